// Sections far from the window are not laid out or drawn along with those in view.

/** One window above and below counts as near: what comes next is drawn before it is reached. */
const near = { rootMargin: '100% 0px' };

/** What a reader does first, at the latest. */
const stirs = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;

export function restFarSections(): void {
  const root = document.documentElement;
  const sections = [...document.querySelectorAll('.section')];
  const main = document.querySelector('main');
  let width: number | undefined;
  // A section that rests keeps the height it had (contain-intrinsic-size), so nothing moves.
  const observer = new IntersectionObserver((entries) => {
    width ??= main?.clientWidth;
    for (const { target, isIntersecting } of entries) {
      target.classList.toggle('far', !isIntersecting);
      target.classList.toggle('near', isIntersecting);
    }
  }, near);
  const wake = (section: Element) => {
    section.classList.remove('far');
    section.classList.add('near');
  };
  /** All are laid out at once, and what is far rests again. */
  const layOut = () => {
    root.classList.remove('fresh');
    for (const section of sections) {
      wake(section);
      observer.unobserve(section);
      observer.observe(section);
    }
  };
  // In another width it has another height: all are laid out anew before they may rest again.
  // No ResizeObserver: sections that wake within its round are an error to Firefox.
  window.addEventListener('resize', () => {
    if (main?.clientWidth === width) return;
    width = main?.clientWidth;
    layOut();
  });
  layOutWhenIdle(sections, wake, layOut);
  for (const section of sections) observer.observe(section);
}

/**
 * A page that is opened at its top shows estimated heights below (theme.ts). When its reader stirs,
 * they become true, one section after the other; before a link leads into them, at once.
 */
function layOutWhenIdle(
  sections: Element[],
  wake: (section: Element) => void,
  layOut: () => void,
): void {
  const root = document.documentElement;
  const fresh = () => root.classList.contains('fresh');
  const idle = window.requestIdleCallback ?? setTimeout;
  const waiting = [...sections];
  const next = () => {
    if (!fresh()) return;
    const section = waiting.shift();
    if (!section) return layOut();
    wake(section);
    requestAnimationFrame(() => idle(next));
  };
  const stirred = () => {
    for (const type of stirs) window.removeEventListener(type, stirred);
    idle(next);
  };
  for (const type of stirs) window.addEventListener(type, stirred, { passive: true });
  const link = ({ target }: Event) => {
    if (fresh() && (target as Element).closest('a[href^="#"]')) layOut();
  };
  document.addEventListener('click', link, { capture: true });
  // Comes before the browser scrolls.
  window.addEventListener('popstate', () => {
    if (fresh()) layOut();
  });
}
