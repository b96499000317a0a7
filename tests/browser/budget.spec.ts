// What the article costs a reader: bytes, other people's servers, waiting for the first words.

import { gzipSync } from 'node:zlib';
import { expect, open, test } from './support.ts';

const budget = 150 * 1024;

test('all that the article loads is at most 150 KB, compressed', async ({ article }) => {
  const bodies = new Map<string, Promise<Buffer>>();
  article.on('response', (response) => {
    if (!response.url().startsWith('data:')) bodies.set(response.url(), response.body());
  });
  await open(article);
  await article.waitForLoadState('networkidle');
  const sizes = await Promise.all(
    [...bodies].map(async ([url, body]) => {
      const { pathname } = new URL(url);
      return [pathname, gzipSync(await body, { level: 9 }).length] as const;
    }),
  );
  const kinds = sizes.map(([path]) => /\.(\w+)$/.exec(path)?.[1] ?? 'html');
  expect(['css', 'html', 'js', 'svg', 'wasm']).toEqual(expect.arrayContaining(kinds));
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(budget);
});

test('nothing is asked of another origin, scrolled to the end', async ({ page, baseURL }) => {
  const origins = new Set<string>();
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) origins.add(new URL(request.url()).origin);
  });
  await open(page);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
  expect([...origins]).toEqual([new URL(baseURL!).origin]);
});

test('the first words wait for one style sheet and for no script', async ({ article }) => {
  await open(article);
  const blocking = await article.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
      )
      .map(({ name }) => name),
  );
  expect(blocking).toHaveLength(1);
  expect(blocking[0]).toMatch(/\.css$/);
  const eager = article.locator('script:not([type=module])');
  expect(await eager.count()).toBe(0);
});

test('every word of the article is there without scripts', async ({
  article,
  browser,
  baseURL,
}) => {
  test.slow();
  // All that is read: the prose, the figures' labels and names, the numbers; not the controls.
  const words = () => {
    const text = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (
        !(node instanceof Element) ||
        node.matches('.controls, .theme, .now, .copy, script, style')
      )
        return '';
      const inside = [...(node.shadowRoot ?? node).childNodes].map(text).join('');
      return (node.getAttribute('aria-label') ?? '') + inside;
    };
    return text(document.body)
      .replace(/\s+/g, ' ')
      .split(/(?<=[。？！]) ?/);
  };
  await open(article);
  const alive = await article.evaluate(words);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const still = await context.newPage();
  await still.goto('./');
  expect(await still.evaluate(words)).toEqual(alive);
  expect(alive.join('').length).toBeGreaterThan(1500);
  await context.close();
});
