// Sections far from the window are not laid out or drawn along with those in view.

/** One window above and below counts as near: what comes next is drawn before it is reached. */
const near = { rootMargin: '100% 0px' };

export function restFarSections(): void {
  const sections = [...document.querySelectorAll('.section')];
  const main = document.querySelector('main');
  let width: number | undefined;
  // A section that rests keeps the height it had (contain-intrinsic-size), so nothing moves.
  const observer = new IntersectionObserver((entries) => {
    width ??= main?.clientWidth;
    for (const { target, isIntersecting } of entries)
      target.classList.toggle('far', !isIntersecting);
  }, near);
  // In another width it has another height: all are laid out anew before they may rest again.
  // No ResizeObserver: sections that wake within its round are an error to Firefox.
  window.addEventListener('resize', () => {
    if (main?.clientWidth === width) return;
    width = main?.clientWidth;
    for (const section of sections) {
      section.classList.remove('far');
      observer.unobserve(section);
      observer.observe(section);
    }
  });
  for (const section of sections) observer.observe(section);
}
