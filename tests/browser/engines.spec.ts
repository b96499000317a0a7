// What must hold in every engine. A window for all and few pages: the widgets are found on them.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { widgets } from '../../content/zh-CN/widgets.json' with { type: 'json' };
import { fill } from '../../web/element/expression.ts';
import { wordsOf } from '../../web/element/words.ts';
import { differences, golden } from '../golden/golden.ts';
import { expect, expectSilence, test as inWindow, visit, watch } from './engines.ts';
import {
  type Account,
  everyMark,
  firstMarks,
  giveHands,
  look,
  type Mark,
  press,
  type Reader,
  reset,
} from './hands.ts';

interface Site {
  url: string;
  /** A page of another origin, with every widget as an element. */
  foreign: string;
  /** The same with two. */
  pair: string;
}

const slugs = Object.keys(widgets);

/** The words of the widgets, taken apart by the core. */
const { parts, expressions } = JSON.parse(
  execFileSync(process.execPath, [join(__dirname, '../wasm/words.mjs')], { encoding: 'utf8' }),
);
const parser = {
  splitText: (text: string) => parts[text],
  parseExpression: (source: string) => expressions[source],
};

/** What the native core reads: in the initial state, and at both ends. A table has one state. */
const goldenOf = (slug: string, nth: number) => golden[slug][nth] ?? golden[slug][0];

/** What the page of frames below has heard. */
declare const heights: Record<string, number>;

/** Pages that show the site in frames. */
const frames = {
  '/still': '<iframe sandbox="allow-same-origin" width="360" height="740" src="./"></iframe>',
  '/sandbox': `<style>body { margin: 0 } iframe { display: block; border: 0 }</style>
    <iframe sandbox="allow-scripts" width="360" height="740" src="embed/slice/"></iframe>`,
  '/framed': `<script>
      const heights = {};
      addEventListener('message', ({ data }) => {
        if (data.type === 'pe-height') heights[data.slug] = data.height;
      });
    </script>${slugs
      .map((slug) => {
        const state = Object.entries(goldenOf(slug, 2).params).map((entry) => entry.join('='));
        return `<iframe width="360" height="500" src="embed/${slug}/?${state.join('&')}"></iframe>`;
      })
      .join('')}`,
};
const asPage = (body: string) =>
  `<!doctype html><meta charset="utf-8"><title>—</title><link rel="icon" href="data:,">${body}`;

const test = inWindow.extend<object, { site: Site }>({
  site: [
    async ({ serve }, use) => {
      const pages = Object.entries(frames).map(([path, body]) => [path, asPage(body)]);
      const { url } = await serve({ head: watch, pages: Object.fromEntries(pages) });
      const post = (slugs: string[]) =>
        asPage(`<style></style><script type="module" src="${url}embed.js"></script>
          ${slugs.map((slug) => `<pe-${slug}><a href="${url}">fallback</a></pe-${slug}>`).join('')}`);
      const host = await serve({
        head: watch,
        pages: { '/post': post(slugs), '/pair': post(pair) },
      });
      await use({ url, foreign: `${host.url}post`, pair: `${host.url}pair` });
    },
    { scope: 'worker' },
  ],
});

// In turn, in one worker: they share the window.
test.describe.configure({ mode: 'default' });
test.slow();

/** The engine's core reads what the native one does, and the widget's words say it. */
function expectTrue({ slug, params, reading, ...said }: Account, nth: number): void {
  const place = `${slug} with ${JSON.stringify(params)}`;
  const expected = goldenOf(slug, nth);
  expect.soft(params, place).toEqual(expected.params);
  expect.soft(differences(reading, expected.reading), place).toEqual([]);
  const { summary, readouts } = wordsOf(slug);
  const scope = { ...params, ...reading };
  expect.soft(said, place).toEqual({
    summary: said.summary && fill(parser, summary, scope),
    readouts: readouts.map(({ value }) => fill(parser, value, scope)),
  });
}

/** All widgets of the page say the numbers of the states to which they are taken. */
async function expectTrueNumbers(reader: Reader): Promise<void> {
  for (const nth of [0, 1, 2]) {
    const states = Object.fromEntries(slugs.map((slug) => [slug, goldenOf(slug, nth).params]));
    const seen = await reader.evaluate(async (states) => {
      const { widgets, account, frames } = window.pe;
      for (const e of widgets()) e.set(states[e.localName.slice('pe-'.length)]);
      await frames();
      return widgets().map(account);
    }, states);
    expect(seen.map(({ slug }) => slug).sort()).toEqual(slugs.toSorted());
    for (const account of seen) expectTrue(account, nth);
  }
}

/** How far marks are dragged, in pixels. */
const reach = 70;

/** A mark moves with the pointer, stays under it, and is let go. */
async function expectDrag(reader: Reader, mark: Mark): Promise<void> {
  await reset(reader, mark);
  const start = await look(reader, mark);
  const { x, y } = await press(reader, mark);
  const held = await look(reader, mark);
  // No driver but Chromium's moves a pointer out of the window.
  const [width, height] = await reader.evaluate(() => [innerWidth, innerHeight]);
  const inside = (place: number, size: number) => Math.min(Math.max(place, 0), size - 1);
  const states = new Set([start.state]);
  for (const way of [reach, -reach]) {
    const to = inside(x + way, width);
    await reader.mouse.move(to, inside(y + way, height), { steps: 2 });
    const now = await look(reader, mark);
    states.add(now.state);
    if (mark.alongX && !now.atEnd) {
      const off = Math.abs(now.knob.x - held.knob.x - (to - x));
      expect.soft(off, `${mark.name} is so far from a pointer moved by ${to - x}`).toBeLessThan(6);
    }
  }
  expect.soft(states.size, `${mark.name} moved`).toBeGreaterThan(1);
  await reader.mouse.up();
  const { state } = await look(reader, mark);
  await reader.mouse.move(x, y);
  expect.soft((await look(reader, mark)).state, `${mark.name} let go`).toBe(state);
}

test('every mark can be dragged, stays under the pointer, and is let go', async ({
  reader,
  site,
}) => {
  await visit(reader, site.url);
  for (const mark of await everyMark(reader)) await expectDrag(reader, mark);
});

test('keys go one step, ten steps and to the ends of every slider', async ({ reader, site }) => {
  await visit(reader, site.url);
  const sliders = await reader.evaluate(() =>
    window.pe.widgets().flatMap((e) =>
      window.pe.sliders(e).map(({ name, min, max, step }) => {
        const last = Math.round((Number(max) - Number(min)) / Number(step));
        return { slug: e.localName.slice('pe-'.length), name, last };
      }),
    ),
  );
  for (const { slug, name, last } of sliders) {
    let expected = Math.round(last / 2);
    await reader.evaluate(
      ([slug, name, steps]) => {
        const { find, sliders, slide } = window.pe;
        const input = sliders(find(slug)).find((slider) => slider.name === name)!;
        input.focus();
        slide(input, Number(input.min) + steps * Number(input.step));
      },
      [slug, name, expected] as const,
    );
    for (const [key, by] of [
      ['ArrowRight', 1],
      ['ArrowLeft', -1],
      ['Shift+ArrowRight', 10],
      ['PageDown', -10],
      ['End', Infinity],
      ['ArrowRight', 1],
      ['Home', -Infinity],
    ] as const) {
      await reader.keyboard.press(key);
      expected = Math.min(last, Math.max(0, expected + by));
      const seen = await reader.evaluate(async (slug) => {
        await window.pe.frames();
        const e = window.pe.find(slug);
        const { value, min, step, ariaValueText } = e.shadowRoot!.activeElement as HTMLInputElement;
        return {
          steps: Math.round((Number(value) - Number(min)) / Number(step)),
          said: ariaValueText,
          words: window.pe.words(e),
        };
      }, slug);
      const place = `${slug} ${name} after ${key}`;
      expect.soft(seen.steps, place).toBe(expected);
      expect.soft(seen.said, place).toMatch(/\S/);
      expect
        .soft(seen.words, place)
        .not.toMatch(/undefined|null|NaN|Infinity|\{\{|[-−]0(\.0+)?(?![.\d])/);
    }
  }
});

test('the numbers on the page are those of the native core', async ({ reader, site }) => {
  await visit(reader, site.url);
  await expectTrueNumbers(reader);
});

/** The colours of the page's words and of every widget's. */
const inks = (reader: Reader) =>
  reader.evaluate(() => {
    const { widgets, root } = window.pe;
    const places = [document.body, ...widgets().map((e) => root(e).querySelector('.widget')!)];
    return [...new Set(places.map((place) => getComputedStyle(place).color))];
  });

test('a theme is the system’s or the reader’s, and reaches every widget', async ({
  reader,
  site,
  night,
}) => {
  await visit(reader, site.url);
  const light = await inks(reader);
  expect(light).toHaveLength(1);
  const choose = () =>
    reader.evaluate(async () => {
      document.querySelector<HTMLButtonElement>('button.theme')!.click();
      await window.pe.frames();
      return document.documentElement.dataset.theme ?? 'auto';
    });
  expect(await choose()).toBe('light');
  expect(await inks(reader)).toEqual(light);
  expect(await choose()).toBe('dark');
  const dark = await inks(reader);
  expect(dark).toHaveLength(1);
  expect(dark).not.toEqual(light);
  expect(await choose()).toBe('auto');
  expect(await inks(reader)).toEqual(light);

  await visit(night.page, site.url);
  expect(await inks(night.page)).toEqual(dark);
  expect(night.trouble).toEqual([]);
});

test('without scripts figures and numbers are there, and no dead control', async ({
  reader,
  shared,
  site,
}) => {
  await visit(reader, site.url);
  const alive = await reader.evaluate(() => window.pe.widgets().map(window.pe.account));
  await visit(reader, new URL('/still', site.url).href);
  const still = await reader.evaluate(() => {
    const { widgets, root, all, account } = window.pe;
    return widgets(document.querySelector('iframe')!.contentDocument!).map((e) => ({
      ...account(e),
      alive: e.matches(':defined'),
      height: root(e).querySelector('.figure, table')!.getBoundingClientRect().height,
      controls: all(e, '.controls, .controls *').filter((part) => part.checkVisibility()).length,
      hints: all(e, '.hint').filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .length,
    }));
  });
  expect(still.map(({ slug }) => slug)).toEqual(alive.map(({ slug }) => slug));
  for (const [nth, { slug, summary, readouts, ...state }] of still.entries()) {
    expect.soft(alive[nth]).toMatchObject({ slug, summary, readouts });
    expect.soft(state.alive, slug).toBe(false);
    expect.soft(state.controls, slug).toBe(0);
    expect.soft(state.hints, slug).toBe(0);
    expect.soft(state.height, slug).toBeGreaterThan(100);
  }
  // The sandbox says what it keeps from running.
  expect(shared.trouble.splice(0).filter((text) => !/sandbox/.test(text))).toEqual([]);
});

test('embedded by embed.js on a page of another origin, every widget is as at home', async ({
  reader,
  site,
}) => {
  await visit(reader, site.foreign);
  await expectTrueNumbers(reader);
  for (const mark of await firstMarks(reader)) await expectDrag(reader, mark);
});

test('an embedded widget has the theme of its attribute, or else that of the page around it', async ({
  reader,
  site,
  night,
}) => {
  for (const [system, page] of [
    ['light', reader],
    ['dark', night.page],
  ] as const) {
    await visit(page, site.pair);
    const seen = await page.evaluate((slug) => {
      const e = window.pe.find(slug);
      const ink = (scheme: string, theme: string) => {
        document.documentElement.style.colorScheme = scheme;
        e.setAttribute('theme', theme);
        return getComputedStyle(window.pe.root(e).querySelector('.widget')!).color;
      };
      const name = { [ink('light', 'light')]: 'light', [ink('light', 'dark')]: 'dark' };
      return ['normal', 'light', 'dark', 'light dark'].map((scheme) =>
        ['', 'auto', 'light', 'dark'].map((theme) => name[ink(scheme, theme)]),
      );
    }, pair[0]);
    expect(seen).toEqual(
      ['light', 'light', 'dark', system].map((own) => [own, own, 'light', 'dark']),
    );
  }
  expect(night.trouble).toEqual([]);
});

/** What pages do to the things that are on them, which here do not change their heights. */
const distortions: Record<string, string> = {
  'turned and mirrored': 'body > * { rotate: 30deg; scale: -0.7 0.7 }',
  slanted: 'body > * { transform: skew(20deg, 10deg) scale(0.7) }',
  'zoomed, too':
    'body { zoom: 0.8; translate: 9px 7px } body > * { transform: rotate(200deg) skewX(15deg) scale(-0.8, 0.7); zoom: 1.1 }',
};

/** A mark that goes sideways, and one that goes up and down. */
const pair = ['add-position', 'frequency-rows'];

/** The middle of a widget's only mark, once its slider is there: where it is hit, as boxes may lie. */
const middle = (reader: Reader, slug: string, share: number) =>
  reader.evaluate(
    async ([slug, share]) => {
      const { find, frames, grabbable, root, sliders, slide } = window.pe;
      const e = find(slug);
      const [input] = sliders(e);
      slide(input, Number(input.min) + share * (Number(input.max) - Number(input.min)));
      e.scrollIntoView({ block: 'center', behavior: 'instant' });
      await frames();
      let [x, y, count] = [0, 0, 0];
      for (let nth = 0; nth < (innerWidth * innerHeight) / 36; nth++) {
        const [right, down] = [(6 * nth) % innerWidth, 6 * Math.floor((6 * nth) / innerWidth)];
        if (!root(e).elementFromPoint(right, down)?.closest(grabbable)) continue;
        [x, y, count] = [x + right, y + down, count + 1];
      }
      return { x: x / count, y: y / count };
    },
    [slug, share] as const,
  );

test('marks stay under the pointer where a page turns, mirrors, slants or zooms them', async ({
  reader,
  site,
}) => {
  await visit(reader, site.pair);
  for (const [how, css] of Object.entries(distortions)) {
    await reader.evaluate((css) => {
      document.querySelector('style')!.textContent = `body > * { height: 500px } ${css}`;
    }, css);
    for (const slug of pair) {
      const value = () =>
        reader.evaluate(async (slug) => {
          await window.pe.frames();
          return window.pe.sliders(window.pe.find(slug))[0].value;
        }, slug);
      const there = await middle(reader, slug, 0.7);
      const expected = await value();
      const here = await middle(reader, slug, 0.3);
      await reader.mouse.move(here.x, here.y);
      await reader.mouse.down();
      await reader.mouse.move(there.x, there.y, { steps: 2 });
      expect.soft(await value(), `${slug}, ${how}`).toBe(expected);
      await reader.mouse.up();
    }
  }
});

test('in frames every widget comes to the state of its address and says its height', async ({
  reader,
  site,
}) => {
  await visit(reader, new URL('/framed', site.url).href);
  const seen = await reader.evaluate(async () => {
    const { account, widgets, frames } = window.pe;
    const places = [...document.querySelectorAll('iframe')];
    const seen = [];
    for (const place of places) {
      // Out of sight, a frame may take its time.
      place.scrollIntoView({ block: 'center', behavior: 'instant' });
      const inside = () => widgets(place.contentDocument!);
      while (!inside().some((e) => e.hasUpdated && !e.isUpdatePending)) await frames();
      seen.push(...inside().map(account));
    }
    return seen.map((account) => ({ ...account, height: heights[account.slug] }));
  });
  expect(seen.map(({ slug }) => slug)).toEqual(slugs);
  for (const { height, ...account } of seen) {
    expect.soft(height, account.slug).toBeGreaterThan(200);
    expectTrue(account, 2);
  }
});

test('in a sandbox that allows scripts and nothing else a widget comes alive and is dragged', async ({
  reader,
  site,
}) => {
  await visit(reader, new URL('/sandbox', site.url).href);
  const [, frame] = reader.frames();
  // The frame fills the window.
  const inside = { evaluate: frame.evaluate.bind(frame), mouse: reader.mouse } as Reader;
  await giveHands(inside);
  await inside.evaluate(() => window.pe.everyAlive());
  expect(await inside.evaluate(() => origin)).toBe('null');
  const [mark] = await everyMark(inside);
  await expectDrag(inside, mark);
  await reset(inside, mark);
  expectTrue(await inside.evaluate(() => window.pe.account(window.pe.widgets()[0])), 0);
  await expectSilence(inside);
});
