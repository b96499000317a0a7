// Fingers: a mark can be dragged, the page beside it can be scrolled.

import { centre, expect, open, test, widget } from './support.ts';

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

async function swipe(
  page: import('@playwright/test').Page,
  from: { x: number; y: number },
  dx: number,
  dy: number,
) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  await touch('touchStart', from.x, from.y);
  for (let step = 1; step <= 10; step++) {
    await touch('touchMove', from.x + (dx * step) / 10, from.y + (dy * step) / 10);
  }
  await touch('touchEnd', 0, 0);
  await page.waitForTimeout(200);
}

test('a finger drags a mark in any direction without scrolling the page (case 7)', async ({
  article,
}) => {
  await open(article);
  const element = widget(article, 'add-position');
  const knob = element.locator('.handle .knob');
  await knob.scrollIntoViewIfNeeded();
  const scroll = await article.evaluate(() => scrollY);
  await swipe(article, await centre(knob), 60, 40);
  const position = Number(await element.locator('input[name=position]').inputValue());
  expect(position).toBeGreaterThan(38);
  expect(await article.evaluate(() => scrollY)).toBe(scroll);
});

test('a finger that moves up on the figure scrolls the page (case 7)', async ({ article }) => {
  await open(article);
  const figure = widget(article, 'add-position').locator('.figure');
  await figure.scrollIntoViewIfNeeded();
  const scroll = await article.evaluate(() => scrollY);
  await swipe(article, await centre(figure), 0, -150);
  expect(await article.evaluate(() => scrollY)).toBeGreaterThan(scroll + 80);
});

test('marks are as wide as a finger', async ({ article }) => {
  await open(article);
  for (const slug of ['add-position', 'weight-crossover']) {
    const box = await widget(article, slug).locator('.handle .reach').first().boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(43);
  }
  const chip = await widget(article, 'permutations').locator('.chip').first().boundingBox();
  expect(chip?.width).toBeGreaterThanOrEqual(40);
});
