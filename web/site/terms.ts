// Words and marks of one meaning are lit together, whichever of the two is pointed at.

type Lightable = Element & { light?(role: string | undefined): void };

/** The last widget before a term and the first after it, in the term's section. */
function neighbours(term: Element): Lightable[] {
  const widgets = [
    ...(term.closest('.section')?.querySelectorAll('.widget-place > :first-child') ?? []),
  ];
  const after = widgets.findIndex(
    (widget) => term.compareDocumentPosition(widget) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const border = after === -1 ? widgets.length : after;
  return widgets.slice(Math.max(border - 1, 0), border + 1);
}

export function linkTerms(): void {
  const terms = [...document.querySelectorAll<HTMLElement>('.term')];

  const point = (event: Event, on: boolean) => {
    const term = (event.target as Element).closest<HTMLElement>('.term');
    if (!term) return;
    for (const widget of neighbours(term)) widget.light?.(on ? term.dataset.role : undefined);
  };
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, (e) => point(e, true));
  for (const type of ['pointerout', 'focusout'])
    document.addEventListener(type, (e) => point(e, false));

  // A tap focuses a term. For the keyboard one stop a role and section is enough.
  const stops = new Set<string>();
  for (const term of terms) {
    const stop = `${term.closest('.section')?.id} ${term.dataset.role}`;
    term.tabIndex = stops.has(stop) ? -1 : 0;
    stops.add(stop);
  }

  document.addEventListener('pe-light', (event) => {
    const { role } = (event as CustomEvent<{ role: string | undefined }>).detail;
    const widget = event.target as Element;
    for (const term of terms) {
      const lit = term.dataset.role === role && neighbours(term).includes(widget);
      term.classList.toggle('lit', lit);
    }
  });
}
