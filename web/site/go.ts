// Words in the prose that take a widget to a state. Without this they are links to its figure.

type Alive = HTMLElement & { change?(state: string): void };

/** Whether more than half of an element is in the window. */
function mostlyInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return Math.min(bottom, innerHeight) - Math.max(top, 0) > Math.min(height, innerHeight) / 2;
}

export function followGoLinks(): void {
  // Only now are they more than links.
  for (const link of document.querySelectorAll('a.go')) link.setAttribute('role', 'button');

  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a.go');
    // With a modifier it is a link like any other: to a new tab, say.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const place = document.getElementById(link.hash.slice(1));
    const widget = place?.firstElementChild as Alive | null | undefined;
    if (!place || !widget?.change) return;
    event.preventDefault();
    widget.change(link.dataset.go ?? '');
    if (mostlyInView(place)) return;
    // What rests on the way may change its height when it wakes: a smooth way would miss its end.
    const atOnce =
      place.closest('.far') !== null || matchMedia('(prefers-reduced-motion: reduce)').matches;
    place.scrollIntoView({ block: 'nearest', behavior: atOnce ? 'instant' : 'smooth' });
  });

  document.addEventListener('keydown', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a.go');
    if (!link || event.key !== ' ') return;
    event.preventDefault();
    link.click();
  });
}
