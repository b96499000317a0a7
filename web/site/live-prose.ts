// Numbers in the prose follow the widget that they name.

import type { Core } from '../../wasm/core.mjs';
import { evaluate, type Scope } from '../element/expression.ts';

interface Change {
  slug: string;
  params: Scope;
  reading: Scope;
}

interface LiveNumber {
  text: Text;
  /** What of the page is seen or not along with it. */
  block: Element;
  source: string;
}

/** Numbers out of sight follow when their widget has rested this long, in milliseconds. */
const rest = 150;

function liveNumbers(core: Core): Map<string, LiveNumber[]> {
  const numbers = new Map<string, LiveNumber[]>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-live]')) {
    const source = element.dataset.live ?? '';
    const { slug, state } = core.parseExpression(source);
    // Numbers with a state of their own stay: they speak of that state.
    if (slug === undefined || state !== undefined) continue;
    const ofWidget = numbers.get(slug) ?? [];
    ofWidget.push({
      text: element.firstChild as Text,
      block: element.closest('p') ?? element,
      source,
    });
    numbers.set(slug, ofWidget);
  }
  return numbers;
}

export function followWidgets(core: Core): void {
  const numbers = liveNumbers(core);
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
    const { slug, params, reading } = (event as CustomEvent<Change>).detail;
    const ofWidget = numbers.get(slug);
    if (!ofWidget) return;
    changed = performance.now();
    timer ??= setTimeout(catchUp, rest);
    const scope = { ...params, ...reading };
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
