// The page of a widget inside somebody's frame: heights in every host's dialect, messages from
// nobody but the parent, a sandbox that allows scripts and nothing else.

import type { Page } from '@playwright/test';
import words from '../../content/zh-CN/widgets.json' with { type: 'json' };
import type { serveSite } from './server.ts';
import { drag, expect, served as test } from './support.ts';

test.describe.configure({ timeout: 60_000 });
test.use({ viewport: { width: 700, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

/** How hosts listen, each as its own script does: a height for the frame, or nothing. */
const dialects: Record<string, string> = {
  own: "data?.type === 'pe-height' && data.height",
  // wp-embed.js: the secret of the frame, or none.
  WordPress: "data?.message === 'height' && data.secret === 'a1B2' && data.value",
  // amp-iframe.
  AMP: "data?.sentinel === 'amp' && data.type === 'embed-size' && data.height",
  // Text, with the address of the frame.
  Medium: "text?.context === 'iframe.resize' && text.src === frame.src && text.height",
  Embedly: "text?.type === 'resize' && text.src === frame.src && text.height",
};

/** Opens a page of another origin with a frame that it sizes in one dialect. */
async function visit(page: Page, serve: typeof serveSite, listens = dialects.own) {
  const { url } = await serve();
  const { url: there } = await serve({
    pages: {
      '/post': `<!doctype html><meta charset="utf-8"><title>—</title><link rel="icon" href="data:,">
        <style>iframe { width: 400px; height: 150px; border: 0 }</style>
        <iframe id="frame" sandbox="allow-scripts" src="${url}embed/rope-dials/?position=9#?secret=a1B2"></iframe>
        <iframe id="other" srcdoc=""></iframe>
        <script>
          heights = [];
          addEventListener('message', ({ source, data }) => {
            if (source !== frame.contentWindow) return;
            let text;
            try { text = JSON.parse(data); } catch {}
            const height = ${listens};
            if (!height) return;
            heights.push(height);
            frame.style.height = height + 'px';
          });
        </script>`,
    },
  });
  await page.goto(new URL('/post', there).href);
  const inside = page.frameLocator('#frame');
  await expect(inside.locator('pe-rope-dials .readouts dd').first()).toHaveText('9.0');
  return inside;
}

const heights = (page: Page) =>
  page.evaluate(() => (window as unknown as { heights: number[] }).heights);

for (const [host, listens] of Object.entries(dialects)) {
  test(`the frame gets the height of its content in the dialect: ${host}`, async ({
    page,
    serve,
    trouble,
  }) => {
    const inside = await visit(page, serve, listens);
    const off = () =>
      inside.locator('body').evaluate((body) => {
        return Math.abs(body.getBoundingClientRect().height - innerHeight);
      });
    await expect.poll(off).toBeLessThanOrEqual(4);
    expect(trouble).toEqual([]);
  });
}

test('the height is that of the content alone, so that no loop can start (case 18)', async ({
  page,
  serve,
}) => {
  const inside = await visit(page, serve);
  await expect.poll(async () => (await heights(page)).length).toBeGreaterThan(0);
  await page.waitForTimeout(300);
  const settled = await heights(page);
  // Whatever height the host gives it, nothing is posted.
  for (const height of ['900px', '40px', '100%'])
    await page.locator('#frame').evaluate((frame, to) => {
      frame.style.height = to;
    }, height);
  // A change of at most four pixels is none.
  await inside.locator('body').evaluate((body) => {
    body.style.paddingBottom = `${Number.parseFloat(getComputedStyle(body).paddingBottom) + 4}px`;
  });
  await page.waitForTimeout(300);
  expect(await heights(page)).toEqual(settled);
  await inside.locator('.menu summary').click();
  await page.locator('#frame').evaluate((frame) => {
    frame.style.width = '250px';
  });
  await expect.poll(async () => (await heights(page)).length).toBeGreaterThan(settled.length);
});

test('the parent alone may choose the theme, and only a theme', async ({
  page,
  serve,
  trouble,
}) => {
  const inside = await visit(page, serve);
  const html = inside.locator('html');
  const post = (from: 'parent' | 'other', data: string) =>
    page.evaluate(
      ([from, data]) => {
        const [frame, other] = document.querySelectorAll('iframe');
        const send = `frame.postMessage(${data}, '*')`;
        if (from === 'parent') new Function('frame', send)(frame.contentWindow);
        else {
          const script = other.contentDocument!.createElement('script');
          script.textContent = `{ const frame = parent.frames[0]; ${send}; }`;
          other.contentDocument!.body.append(script);
        }
      },
      [from, data] as const,
    );
  await post('parent', "{ type: 'pe-theme', theme: 'dark' }");
  await expect(html).toHaveAttribute('data-theme', 'dark');
  for (const nonsense of [
    'null',
    '7',
    "'pe-theme'",
    '[]',
    "{ theme: 'light' }",
    "{ type: 'pe-state', theme: 'light' }",
  ])
    await post('parent', nonsense);
  await post('other', "{ type: 'pe-theme', theme: 'light' }");
  // The frame itself is not its parent.
  await html.evaluate(() => window.postMessage({ type: 'pe-theme', theme: 'light' }, '*'));
  await page.waitForTimeout(200);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await post('parent', "{ type: 'pe-theme', theme: '<b>' }");
  await expect(html).not.toHaveAttribute('data-theme');
  expect(trouble).toEqual([]);
});

test('in a sandbox that allows scripts and nothing else it is dragged, and its menu gives a link', async ({
  page,
  serve,
  trouble,
}) => {
  const inside = await visit(page, serve);
  expect(await inside.locator('html').evaluate(() => origin)).toBe('null');
  const element = inside.locator('pe-rope-dials');
  await drag(page, element.locator('.wheel .knob').nth(5), -30, -40);
  await expect(element.locator('.readouts dd').first()).not.toHaveText('9.0');
  const position = await element.locator('input[name=position]').inputValue();
  await element.locator('.menu summary').click();
  await element.getByRole('button', { name: words.common.menu.items.link }).click();
  await expect(element.locator('.menu-note')).toHaveText(words.common.menu.byHand);
  await expect(element.locator('.menu-text')).toContainText(`#rope-dials?position=${position}`);
  // Nothing tells whether a file came: in this sandbox none does.
  const downloads: unknown[] = [];
  page.on('download', (download) => downloads.push(download));
  await element.getByRole('button', { name: words.common.menu.items.svg }).click();
  await expect(element.locator('.menu-note')).toHaveText(words.common.menu.handed);
  await expect(element.locator('.menu-text')).toContainText(`#rope-dials?position=${position}`);
  expect(downloads).toEqual([]);
  // The frame has grown with the menu, and shrinks with it.
  const room = (part: string) =>
    inside.locator(part).evaluate((e) => innerHeight - e.getBoundingClientRect().bottom);
  expect(await room('.menu-text')).toBeGreaterThan(0);
  await element.locator('.menu summary').click();
  await expect.poll(() => room('.menu summary')).toBeLessThan(60);
  expect(trouble.filter((text) => !/[Cc]lipboard|Download is disallowed/.test(text))).toEqual([]);
});
