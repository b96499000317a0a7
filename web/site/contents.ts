// The contents say where the reader is, and the drawer closes after a choice.

/** The section that crosses a line a third down the window is the one being read. */
const line = { rootMargin: '-33% 0px -66% 0px' };

export function followReader(): void {
  const now = document.querySelector('.bar .now');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents a')];

  const mark = (id: string | undefined) => {
    for (const link of links) {
      if (link.getAttribute('href') === `#${id}`) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
    const current = links.find((link) => link.ariaCurrent === 'location');
    if (now) now.textContent = current?.lastChild?.textContent ?? '';
  };
  const sections = [...document.querySelectorAll('.section')];
  const footer = document.querySelector('body > footer');
  const crossing = new Set<Element>();
  const observe = (options: IntersectionObserverInit, targets: Array<Element | null>) => {
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) crossing.add(target);
        else crossing.delete(target);
      }
      // At the end of the page the last section is read: it may be too short to reach the line.
      const ended = footer && crossing.has(footer);
      mark((ended ? sections : [...crossing]).at(-1)?.id);
    }, options);
    for (const target of targets) if (target) observer.observe(target);
  };
  observe(line, sections);
  observe({}, [footer]);

  const drawer = document.querySelector<HTMLDetailsElement>('.bar details');
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (drawer && (target.closest('.contents a') || !drawer.contains(target))) drawer.open = false;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !drawer?.open) return;
    drawer.open = false;
    drawer.querySelector('summary')?.focus();
  });
}
