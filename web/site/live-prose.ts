// Numbers in the prose follow the widget that they name.

import type { Core, Slug } from '../../wasm/core.mjs';
import { evaluate, type Scope } from '../element/expression.ts';
import type { WidgetElement } from '../element/widget-element.ts';

interface LiveNumber {
  text: Text;
  /** What of the page is seen or not along with it. */
  block: Element;
  source: string;
}

/** Numbers out of sight follow when their widget has rested this long, in milliseconds. */
const rest = 150;

/** The numbers that follow a widget; those with a state of their own, slug(…), speak of that state. */
function liveNumbers(slug: string): LiveNumber[] {
  const elements = document.querySelectorAll<HTMLElement>(`[data-live^="${CSS.escape(slug)}."]`);
  return Array.from(elements, (element) => ({
    text: element.firstChild as Text,
    block: element.closest('p') ?? element,
    source: element.dataset.live ?? '',
  }));
}

export function followWidgets(core: Core): void {
  /** By slug, from a widget's first change on. */
  const numbers = new Map<string, LiveNumber[]>();
  /** What is due, and from what it is told. */
  const waiting = new Map<LiveNumber, Scope>();
  const show = (number: LiveNumber, scope: Scope) => {
    waiting.delete(number);
    const text = evaluate(core, number.source, scope);
    // Writing what stands there already would lay out its paragraph anew; a new text node would find
    // its style anew as well.
    if (number.text.data !== text) number.text.data = text;
  };

  // Only while a widget changes is it watched which of its numbers are in sight.
  const seen = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) seen.add(target);
      else seen.delete(target);
    }
    for (const [number, scope] of waiting) if (seen.has(number.block)) show(number, scope);
  });
  let changed = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const catchUp = () => {
    const left = changed + rest - performance.now();
    timer = left > 0 ? setTimeout(catchUp, left) : undefined;
    if (timer !== undefined) return;
    for (const [number, scope] of waiting) show(number, scope);
    observer.disconnect();
    seen.clear();
  };

  document.addEventListener('pe-change', (event) => {
    const { slug } = (event as CustomEvent<{ slug: string }>).detail;
    const ofWidget = numbers.get(slug) ?? liveNumbers(slug);
    numbers.set(slug, ofWidget);
    if (ofWidget.length === 0) return;
    changed = performance.now();
    timer ??= setTimeout(catchUp, rest);
    const { scope } = event.target as WidgetElement<Slug>;
    for (const number of ofWidget) {
      if (seen.has(number.block)) {
        show(number, scope);
      } else {
        observer.observe(number.block);
        waiting.set(number, scope);
      }
    }
  });
}
