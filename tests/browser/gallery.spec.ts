// The pages beside the article: the gallery, the instructions for blogs, the moving drawings.

import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import AxeBuilder from '@axe-core/playwright';
import type { FrameLocator, Page } from '@playwright/test';
import { drag, expect, nextFrame, open, readout, test, widget } from './support.ts';

const fromRoot = (path: string) => `${test.info().project.testDir}/../../${path}`;
const snippetText = (file: string) => readFile(fromRoot(`content/snippets/${file}`), 'utf8');

const openGallery = (page: Page) => open(page, 'gallery/');

const entry = (page: Page, slug: string) => page.locator(`.entry[id="${slug}"]`);

test('every widget of the article is there, alive, and leads back to its place', async ({
  article,
}) => {
  await openGallery(article);
  const slugs = await article
    .locator('.entry')
    .evaluateAll((entries) => entries.map(({ id }) => id));
  expect(slugs).toHaveLength(23);
  const living = await article.evaluate(
    (tags) => tags.map((tag) => [tag, document.querySelectorAll(`${tag}:defined`).length]),
    slugs.map((slug) => `pe-${slug}`),
  );
  expect(living).toEqual(slugs.map((slug) => [`pe-${slug}`, 1]));

  const knob = widget(article, 'add-position').locator('.handle');
  await drag(article, knob, 40);
  await expect(widget(article, 'add-position').locator('input')).not.toHaveValue('32');

  const links = await article.locator('.whereabouts a').evaluateAll((all) => {
    return all.map((link) => (link as HTMLAnchorElement).getAttribute('href') ?? '');
  });
  await article.goto('./');
  for (const link of links.filter((href) => href.startsWith('../#')))
    await expect(article.locator(`.widget-place[id="${link.slice(4)}"]`)).toHaveCount(1);
});

test('hydration keeps the prerendered figures, and nothing moves', async ({ article }) => {
  await article.addInitScript(() => {
    const page = window as unknown as { shifts: number; early?: Element | null };
    page.shifts = 0;
    new PerformanceObserver((list) => {
      for (const item of list.getEntries())
        page.shifts += (item as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      page.early = document.querySelector('pe-slice')?.shadowRoot?.querySelector('.cut');
    });
  });
  await openGallery(article);
  const kept = await article.evaluate(() => {
    const { early } = window as unknown as { early?: Element | null };
    return early?.isConnected === true && early.matches('.cut');
  });
  expect(kept).toBe(true);
  expect(await article.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
});

test('the search finds by name, slug, summary and parameter, and says how many', async ({
  article,
}) => {
  await openGallery(article);
  const field = article.getByRole('searchbox', { name: '找图' });
  const shown = () =>
    article
      .locator('.entry:visible')
      .evaluateAll((entries) => entries.map((element) => element.id));
  const answer = article.getByRole('status').filter({ hasText: /图/ });
  await expect(answer).toHaveCount(0);
  for (const [words, slugs] of [
    ['里程表', ['binary-odometer']],
    ['rope-d', ['rope-dials', 'rope-decay']],
    ['key-position', ['rope-score']],
    ['keyPosition', ['rope-score']],
    ['一刀切过', ['slice']],
    ['rope 底数', ['rope-decay']],
  ] as const) {
    await field.fill(words);
    expect(await shown()).toEqual(slugs);
    await expect(answer).toHaveText(`${slugs.length} 张图`);
  }
  await field.fill('没有的词');
  expect(await shown()).toEqual([]);
  await expect(answer).toHaveText('没有对得上的图，换个词试试。');
  await field.fill('对照表');
  expect(await shown()).toEqual(['scorecard']);
  // An address that is none leads nowhere, and nothing is thrown.
  await article.evaluate(() => location.assign('#%'));
  expect(await shown()).toEqual(['scorecard']);
  // A link of the table leads to an entry that is hidden just now.
  await widget(article, 'scorecard').locator('a[href="#slice"]').first().click();
  await expect(entry(article, 'slice')).toBeInViewport();
  await expect(field).toHaveValue('');
});

test('the code names the address of this very site, and is copied', async ({
  article,
  baseURL,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openGallery(article);
  const snippets = entry(article, 'rope-score').locator('.snippet');
  const element = snippets.nth(0);
  await element.getByRole('button', { name: '复制' }).click();
  await expect(element.getByRole('button')).toHaveText('已复制');
  expect(await article.evaluate(() => navigator.clipboard.readText())).toBe(
    `<script type="module" src="${baseURL}embed.js"></script>\n` +
      `<pe-rope-score><a href="${baseURL}#rope-score"><img src="${baseURL}embed/rope-score/picture.svg" ` +
      'alt="转过之后的得分，只看间隔" loading="lazy"></a></pe-rope-score>',
  );
  await expect(snippets.nth(1).locator('pre')).toContainText(
    `<iframe src="${baseURL}embed/rope-score/" title="转过之后的得分，只看间隔"`,
  );
});

test('the reference says what the element takes and what it gives', async ({ article }) => {
  await openGallery(article);
  const details = entry(article, 'rope-score').locator('.about > details');
  await details.locator('summary').click();
  const row = details.locator('tbody tr').nth(1);
  await expect(row.locator('th, td')).toHaveText([
    'key-position',
    '键的位置',
    '整数，0 到 63',
    '1',
    /^\d+$/,
  ]);
  // As the living element has it.
  const said = await details.locator('.fields li').allTextContents();
  const right = await widget(article, 'rope-score').evaluate((element) => {
    const { reading } = element as unknown as { reading: Record<string, number | number[]> };
    return Object.entries(reading).map(([name, value]) =>
      typeof value === 'number' ? `${name} 数` : `${name} ${value.length} 个数`,
    );
  });
  expect(said).toEqual(right);
  await expect(entry(article, 'rope-dials').locator('.fields')).toContainText(
    'hands 8 × 2 的表 或 16 × 2 的表',
  );
});

test('what the conventions promise is so', async ({ article }) => {
  await openGallery(article);
  const element = widget(article, 'rope-dials');
  const heard = await element.evaluate(async (node) => {
    const dials = node as HTMLElement & {
      set(params: object): void;
      setState(text: string): void;
      reset(): void;
      state: string;
      params: { position: number };
      reading: { angles: Float64Array; frequencies: Float64Array };
    };
    const seen: unknown[] = [];
    document.addEventListener('pe-change', (event) =>
      seen.push(Object.keys((event as CustomEvent).detail)),
    );
    const frames = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    dials.set({ position: 3 });
    await frames();
    seen.push(dials.state, dials.params.position, dials.reading.angles instanceof Float64Array);
    dials.setState('position=5&allPairs=true');
    await frames();
    seen.push(dials.state, dials.reading.angles.length);
    // What was given away may be written to: nothing changes here.
    dials.reading.frequencies.fill(9);
    dials.params.position = 60;
    dials.setAttribute('position', '7');
    await frames();
    seen.push(dials.params.position, dials.reading.frequencies[0]);
    dials.reset();
    await frames();
    seen.push(dials.state);
    return seen;
  });
  const event = ['slug', 'params', 'reading'];
  expect(heard).toEqual([
    event,
    'position=3',
    3,
    true,
    event,
    'position=5&allPairs=true',
    16,
    event,
    7,
    1,
    event,
    '',
  ]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('figures and code are there, and nothing that would do nothing', async ({ article }) => {
    await article.goto('gallery/');
    await expect(readout(widget(article, 'add-position'), '长度')).toHaveText('4.00');
    await expect(widget(article, 'slice').locator('.figure')).toBeVisible();
    await expect(article.locator('form.search')).toBeHidden();
    await expect(article.locator('button.copy').first()).toBeHidden();
    await expect(article.locator('.snippet pre').first()).toContainText('embed.js');
  });

  test('the article leads here', async ({ article }) => {
    await article.goto('./');
    await article.getByRole('contentinfo').getByRole('link', { name: '图库' }).click();
    await expect(article).toHaveURL(/\/gallery\/$/);
    await expect(article.locator('h1')).toHaveText('图库');
  });
});

/** Somebody else's page: a snippet, from an origin of its own, under a policy of its own. */
async function elsewhere(file: string, home: string, policy = '') {
  const text = await snippetText(file);
  const page = text.replaceAll('https://pe.example/', home);
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (policy) response.setHeader('content-security-policy', policy);
    response.end(page.startsWith('<!doctype') ? page : `<!doctype html>${page}`);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

test.describe('on other people’s pages', () => {
  const angle = (place: Page | FrameLocator) =>
    place.locator('pe-rope-dials').locator('.readouts dd').first();

  for (const strict of [false, true]) {
    test(`plain.html comes alive and can be dragged${strict ? ', under the policy that is shown' : ''}`, async ({
      page,
      baseURL,
    }) => {
      const trouble: string[] = [];
      page.on('pageerror', ({ message }) => trouble.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('favicon'))
          trouble.push(message.text());
      });
      const rules = await snippetText('csp.txt');
      const policy = `default-src 'none'; ${rules.replaceAll('https://pe.example/', baseURL!).replaceAll('\n', ' ')}`;
      const host = await elsewhere('plain.html', baseURL!, strict ? policy : '');
      await page.goto(host.url);
      const wheel = page.locator('pe-rope-dials .wheel').nth(5);
      await expect(angle(page)).toHaveText('8.0');
      await expect(page.locator('pe-rope-dials > a')).toBeHidden();
      await drag(page, wheel.locator('.knob'), -30, -40);
      await expect(angle(page)).not.toHaveText('8.0');
      expect(trouble).toEqual([]);
      host.close();
    });
  }

  for (const file of ['iframe.html', 'wordpress.html']) {
    test(`${file} shows a living widget`, async ({ page, baseURL }) => {
      const host = await elsewhere(file, baseURL!);
      await page.goto(host.url);
      const frame = page.frameLocator('iframe');
      await expect(angle(frame)).toHaveText('8.0');
      await frame.locator('pe-rope-dials .wheel').nth(5).scrollIntoViewIfNeeded();
      await drag(page, frame.locator('pe-rope-dials .wheel .knob').nth(5), -30, -40);
      await expect(angle(frame)).not.toHaveText('8.0');
      if (file === 'iframe.html') {
        await expect(page.locator('iframe')).not.toHaveAttribute('height', '520');
        const content = await frame
          .locator('body')
          .evaluate((body) => body.getBoundingClientRect().height);
        const given = Number(await page.locator('iframe').getAttribute('height'));
        expect(Math.abs(given - content)).toBeLessThanOrEqual(5);
      }
      host.close();
    });
  }

  test('the address for Notion is a page of its own, in the state that it names', async ({
    page,
    baseURL,
  }) => {
    const address = await snippetText('notion.txt');
    await page.goto(address.trim().replace('https://pe.example/', baseURL!));
    await expect(angle(page)).toHaveText('8.0');
  });

  test('the link brings readers to the state that it names', async ({ page, baseURL }) => {
    const text = await snippetText('link.md');
    const address = /\((.+)\)/.exec(text)?.[1] ?? '';
    await page.goto(address.replace('https://pe.example/', baseURL!));
    await expect(angle(page)).toHaveText('8.0');
    await expect(widget(page, 'rope-dials').locator('.figure')).toBeInViewport();
  });
});

test('the page for blogs shows these very files, with the address of this site', async ({
  article,
  baseURL,
}) => {
  await article.goto('blog/');
  const snippets = article.locator('.snippet');
  const all = await readdir(fromRoot('content/snippets'), { recursive: true, withFileTypes: true });
  await expect(snippets).toHaveCount(all.filter((file) => file.isFile()).length);
  for (const snippet of await snippets.all()) {
    const name = await snippet.locator('figcaption').textContent();
    const text = await snippetText(name ?? '');
    const right = text.trimEnd().replaceAll('https://pe.example/', baseURL!);
    expect(await snippet.locator('pre').textContent()).toBe(right);
  }
  for (const link of await article.locator('main a[href^="#"]').all()) {
    const id = decodeURIComponent((await link.getAttribute('href')) ?? '').slice(1);
    await expect(article.locator(`[id="${id}"]`)).toHaveCount(1);
  }
});

test('where it does not come alive, an element shows its picture, which leads to the article', async ({
  page,
  baseURL,
}) => {
  await openGallery(page);
  const said = await page.evaluate(() =>
    Array.from(document.querySelectorAll('.shown > *'), (e) =>
      Array.from(e.shadowRoot!.querySelectorAll('.figure text:not(.hint)'), (t) => t.textContent),
    ),
  );
  const codes = await page.locator('.about > .snippet:first-of-type code').allTextContents();
  const dead = codes.map((code) => code.replace(/<script.*<\/script>/, '')).join('<hr>');
  await page.route('**/post', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><meta charset="utf-8">${dead}`,
    }),
  );
  await page.goto('post');
  const slugs = codes.map((code) => code.match(/<pe-([a-z-]+)/)?.[1]);
  const shown = await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all(Array.from(document.images, (image) => image.decode()));
    return Array.from(document.querySelectorAll('a'), ({ href, firstChild }) => {
      const picture = firstChild instanceof HTMLImageElement ? firstChild : undefined;
      const words = picture?.alt ?? firstChild?.textContent;
      return { href, words, source: picture?.src, width: picture?.naturalWidth };
    });
  });
  expect(slugs).toHaveLength(23);
  expect(shown.map(({ href }) => href)).toEqual(slugs.map((slug) => `${baseURL}#${slug}`));
  for (const { words, href } of shown) expect.soft(words, href).toMatch(/\S/);
  // It says all that the figure says.
  for (const [nth, { source }] of shown.entries()) {
    if (!source) continue;
    await page.goto(source);
    expect.soft(await page.locator('text').allTextContents(), source).toEqual(said[nth]);
  }
  // A table is no picture.
  const tables = shown.filter(({ width }) => width !== 360).map(({ href }) => href);
  expect(tables).toEqual([`${baseURL}#scorecard`]);
});

test('drawings move by themselves, and need nothing but themselves', async ({ page, request }) => {
  test.slow();
  const folder = fromRoot('build/site/svg');
  const files = await readdir(folder);
  await page.goto('blog/');
  const offered = page.locator('.animations a');
  expect((await offered.allTextContents()).sort()).toEqual(files.sort());
  await page.setViewportSize({ width: 400, height: 400 });
  for (const file of files) {
    const text = await readFile(`${folder}/${file}`, 'utf8');
    expect(Buffer.byteLength(text)).toBeLessThan(100_000);
    expect(text).not.toMatch(/<(script|style|foreignObject|use|image)\b/);
    expect(text).not.toMatch(/\s(class|id|style|on\w+|(xlink:)?href)=|url\(|var\(/);
    // Of what animates, only what the strictest of editors lets through.
    expect(new Set(text.match(/attributeName="[^"]+"/g))).toEqual(
      new Set(['attributeName="opacity"']),
    );
    const response = await request.get(`svg/${file}`);
    expect(response.headers()['content-type']).toContain('image/svg+xml');
    await page.goto(`svg/${file}`);
    await expect(page.locator('svg'), file).toHaveCount(1);
    await expect(page.locator('parsererror'), file).toHaveCount(0);
    const at = async (seconds: number) => {
      await page.evaluate((time) => {
        const figure = document.documentElement as unknown as SVGSVGElement;
        figure.pauseAnimations();
        figure.setCurrentTime(time);
      }, seconds);
      await nextFrame(page);
      return page.screenshot();
    };
    const [first, later] = [await at(0.1), await at(1.1)];
    expect(first.equals(later), file).toBe(false);
    // Where nothing moves, the first state is the picture.
    await at(0.1);
    const opacities = await page.evaluate(() =>
      Array.from(document.querySelectorAll('g'), (group) => [
        group.getAttribute('opacity') ?? '1',
        getComputedStyle(group).opacity,
      ]),
    );
    expect(opacities.filter(([still, moving]) => still !== moving)).toEqual([]);
  }
});

for (const path of ['gallery/', 'blog/']) {
  for (const [colorScheme, width] of [
    ['light', 360],
    ['dark', 1280],
  ] as const) {
    test(`${path}: no barrier for anyone, ${colorScheme}, ${width} px`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await open(page, path);
      await page.locator('main details').evaluateAll((all) => {
        const outside = all.filter((details) => details.getRootNode() === document);
        for (const details of outside) details.toggleAttribute('open', true);
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      // All entries are made alike: a few are enough to look at.
      await page.locator('.entry').evaluateAll((entries) => {
        for (const entry of entries.slice(3)) entry.toggleAttribute('hidden', true);
      });
      const axe = new AxeBuilder({ page: page as never });
      if (colorScheme === 'dark') axe.withRules('color-contrast');
      const { violations } = await axe.analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual(
        [],
      );
    });
  }
}
