// Numbers in the prose follow the widget that they name.

import { evaluate, parseExpression, type Scope } from '../element/expression.ts';

interface Change {
  slug: string;
  params: Scope;
  reading: Scope;
}

/** Numbers out of sight follow when their widget has rested this long, in milliseconds. */
const rest = 150;

export function followWidgets(): void {
  const following = Array.from(
    document.querySelectorAll<HTMLElement>('[data-live]'),
    (element) => {
      const source = element.dataset.live ?? '';
      return {
        element,
        block: element.closest('p') ?? element,
        source,
        ...parseExpression(source),
      };
    },
    // Numbers with a state of their own stay: they speak of that state.
  ).filter(({ state }) => state === undefined);

  const seen = new Set<Element>();
  const waiting = new Map<HTMLElement, string>();
  const show = (element: HTMLElement, text: string) => {
    // Writing what stands there already would lay out its paragraph anew.
    if (element.textContent !== text) element.textContent = text;
  };
  const catchUp = () => {
    for (const [element, text] of waiting) show(element, text);
    waiting.clear();
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) seen.add(target);
      else seen.delete(target);
    }
    catchUp();
  });
  for (const { block } of following) observer.observe(block);

  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pe-change', (event) => {
    const { slug, params, reading } = (event as CustomEvent<Change>).detail;
    const scope = { ...params, ...reading };
    for (const { element, block, source, slug: of } of following) {
      if (of !== slug) continue;
      const text = evaluate(source, scope);
      if (seen.has(block)) show(element, text);
      else waiting.set(element, text);
    }
    clearTimeout(timer);
    timer = setTimeout(catchUp, rest);
  });
}
