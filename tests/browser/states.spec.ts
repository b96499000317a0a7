// Every widget in hundreds of states, and through ten thousand events: nothing breaks, nothing grows.

import { firstMarks, markOf, openWithHands, press, reset } from './hands.ts';
import { clashes } from './labels.ts';
import { expect, test } from './support.ts';

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ article }) => {
  test.slow();
  await openWithHands(article);
});

// Labels are tightest on the narrowest phone; on a desk marks are large beside them. They are judged
// in the widest letters that a common system brings.
for (const [count, width] of [
  [500, 360],
  [60, 320],
  [60, 1280],
]) {
  test(`in ${count} states of every widget, ${width} px wide, nothing is NaN, minus zero or empty, and no label lies on another or on a mark (case 6)`, async ({
    article,
  }) => {
    await article.setViewportSize({ width, height: 740 });
    await article.evaluate(`window.clashes = ${clashes}`);
    const broken = await article.evaluate(async (count) => {
      const { clashes, pe } = window;
      const { all, asText, randomStates, root, widgets } = pe;
      const wide = new CSSStyleSheet();
      wide.replaceSync('.widget { --sans: "Han punctuation", "DejaVu Sans", "Noto Sans CJK SC" }');
      for (const e of widgets()) e.shadowRoot!.adoptedStyleSheets.push(wide);
      const unreadable = /undefined|NaN|Infinity|\{\{|[-−]0(\.0+)?(?![.\d])/;
      /** Marks of what is not always there. */
      const optional = '.fault, .flip';
      const faults = (e: Element) => {
        const found =
          unreadable.exec(root(e).querySelector('.widget')!.outerHTML)?.slice(0, 1) ?? [];
        for (const path of all(e, 'path[d=""]')) {
          if (!path.matches(optional)) found.push(`${path.getAttribute('class')} is empty`);
        }
        const figure = root(e).querySelector<SVGSVGElement>('svg.figure');
        return figure ? [...found, ...clashes(figure)] : found;
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
          const found = faults(e);
          if (asText(e.params) !== asText(own[nth])) found.push('is in another state');
          for (const fault of found) {
            const law = `${e.localName}: ${fault.replace(/\d+(\.\d+)?/g, '#')}`;
            if (!broken.has(law)) broken.set(law, e.state);
          }
        }
      }
      return [...broken].map(([law, state]) => `${law} at ${state}`);
    }, count);
    expect(broken).toEqual([]);
  });
}

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
  await dragAll(2_000);
  const before = await kept();
  await dragAll(10_000);
  const after = await kept();
  // A leak of fifty bytes an event would be a tenth of the heap.
  expect.soft(after.heap / before.heap).toBeLessThan(1.1);
  expect.soft(after.nodes / before.nodes).toBeLessThan(1.01);
  expect.soft(after.listeners / before.listeners).toBeLessThan(1.01);
});
