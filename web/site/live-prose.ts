// Numbers in the prose follow the widget that they name.

import { evaluate, parseExpression, type Scope } from '../element/expression.ts';

interface Change {
  slug: string;
  params: Scope;
  reading: Scope;
}

/** Numbers with a state of their own stay: they speak of that state. */
function follows(place: HTMLElement, slug: string): boolean {
  const expression = parseExpression(place.dataset.live ?? '');
  return expression.slug === slug && expression.state === undefined;
}

export function followWidgets(): void {
  document.addEventListener('pe-change', (event) => {
    const { slug, params, reading } = (event as CustomEvent<Change>).detail;
    const scope = { ...params, ...reading };
    for (const place of document.querySelectorAll<HTMLElement>('[data-live]')) {
      if (follows(place, slug)) place.textContent = evaluate(place.dataset.live ?? '', scope);
    }
  });
}
