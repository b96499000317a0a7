// Fingers: a mark can be dragged, the page beside it can be scrolled.

import { launch } from 'puppeteer-core';
import { expect, firefoxPreferences, test as inWindow, viewport, visit } from './engines.ts';
import { firstMarks, gripOf, look, type Place, type Reader, reset } from './hands.ts';

interface Finger {
  reader: Reader;
  /** Touches a place, moves by so many pixels in small steps, and lets go. */
  swipe(from: Place, dx: number, dy: number): Promise<void>;
}

const test = inWindow.extend<object, { finger: Finger }>({
  // Playwright has no fingers in Firefox that move.
  finger: [
    async ({ engine, launchOptions: { executablePath, args }, serve }, use) => {
      const browser = await launch({
        browser: engine === 'firefox' ? 'firefox' : 'chrome',
        executablePath,
        args,
        defaultViewport: { ...viewport, hasTouch: engine === 'chromium' },
        extraPrefsFirefox: firefoxPreferences('light'),
      });
      const page = await browser.newPage();
      const reader = page as unknown as Reader;
      const { url } = await serve();
      await visit(reader, url);
      await use({
        reader,
        async swipe({ x, y }, dx, dy) {
          const touch = await page.touchscreen.touchStart(x, y);
          for (let step = 1; step <= 10; step++) {
            // Within the window, where drivers stay.
            const to = Math.min(Math.max(x + (dx * step) / 10, 0), viewport.width - 1);
            await touch.move(to, y + (dy * step) / 10);
          }
          await touch.end();
        },
      });
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

// In turn, in one worker: they share the page.
test.describe.configure({ mode: 'default' });

const scrolled = (reader: Reader) => reader.evaluate(() => scrollY);

test('a finger drags a mark of every widget in any direction without scrolling the page (case 7)', async ({
  finger: { reader, swipe },
}) => {
  for (const mark of await firstMarks(reader)) {
    await reset(reader, mark);
    const states = new Set([(await look(reader, mark)).state]);
    // A mark may be at an end: one of the ways leads on.
    for (const way of [70, -70]) {
      await reset(reader, mark);
      const place = await gripOf(reader, mark);
      const scroll = await scrolled(reader);
      await swipe(place, way, way);
      states.add((await look(reader, mark)).state);
      expect.soft(await scrolled(reader), mark.name).toBe(scroll);
    }
    expect.soft(states.size, mark.name).toBeGreaterThan(1);
  }
});

test('a finger that moves up on the figure scrolls the page (case 7)', async ({
  engine,
  finger: { reader, swipe },
}) => {
  test.skip(engine === 'firefox', 'the driver’s fingers reach the page alone, not its scrolling');
  const place = await reader.evaluate(() => {
    const figure = window.pe.widgets()[0].shadowRoot!.querySelector('.figure')!;
    figure.scrollIntoView({ block: 'center', behavior: 'instant' });
    return window.pe.centre(figure);
  });
  const scroll = await scrolled(reader);
  await swipe(place, 0, -150);
  await expect.poll(() => scrolled(reader)).toBeGreaterThan(scroll + 80);
});

test('marks are as wide as a finger', async ({ finger: { reader } }) => {
  const narrow = await reader.evaluate(async () => {
    await window.pe.everyAlive();
    return window.pe.widgets().flatMap((e) =>
      window.pe.marks(e).flatMap((mark) => {
        const { width, height } = mark.getBoundingClientRect();
        return Math.max(width, height) < 40 ? [`${e.localName} ${width} × ${height}`] : [];
      }),
    );
  });
  expect(narrow).toEqual([]);
});
