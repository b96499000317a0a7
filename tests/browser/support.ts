// What the browser tests share: a page that must stay silent, and a reader's hands and eyes.

import { expect, type Locator, type Page } from '@playwright/test';
import { test as base } from './server.ts';

/** A page on which any console error, exception or foreign request fails the test. */
export const test = base.extend<{ article: Page }>({
  article: async ({ page, baseURL }, use) => {
    const trouble: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) trouble.push(message.text());
    });
    page.on('pageerror', (error) => trouble.push(error.message));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(baseURL ?? '') && !url.startsWith('data:'))
        trouble.push(`fetched ${url}`);
    });
    await use(page);
    expect(trouble).toEqual([]);
  },
});

/** For pages that may complain: what of, the test says itself. */
export const served = test.extend<{ trouble: string[] }>({
  /** What the page complains of, and what it asks for in vain. */
  trouble: async ({ page }, use) => {
    const trouble: string[] = [];
    page.on('console', (message) => {
      const type = message.type();
      if (['error', 'warning'].includes(type)) trouble.push(`${type}: ${message.text()}`);
    });
    page.on('pageerror', (error) => trouble.push(`thrown: ${error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 400) trouble.push(`${response.status()} ${response.url()}`);
    });
    page.on('requestfailed', (request) => trouble.push(`failed: ${request.url()}`));
    await use(trouble);
  },
});

export { expect };

/** Waits until all widgets of a page are alive. */
export async function alive(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const still = document.querySelectorAll(':not(:defined)');
    await Promise.all(Array.from(still, (e) => customElements.whenDefined(e.localName)));
  });
}

/** Opens the article and waits until its widgets are alive. */
export async function open(page: Page, path = './'): Promise<void> {
  await page.goto(path);
  await alive(page);
}

export const widget = (page: Page, slug: string): Locator => page.locator(`pe-${slug}`);

/** The number that a readout shows beside its label. */
export const readout = (element: Locator, label: string): Locator =>
  element.locator('.readouts div', { hasText: label }).locator('dd');

/** A number in the prose, by its expression. */
export const live = (page: Page, expression: string): Locator =>
  page.locator(`[data-live="${expression}"]`).first();

export async function centre(mark: Locator): Promise<{ x: number; y: number }> {
  const box = await mark.boundingBox();
  if (!box) throw new Error('the mark is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses on a mark, moves by so many pixels in small steps, and lets go. */
export async function drag(page: Page, mark: Locator, dx: number, dy = 0): Promise<void> {
  await mark.scrollIntoViewIfNeeded();
  const { x, y } = await centre(mark);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y + dy, { steps: 8 });
  await page.mouse.up();
  await nextFrame(page);
}

/** Two frames: one to draw the state, one to see it. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
