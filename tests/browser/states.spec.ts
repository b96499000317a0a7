// Every widget in hundreds of states, and through ten thousand events: nothing breaks, nothing grows.

import { openWithHands } from './hands.ts';
import { expect, test } from './support.ts';

// Labels are tightest on a phone.
test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ article }) => {
  test.slow();
  await openWithHands(article);
});

test('in 500 states of every widget nothing is NaN, minus zero or empty, and no label covers another (case 6)', async ({
  article,
}) => {
  const broken = await article.evaluate(async (count) => {
    const { all, asText, randomStates, root, widgets } = window.pe;
    const unreadable = /undefined|NaN|Infinity|\{\{|[-−]0(\.0+)?(?![.\d])/;
    /** Marks of what is not always there. */
    const optional = '.fault, .flip';
    /** Letters fill about half of the height of their line, and may touch by so many pixels. */
    const [filled, touch] = [0.56, 2];
    const labels = (e: Element) =>
      all(e, '.figure text')
        .map((text) => ({ words: text.textContent!.trim(), box: text.getBoundingClientRect() }))
        .filter(({ words }) => words !== '')
        .map(({ words, box: { left, right, top, bottom, height } }) => {
          const spare = (height * (1 - filled)) / 2;
          return { words, left, right, top: top + spare, bottom: bottom - spare };
        });
    const faults = (e: Element, withLabels: boolean) => {
      const figure = root(e).querySelector('svg.figure')?.getBoundingClientRect();
      const found = unreadable.exec(root(e).querySelector('.widget')!.outerHTML)?.slice(0, 1) ?? [];
      for (const path of all(e, 'path[d=""]')) {
        if (!path.matches(optional)) found.push(`${path.getAttribute('class')} is empty`);
      }
      if (!figure || !withLabels) return found;
      const words = labels(e);
      for (const [nth, one] of words.entries()) {
        const outside = Math.max(
          figure.left - one.left,
          one.right - figure.right,
          figure.top - one.top,
          one.bottom - figure.bottom,
        );
        if (outside > touch) found.push(`“${one.words}” leaves the figure`);
        for (const other of words.slice(nth + 1)) {
          const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          if (Math.min(across, down) > touch) found.push(`“${one.words}” on “${other.words}”`);
        }
      }
      return found;
    };
    /** The first state at which a widget breaks a law. */
    const broken = new Map<string, string>();
    const states = widgets().map((e) => ({ e, states: randomStates(e, count) }));
    for (let nth = 0; nth < count; nth++) {
      for (const { e, states: own } of states) {
        if (nth % 2 === 0) e.set(own[nth]);
        else e.setState(asText(own[nth]));
      }
      await Promise.all(states.map(({ e }) => e.updateComplete));
      for (const { e, states: own } of states) {
        const found = faults(e, nth % 5 === 0);
        if (asText(e.params) !== asText(own[nth])) found.push('is in another state');
        for (const fault of found) {
          const law = `${e.localName}: ${fault.replace(/\d+(\.\d+)?/g, '#')}`;
          if (!broken.has(law)) broken.set(law, e.state);
        }
      }
    }
    return [...broken].map(([law, state]) => `${law} at ${state}`);
  }, 500);
  expect(broken).toEqual([]);
});
