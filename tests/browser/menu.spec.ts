// The menu of every widget: what it copies and saves is the state that the reader sees.

import type { Page } from '@playwright/test';
import words from '../../content/zh-CN/widgets.json' with { type: 'json' };
import { bringHands, openWithHands } from './hands.ts';
import { expect, test } from './support.ts';

const { menu } = words.common;

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(() => test.slow());

/** Opens the article and takes every widget to a state of its own. */
async function openChanged(page: Page): Promise<void> {
  await openWithHands(page);
  await page.evaluate(() => {
    const { randomStates, widgets } = window.pe;
    for (const e of widgets()) e.set(randomStates(e, 1)[0]);
    return window.pe.frames();
  });
}

/** Chooses one item in every menu that has it, or in one of so many: what is then said and shown. */
const choose = (page: Page, item: string, every = 1) =>
  page.evaluate(
    async ({ item, every }) => {
      const { all, frames, widgets } = window.pe;
      const until = async (ready: () => unknown) => {
        while (!ready()) await frames(1);
      };
      const some = widgets().filter((_, nth) => nth % every === 0);
      const answers = some.map(async (e) => {
        const [details] = all<HTMLDetailsElement>(e, '.menu');
        details.open = true;
        await until(() => all(e, '.menu-body').length > 0);
        const button = all(e, '.menu-items button').find((b) => b.textContent === item);
        button?.click();
        const said = (selector: string) => all(e, selector)[0]?.textContent?.trim() ?? '';
        if (button) await until(() => said('.menu-note'));
        const [note, text] = [said('.menu-note'), said('.menu-text')];
        details.open = false;
        await until(() => all(e, '.menu-body').length === 0);
        return button ? [{ slug: e.localName.slice(3), note, text }] : [];
      });
      return (await Promise.all(answers)).flat();
    },
    { item, every },
  );

/** Brings all widgets of a page to life and says how they look. */
const pictures = (page: Page | ReturnType<Page['frames']>[number]) =>
  page.evaluate(async () => {
    const { frames, picture, widgets } = window.pe;
    for (const e of widgets()) {
      e.scrollIntoView({ block: 'center', behavior: 'instant' });
      await customElements.whenDefined(e.localName);
      // Defined is not yet drawn.
      while (!e.shadowRoot?.querySelector('.figure, table')) await frames(1);
    }
    await frames(3);
    return Object.fromEntries(widgets().map((e) => [e.localName.slice(3), picture(e)]));
  });

test('links and codes are copied, and bring back the very state that the reader sees', async ({
  article,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openChanged(article);
  const seen = await pictures(article);
  const slugs = Object.keys(seen);
  const copied: Record<string, string[]> = {};
  for (const item of ['link', 'element', 'frame'] as const) {
    const answers = await choose(article, menu.items[item]);
    expect(answers.map(({ slug }) => slug)).toEqual(slugs);
    for (const { slug, note } of answers) expect.soft(note, slug).toBe(menu.copied);
    copied[item] = answers.map(({ text }) => text);
    // All were chosen at once: one of them came last.
    const clipboard = await article.evaluate(() => navigator.clipboard.readText());
    expect(copied[item]).toContain(clipboard);
  }

  const there = await context.newPage();
  await bringHands(there);
  const show = async (html: string) => {
    await there.route('**/post', (route) =>
      route.fulfill({ contentType: 'text/html', body: html }),
    );
    await there.goto(new URL('/post', baseURL).href);
  };
  await show(`<!doctype html><meta charset="utf-8">${copied.element.join('\n')}`);
  expect(await pictures(there)).toEqual(seen);

  await show(`<!doctype html><meta charset="utf-8">${copied.frame.join('\n')}`);
  // They are all made alike: a few are enough.
  for (const frame of (await there.locator('iframe').all()).filter((_, nth) => nth % 6 === 0)) {
    await frame.scrollIntoViewIfNeeded();
    const inside = await (await frame.elementHandle())?.contentFrame();
    const [[slug, picture]] = Object.entries(await pictures(inside!));
    expect.soft(picture, slug).toBe(seen[slug]);
  }
});

test('where copying is refused or impossible, the text is shown to be taken by hand', async ({
  article,
}) => {
  await openChanged(article);
  for (const how of ['refused', 'impossible']) {
    await article.evaluate((how) => {
      const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      const value = how === 'refused' ? { writeText: refuse, readText: refuse } : undefined;
      Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
    }, how);
    for (const { slug, note, text } of await choose(article, menu.items.frame)) {
      expect.soft(note, `${slug}, ${how}`).toBe(menu.byHand);
      expect.soft(text, `${slug}, ${how}`).toContain(`/embed/${slug}/`);
    }
  }
});

/** Saves every widget, or one of so many, in one way: the files that the browser is given. */
async function save(page: Page, item: string, every = 1) {
  await page.evaluate(() => {
    const files: Array<{ name?: string; blob: Blob }> = [];
    Object.assign(window, { files });
    URL.createObjectURL = (blob) => {
      files.push({ blob: blob as Blob });
      return 'blob:';
    };
    HTMLAnchorElement.prototype.click = function () {
      files[files.length - 1].name = this.download;
    };
  });
  const answers = await choose(page, item, every);
  const files = await page.evaluate(() => {
    const { files } = window as unknown as { files: Array<{ name: string; blob: Blob }> };
    return Promise.all(
      files.map(async ({ name, blob }) => {
        const bytes = Array.from(new Uint8Array(await blob.arrayBuffer()));
        return { name, type: blob.type, bytes };
      }),
    );
  });
  return answers.map(({ slug, note }) => {
    expect.soft(note, slug).toBe(menu.saved);
    const file = files.find(({ name }) => name.startsWith(`${slug}.`));
    return { slug, name: file?.name, type: file?.type, bytes: Buffer.from(file?.bytes ?? []) };
  });
}

/** What can be seen of a drawing, mark by mark: where it is, and how it looks. */
const looks = (page: Page, drawing: string) =>
  page.locator(drawing).evaluateAll((drawings) =>
    drawings.map((svg) => {
      const home = svg.getBoundingClientRect();
      const marks = [...svg.querySelectorAll('path, rect, circle, text')].filter(
        (mark) => !mark.matches('.ground, .reach, .halo, .area, .hint'),
      );
      return marks.map((mark) => {
        const { left, top, width, height } = mark.getBoundingClientRect();
        const style = getComputedStyle(mark);
        const look = [
          'fill',
          'fill-opacity',
          'stroke',
          'stroke-opacity',
          'stroke-width',
          'stroke-dasharray',
          'opacity',
          'font-size',
          'font-weight',
        ];
        return {
          box: [left - home.left, top - home.top, width, height],
          look: [
            mark.localName,
            mark.textContent?.trim(),
            ...look.map((name) => style.getPropertyValue(name)),
          ].join(' '),
        };
      });
    }),
  );

test('a saved drawing needs nothing else: on an empty page it looks as in the article', async ({
  article,
  context,
}) => {
  await openChanged(article);
  const files = await save(article, menu.items.svg);
  const home = await looks(article, 'svg.figure');
  expect(files.length).toBe(home.length);
  for (const { slug, name, type, bytes } of files) {
    expect.soft([name, type]).toEqual([`${slug}.svg`, 'image/svg+xml']);
    expect
      .soft(bytes.toString(), slug)
      .not.toMatch(/var\(|url\(|\s(class|style|id)=|<(style|script|link|image|use)\b|NaN/);
  }
  const empty = await context.newPage();
  await empty.evaluate(
    (texts) => {
      for (const text of texts) {
        const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
        document.body.append(documentElement);
      }
    },
    files.map(({ bytes }) => bytes.toString()),
  );
  const alone = await looks(empty, 'body > svg');
  for (const [nth, { slug }] of files.entries()) {
    // The first mark is the paper that the drawing brings along.
    const [, ...marks] = alone[nth];
    expect
      .soft(
        marks.map(({ look }) => look),
        slug,
      )
      .toEqual(home[nth].map(({ look }) => look));
    const moved = marks.map(({ box }, i) =>
      Math.max(...box.map((x, j) => Math.abs(x - home[nth][i].box[j]))),
    );
    expect.soft(Math.max(...moved), slug).toBeLessThan(1.5);
  }
});

test('a saved picture is a PNG, twice as fine as the figure on the screen', async ({ article }) => {
  await openChanged(article);
  const files = await save(article, menu.items.png, 4);
  expect(files.length).toBeGreaterThan(4);
  const sizes = await article.evaluate(() =>
    window.pe.widgets().map((e) => {
      const box = e.shadowRoot?.querySelector('svg.figure')?.getBoundingClientRect();
      return [e.localName.slice(3), box && [2 * Math.round(box.width), 2 * Math.round(box.height)]];
    }),
  );
  for (const { slug, name, type, bytes } of files) {
    expect.soft([name, type]).toEqual([`${slug}.png`, 'image/png']);
    expect.soft(bytes.subarray(0, 8).toString('latin1'), slug).toBe('\x89PNG\r\n\x1a\n');
    const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    expect.soft(size, slug).toEqual(Object.fromEntries(sizes)[slug]);
  }
});

test('a saved table has every number of the state, in full', async ({ article }) => {
  await openChanged(article);
  const files = await save(article, menu.items.csv);
  // By field, row and column, as the elements have them.
  const right = await article.evaluate(() =>
    window.pe.widgets().map((e) => {
      const cells: Record<string, string> = {};
      const add = (value: unknown, ...place: Array<string | number>) => {
        if (typeof value !== 'object') cells[place.join()] = String(value);
        else for (const [i, entry] of Object.entries(value as object)) add(entry, ...place, i);
      };
      for (const [field, value] of Object.entries({ ...e.params, ...e.reading })) add(value, field);
      return cells;
    }),
  );
  for (const [nth, { slug, name, type, bytes }] of files.entries()) {
    expect.soft([name, type]).toEqual([`${slug}.csv`, 'text/csv']);
    const [head, ...lines] = bytes.toString().trimEnd().split('\n');
    expect.soft(head).toBe('field,row,column,value');
    const cells = lines.map((line) => {
      const [field, row, column, value] = line.split(',');
      return [[field, row, column].filter((part) => part !== '').join(), value];
    });
    expect.soft(Object.fromEntries(cells), slug).toEqual(right[nth]);
  }
});
