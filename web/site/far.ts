// Sections far from the window are not laid out or drawn along with those in view.

/** One window above and below counts as near: what comes next is drawn before it is reached. */
const near = { rootMargin: '100% 0px' };

const isAtEnd = ({ scrollTop, clientHeight, scrollHeight }: Element) =>
  scrollTop + clientHeight > scrollHeight - 2;

export function restFarSections(): void {
  const root = document.documentElement;
  const fresh = () => root.classList.contains('fresh');
  const sections = [...document.querySelectorAll('.section')];
  const main = document.querySelector('main');
  let width: number | undefined;
  // A section that rests keeps the height it had (contain-intrinsic-size), so nothing moves.
  const observer = new IntersectionObserver((entries) => {
    width ??= main?.clientWidth;
    const atEnd = fresh() && isAtEnd(root);
    for (const { target, isIntersecting } of entries) {
      target.classList.toggle('far', !isIntersecting);
      target.classList.toggle('near', isIntersecting);
    }
    // Only what is near by now will be laid out: some have come and gone between two frames.
    for (const section of sections) if (section.classList.contains('near')) known.add(section);
    if (fresh()) layOutAbove();
    // Whoever went to the very end is to stay there, whatever heights above it turn out to be.
    if (atEnd) root.scrollTop = root.scrollHeight;
  }, near);
  const layOut = (some: Element[]) => {
    for (const section of some) {
      known.add(section);
      section.classList.remove('far');
      section.classList.add('near');
      observer.unobserve(section);
      observer.observe(section);
    }
  };
  // A page that is opened at its top shows estimated heights below (theme.ts). Reading on makes them
  // true one by one; whoever leaps over some is to find the same place again after a reload.
  const known = new Set<Element>();
  const layOutAbove = () => {
    const last = sections.findLastIndex((section) => section.classList.contains('near'));
    layOut(sections.slice(0, Math.max(0, last)).filter((section) => !known.has(section)));
  };
  const layOutAll = () => {
    root.classList.remove('fresh');
    layOut(sections);
  };
  // Before a link leads in among them, all are laid out; popstate comes before the browser scrolls.
  const link = ({ target }: Event) => {
    if (fresh() && (target as Element).closest('a[href^="#"]')) layOutAll();
  };
  document.addEventListener('click', link, { capture: true });
  window.addEventListener('popstate', () => {
    if (fresh()) layOutAll();
  });
  // In another width it has another height: all are laid out anew before they may rest again.
  // No ResizeObserver: sections that wake within its round are an error to Firefox.
  window.addEventListener('resize', () => {
    if (main?.clientWidth === width) return;
    width = main?.clientWidth;
    layOutAll();
  });
  for (const section of sections) observer.observe(section);
}
