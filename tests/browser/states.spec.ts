// Every widget in hundreds of states, and through ten thousand events: nothing breaks, nothing grows.

import { firstMarks, markOf, openWithHands, press, reset } from './hands.ts';
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
    const driven = widgets().map((e) => {
      // A state that comes again is drawn once.
      const own = new Map(randomStates(e, count).map((state) => [asText(state), state]));
      return { e, own: [...own.values()] };
    });
    for (let nth = 0; nth < count; nth++) {
      const round = driven.filter(({ own }) => nth < own.length);
      for (const { e, own } of round) {
        if (nth % 2 === 0) e.set(own[nth]);
        else e.setState(asText(own[nth]));
      }
      await Promise.all(round.map(({ e }) => e.updateComplete));
      for (const { e, own } of round) {
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

test('ten thousand drag events leave no memory, no nodes and no listeners behind', async ({
  article,
}) => {
  const session = await article.context().newCDPSession(article);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  const kept = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
  };
  const first = await firstMarks(article);
  /** Presses on a mark of every widget in turn and drags it to and fro, many events a frame. */
  const dragAll = async (total: number) => {
    const each = Math.ceil(total / first.length);
    for (const mark of first) {
      await reset(article, mark);
      const { x, y } = await press(article, mark);
      await markOf(article, mark).evaluate(
        async (e, [x, y, each]) => {
          for (let nth = 0; nth < each; nth++) {
            const [clientX, clientY] = [x + 60 * Math.sin(nth / 9), y + 60 * Math.cos(nth / 7)];
            e.dispatchEvent(new PointerEvent('pointermove', { pointerId: 1, clientX, clientY }));
            if (nth % 40 === 0) await window.pe.frames(1);
          }
        },
        [x, y, each] as const,
      );
      await article.mouse.up();
    }
  };
  // Code is compiled and caches are filled first.
  await dragAll(5_000);
  const before = await kept();
  await dragAll(10_000);
  const after = await kept();
  // A leak of fifty bytes an event would be a tenth of the heap.
  expect.soft(after.heap / before.heap).toBeLessThan(1.1);
  expect.soft(after.nodes / before.nodes).toBeLessThan(1.01);
  expect.soft(after.listeners / before.listeners).toBeLessThan(1.01);
});
