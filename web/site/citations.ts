// The cards of citations: the style sheet shows them on hover and focus, this adds fingers and Escape.

export function tapCitations(): void {
  const linkOf = (event: Event) =>
    (event.target as Element).closest<HTMLAnchorElement>('.cite > a');

  // What had the focus before a press: the press itself moves it.
  let before: Element | null = null;
  document.addEventListener('pointerdown', () => {
    before = document.activeElement;
  });
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || (event as PointerEvent).pointerType !== 'touch' || before === link) return;
    // The first tap shows the card, the second follows the link.
    event.preventDefault();
    link.focus();
  });

  const shut = (cite: Element, on: boolean) => cite.classList.toggle('shut', on);
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const cite of document.querySelectorAll('.cite:is(:hover, :focus-within)'))
      shut(cite, true);
  });
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, (event) => {
      const link = linkOf(event);
      if (link?.parentElement) shut(link.parentElement, false);
    });
  }
}
