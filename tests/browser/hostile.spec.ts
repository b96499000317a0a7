// Other people's pages, as unfriendly as they come: widgets look and work as at home, and leave the
// page as it was.

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { bringHands, everyMark, look, press } from './hands.ts';
import type { serveSite } from './server.ts';
import { alive, expect, served as test } from './support.ts';

test.use({ viewport: { width: 800, height: 700 }, contextOptions: { reducedMotion: 'reduce' } });

/** A page of somebody else's. */
interface Host {
  doctype?: string;
  html?: string;
  css?: string;
  /** A script of its own, before ours. */
  library?: string;
  /** How it asks for embed.js. */
  scripts?: string[];
  policy?: (site: string) => string;
  /** How much larger its contents are on the screen. */
  scale?: number;
}

const hosts: Record<string, Host> = {
  'at home': {},
  'where a reset is forced on everything': {
    css: `* { all: unset !important } head, head * { display: none !important }
      * { font: 40px/3 fantasy; letter-spacing: 9px; color: red; fill: red; stroke: red }
      svg { width: 9px; transform: rotate(9deg) } svg *, button, input { opacity: 0.1 !important }
      :root { --role: red; --ink: red; --paper: red; --unit: 3; --px: 9px; --sans: fantasy }
      #column { display: block !important; width: 360px !important }`,
  },
  'in quirks mode, from right to left, with small letters': {
    doctype: '',
    html: 'dir="rtl"',
    css: `html { font-size: 62.5%; text-align: end } #column { margin-left: 100px }
      body { font: 1.6rem/1 serif; text-transform: uppercase; word-spacing: 9px; white-space: pre }`,
  },
  'in a page that is moved, scaled and zoomed': {
    css: `body { transform: translate(30px, 20px) scale(0.75); transform-origin: 0 0 }
      #column { zoom: 2 }`,
    scale: 1.5,
  },
  'beside an old library': {
    library: readFileSync(`${__dirname}/hostile/old-library.js`, 'utf8'),
  },
  'with the script twice, in two versions (case 12)': {
    scripts: ['embed.js', 'embed.js', 'embed.js?2'],
  },
  'under a strict policy (case 15)': {
    policy: (site) =>
      `default-src 'none'; script-src 'self' ${site} 'wasm-unsafe-eval'; style-src 'self' ${site}; img-src data:; connect-src ${site}; require-trusted-types-for 'script'; trusted-types lit-html 'allow-duplicates'`,
  },
};

/** Opens a host with such elements in it. */
async function visit(page: Page, serve: typeof serveSite, host: Host, elements: string) {
  const { url } = await serve();
  const policy = host.policy?.(new URL(url).origin);
  const { url: there } = await serve({
    headers: policy ? { 'content-security-policy': policy } : {},
    pages: {
      '/host.css': `#column { width: 360px } ${host.css ?? ''}`,
      '/host.js': host.library ?? '',
      '/post': `${host.doctype ?? '<!doctype html>'}<html ${host.html ?? ''}><head><meta charset="utf-8">
        <title>—</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/host.css">
        <script src="/host.js"></script>
        ${(host.scripts ?? ['embed.js']).map((name) => `<script type="module" src="${url}${name}"></script>`).join('')}
        </head><body><div id="column">${elements}</div></body></html>`,
    },
  });
  await bringHands(page);
  await page.goto(new URL('/post', there).href);
}

/** Brings the widgets to life one by one, as a reader who scrolls down. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (const e of window.pe.widgets()) {
      e.scrollIntoView({ block: 'center', behavior: 'instant' });
      await customElements.whenDefined(e.localName);
      while (!window.pe.root(e).querySelector('link')?.sheet) await window.pe.frames(1);
    }
    await window.pe.frames();
  });

/** What can be seen of every widget, part by part, in its own measure. */
const looks = (page: Page, scale: number) =>
  page.evaluate((scale) => {
    const visible = [
      'color',
      'fill',
      'stroke',
      'stroke-width',
      'opacity',
      'font-size',
      'font-weight',
    ];
    return window.pe.widgets().map((e) => {
      const frame = window.pe.root(e).querySelector('.widget')!;
      const home = frame.getBoundingClientRect();
      const parts = [frame, ...frame.querySelectorAll('*')].map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        const style = getComputedStyle(part);
        return {
          name: `${part.localName}.${part.getAttribute('class')?.replace(' seen', '')}`,
          // What is not shown is nowhere.
          box:
            part.getClientRects().length === 0
              ? [0, 0, 0, 0]
              : [left - home.left, top - home.top, width, height].map((x) => x / scale),
          look: visible.map((name) => style.getPropertyValue(name)).join(' '),
        };
      });
      return { name: e.localName, parts };
    });
  }, scale);

const slugs = Object.keys(
  JSON.parse(readFileSync(`${__dirname}/../../content/zh-CN/widgets.json`, 'utf8')).widgets,
);
const elements = slugs.map((slug) => `<pe-${slug}><a href="#">${slug}</a></pe-${slug}>`).join('\n');

/** All tests of this file run one after another and share what is seen at home. */
test.describe.configure({ mode: 'default', timeout: 60_000 });
let home: Awaited<ReturnType<typeof looks>> | undefined;

for (const [where, host] of Object.entries(hosts)) {
  test(`every widget looks as at home and is dragged ${where}`, async ({
    page,
    serve,
    trouble,
  }) => {
    if (!home) {
      await visit(page, serve, hosts['at home'], elements);
      await scrollThrough(page);
      home = await looks(page, 1);
    }
    await visit(page, serve, host, elements);
    await scrollThrough(page);
    const { scale = 1 } = host;
    const here = await looks(page, scale);
    expect(here.map(({ name }) => name)).toEqual(home.map(({ name }) => name));
    for (const [nth, { name, parts }] of here.entries()) {
      const right = home[nth].parts;
      const seen = (all: typeof parts) => all.map(({ name, look }) => `${name} ${look}`);
      expect.soft(seen(parts), name).toEqual(seen(right));
      const off = parts.map(({ box }, i) =>
        Math.max(...box.map((x, j) => Math.abs(x - right[i].box[j]))),
      );
      expect.soft(Math.max(...off), `${name} is so far from where it is at home`).toBeLessThan(1.5);
    }

    const marks = (await everyMark(page)).filter(({ alongX }) => alongX);
    for (const mark of marks.filter((_, nth) => nth % 5 === 0)) {
      const { x, y } = await press(page, mark);
      const held = await look(page, mark);
      for (const dx of [40, -40]) {
        await page.mouse.move(x + dx, y);
        const now = await look(page, mark);
        if (now.atEnd) continue;
        const off = Math.abs(now.knob.x - held.knob.x - dx);
        expect
          .soft(off, `${mark.name} is so far from the pointer`)
          .toBeLessThan(6 * Math.max(1, scale));
      }
      await page.mouse.up();
      // A grabbed mark has given the focus to its slider: the keys go on.
      const { state } = await look(page, mark);
      await page.keyboard.press('PageUp');
      await page.keyboard.press('ArrowLeft');
      expect.soft((await look(page, mark)).state, `${mark.name} by keys`).not.toBe(state);
    }
    expect(trouble).toEqual([]);
  });
}

test('the page around a widget stays as it was and hears of everything that happens', async ({
  page,
  serve,
  trouble,
}) => {
  const heard = [
    'pointerdown',
    'pointermove',
    'pointerup',
    'mousedown',
    'mouseup',
    'click',
    'keydown',
    'keyup',
    'input',
    'focusin',
    'dblclick',
  ];
  await page.addInitScript((types) => {
    const events = new Set<string>();
    for (const type of types) addEventListener(type, () => events.add(type));
    const snapshot = () => ({
      names: Object.getOwnPropertyNames(window).sort(),
      page: document.documentElement.outerHTML,
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      history: history.length,
      address: location.href,
      prototypes: [Element, HTMLElement, SVGElement, Array, Event].map(({ prototype }) =>
        Object.getOwnPropertyNames(prototype).join(),
      ),
    });
    // Parsed, and no module has run.
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') Object.assign(window.pe, { before: snapshot() });
    });
    Object.assign(window, { probe: { events, snapshot } });
  }, heard);
  await visit(page, serve, hosts['at home'], elements);
  await scrollThrough(page);
  const [mark] = await everyMark(page);
  const { x, y } = await press(page, mark);
  await page.mouse.move(x + 30, y, { steps: 3 });
  await page.mouse.up();
  await page.keyboard.press('ArrowLeft');
  await page.locator('pe-slice .figure').dblclick();
  const { events, before, after } = await page.evaluate(() => {
    const { probe, pe } = window as unknown as {
      probe: { events: Set<string>; snapshot(): object };
      pe: { before: object };
    };
    return { events: [...probe.events].sort(), before: pe.before, after: probe.snapshot() };
  });
  expect(after).toEqual(before);
  expect(events).toEqual(heard.sort());
  expect(trouble).toEqual([]);
});

test('elements come, go and come back, and keep their state', async ({ page, serve, trouble }) => {
  await visit(page, serve, hosts['at home'], '');
  const state = async (change: string) => {
    await page.evaluate(change);
    await page.evaluate(async () => {
      await customElements.whenDefined('pe-rope-dials');
      await window.pe.frames(3);
    });
    return page.evaluate(() => window.pe.widgets().map((e) => e.state));
  };
  await page.evaluate("column.append(document.createElement('pe-rope-dials'))");
  await alive(page);
  expect(await state("kept = column.firstChild; kept.setAttribute('position', '9')")).toEqual([
    'position=9',
  ]);
  await page.locator('pe-rope-dials .play').click();
  expect(await state('kept.remove()')).toEqual([]);
  const [gone] = await state('document.body.prepend(kept)');
  await page.waitForTimeout(400);
  // Taken from the page it has stopped playing.
  expect(await state('')).toEqual([gone]);
  await expect(page.locator('pe-rope-dials .play')).toHaveText('播放');
  // In the middle of a drag, too.
  const mark = (await everyMark(page))[5];
  const { x, y } = await press(page, mark);
  await page.mouse.move(x + 9, y + 9);
  await state('kept.remove()');
  await page.mouse.move(x + 30, y + 30);
  const [before] = await state('column.append(kept)');
  await page.mouse.move(x - 30, y + 30);
  await page.mouse.up();
  expect(await state('')).toEqual([before]);
  expect(
    await state("column.innerHTML += '<div><pe-rope-dials position=4></pe-rope-dials></div>'"),
  ).toHaveLength(2);
  expect(trouble).toEqual([]);
});

test('fifty widgets stand on one page, each with a state of its own', async ({
  page,
  serve,
  trouble,
}) => {
  const many = Array.from({ length: 50 }, (_, nth) => {
    const slug = ['rope-dials', 'add-position', 'slice', 'index-ramp', 'pairing'][nth % 5];
    return `<pe-${slug} ${slug === 'pairing' ? 'slot' : 'position'}="${nth % 16}"></pe-${slug}>`;
  });
  await visit(page, serve, hosts['at home'], many.join('\n'));
  await scrollThrough(page);
  const places = () =>
    page.evaluate(() => window.pe.widgets().map((e) => Number(Object.values(e.params)[0])));
  const right = Array.from({ length: 50 }, (_, nth) => nth % 16);
  expect(await places()).toEqual(right);
  const slider = page.locator('#column > *').nth(37).locator('input[type=range]');
  await slider.press('ArrowRight');
  right[37]++;
  await expect.poll(places).toEqual(right);
  expect(trouble).toEqual([]);
});

test('a page that hides a widget with what is around it hides all of it', async ({
  page,
  serve,
}) => {
  await visit(page, serve, { css: '#column { visibility: hidden }' }, '<pe-slice></pe-slice>');
  await scrollThrough(page);
  await expect(page.locator('pe-slice .figure')).toBeHidden();
});
