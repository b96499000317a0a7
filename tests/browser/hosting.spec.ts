// The site on hosts as they are: below any folder, under strict policies, on bad connections.

import type { Page, Route } from '@playwright/test';
import article from '../../content/zh-CN/article.json' with { type: 'json' };
import { expect, readout, served as test, widget } from './support.ts';

const csp = 'content-security-policy';

const alive = (page: Page, slug = 'add-position') =>
  page.evaluate((tag) => customElements.whenDefined(tag).then(() => {}), `pe-${slug}`);

/** A page of somebody else's with two widgets. */
const foreign = (
  site: string,
) => `<!doctype html><meta charset="utf-8"><title>—</title><link rel="icon" href="data:,">
<script type="module" src="${site}embed.js"></script>
<pe-add-position position="9"><a href="${site}#add-position">fallback</a></pe-add-position>
<pe-slice><a href="${site}#slice">fallback</a></pe-slice>`;

for (const base of ['/', '/user/repo/']) {
  test.describe(`below ${base} (case 14)`, () => {
    test('the article works', async ({ page, serve, trouble }) => {
      const { url } = await serve({ base });
      await page.goto(url);
      await alive(page);
      const element = widget(page, 'add-position');
      const figure = element.locator('.figure');
      const before = await figure.getAttribute('aria-label');
      await element.locator('input[name=position]').press('End');
      await expect(figure).not.toHaveAttribute('aria-label', before ?? '');
      await expect(element.locator('.widget')).toHaveCSS('display', 'block');
      expect(trouble).toEqual([]);
    });

    test('the page of a widget works, and leads to the article', async ({
      page,
      serve,
      trouble,
    }) => {
      const { url } = await serve({ base });
      await page.goto(`${url}embed/add-position/?position=9`);
      await alive(page);
      const position = widget(page, 'add-position').locator('input[name=position]');
      await expect(position).toHaveValue('9');
      const back = page.locator('.from a');
      expect(await back.evaluate((link: HTMLAnchorElement) => link.href)).toBe(
        `${url}#add-position`,
      );
      expect(trouble).toEqual([]);
    });

    test('embed.js works on a page of another origin', async ({ page, serve, trouble }) => {
      const { url } = await serve({ base });
      const host = await serve({ pages: { '/post': foreign(url) } });
      await page.goto(new URL('/post', host.url).href);
      await alive(page);
      const position = widget(page, 'add-position').locator('input[name=position]');
      await expect(position).toHaveValue('9');
      await expect(widget(page, 'add-position').locator('.widget')).toHaveCSS('display', 'block');
      expect(trouble).toEqual([]);
    });

    for (const path of ['nowhere', 'a/b/c', 'embed/nowhere/']) {
      test(`${path} says that it is nothing and leads to the article`, async ({ page, serve }) => {
        const { url } = await serve({ base });
        const errors: string[] = [];
        page.on('pageerror', ({ message }) => errors.push(message));
        const response = await page.goto(url + path);
        expect(response?.status()).toBe(404);
        const link = page.getByRole('link');
        await expect(link).toHaveAttribute('href', url);
        await expect(page.locator('h1')).toHaveCSS('font-weight', '600');
        await expect(page.locator('main')).toHaveCSS('text-align', 'center');
        await link.click();
        await expect(page.locator('.lead')).toBeVisible();
        expect(errors).toEqual([]);
      });
    }
  });
}

test('outside the site, its page for dead addresses leads to where it was built for', async ({
  page,
  serve,
}) => {
  const { url } = await serve({ base: '/user/repo/' });
  await page.goto(new URL('/user/nowhere', url).href);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link')).toHaveAttribute('href', /^https?:.*\/$/);
});

/** Where a widget can be met, and what must stay there if it cannot come alive. */
const places = {
  'the article': {
    path: '',
    stays: async (page: Page) => {
      await expect(page.locator('.lead')).toBeVisible();
      await expect(readout(widget(page, 'add-position'), '长度')).toHaveText('4.00');
      await expect(widget(page, 'add-position').locator('.controls')).toBeHidden();
    },
  },
  'the page of a widget': {
    path: 'embed/add-position/',
    stays: async (page: Page) => {
      await expect(readout(widget(page, 'add-position'), '长度')).toHaveText('4.00');
      await expect(widget(page, 'add-position').locator('.controls')).toBeHidden();
    },
  },
  'a page of another origin': {
    path: undefined,
    stays: (page: Page) => expect(page.getByText('fallback')).toHaveCount(2),
  },
} as const;

type Reason = keyof typeof article.labels.still;
interface Fault {
  reason: Reason;
  warns: RegExp;
  /** What is served in place of the module. */
  wasm?(route: Route): Promise<void>;
  policy?(site: string): string;
  before?(page: Page): Promise<unknown>;
}

const policy = (site: string, ...script: string[]) =>
  [
    "default-src 'none'",
    `script-src ${[site, ...script].join(' ')}`,
    `style-src ${site}`,
    'img-src data:',
    `connect-src ${site}`,
  ].join('; ');

const faults: Record<string, Fault> = {
  'the module is not there': {
    reason: 'network',
    warns: /assets\/module-.*\.wasm answered with status 404/,
    wasm: (route) => route.fulfill({ status: 404, body: 'not here' }),
  },
  'a page comes in place of the module (case 13)': {
    reason: 'network',
    warns: /assets\/module-.*\.wasm answered with status 200, and what came is not WebAssembly/,
    wasm: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  },
  'half of the module comes': {
    reason: 'network',
    warns: /assets\/module-.*\.wasm answered with status 200, and what came is not WebAssembly/,
    wasm: async (route) => {
      const response = await route.fetch();
      const body = await response.body();
      await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
    },
  },
  'nobody answers': {
    reason: 'network',
    warns: /assets\/module-.*\.wasm did not answer/,
    wasm: (route) => route.abort('connectionreset'),
  },
  'there is no WebAssembly': {
    reason: 'missing',
    warns: /no WebAssembly here/,
    before: (page) =>
      page.addInitScript(() => {
        delete (window as { WebAssembly?: unknown }).WebAssembly;
      }),
  },
  'the policy forbids WebAssembly (case 15)': {
    reason: 'forbidden',
    warns: /not allowed to run/,
    policy: (site) => policy(site),
  },
};

for (const [name, { reason, warns, wasm, policy, before }] of Object.entries(faults)) {
  for (const [place, { path, stays }] of Object.entries(places)) {
    test(`${name}: ${place} stays as it is`, async ({ page, serve, trouble }) => {
      const { url } = await serve({ headers: policy && { [csp]: policy("'self'") } });
      const host = await serve({
        pages: { '/post': foreign(url) },
        headers: policy && { [csp]: policy(new URL(url).origin) },
      });
      await before?.(page);
      if (wasm) await page.route('**/*.wasm', wasm);
      const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
      await page.goto(path === undefined ? `${host.url}post` : url + path);
      expect((await warning).text()).toMatch(warns);
      await stays(page);
      if (path === '') {
        await expect(page.locator('.still').first()).toHaveText(article.labels.still[reason]);
        await expect(page.locator('.still').first()).toBeVisible();
      }
      // The browser itself may report an error; the page warns once and throws nothing.
      expect(trouble.filter((text) => /^(warning|thrown)/.test(text))).toHaveLength(1);
    });
  }
}

test('a module served with the wrong type still runs (case 13)', async ({
  page,
  serve,
  trouble,
}) => {
  const { url } = await serve();
  await page.route('**/*.wasm', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { 'content-type': 'text/plain' } });
  });
  await page.goto(url);
  await alive(page);
  await expect(page.locator('.still').first()).toBeHidden();
  expect(trouble).toEqual([]);
});

test('an old page whose scripts are gone can be read', async ({ page, serve, trouble }) => {
  const { url } = await serve();
  await page.route('**/*.js', (route) => route.fulfill({ status: 404, body: '' }));
  for (const { path, stays } of [places['the article'], places['the page of a widget']]) {
    await page.goto(url + path);
    await page.waitForLoadState('networkidle');
    await stays(page);
  }
  expect(trouble.filter((text) => /^(warning|thrown)/.test(text))).toEqual([]);
});

test('while the module is slow the page is read; then it comes alive and nothing moves', async ({
  page,
  serve,
  trouble,
}) => {
  const { url } = await serve();
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => entry.toJSON()));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/*.wasm', async (route) => {
    await new Promise((later) => setTimeout(later, 3000));
    await route.continue();
  });
  const asked = page.waitForRequest('**/*.wasm');
  await page.goto(url, { waitUntil: 'commit' });
  await asked;
  const element = widget(page, 'permutations');
  await expect(page.locator('.lead')).toBeVisible();
  await expect(element.locator('.figure')).toBeVisible();
  const controls = element.locator('.controls');
  await expect(controls).toHaveCSS('visibility', 'hidden');
  const reserved = await controls.boundingBox();
  expect(reserved?.height).toBeGreaterThan(20);
  expect(await element.evaluate((e) => e.matches(':defined'))).toBe(false);

  await alive(page);
  await expect(controls).toHaveCSS('visibility', 'visible');
  expect(await controls.boundingBox()).toEqual(reserved);
  expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual(
    [],
  );
  expect(trouble).toEqual([]);
});

test('no page lets text become markup, and all come alive all the same', async ({
  page,
  serve,
  trouble,
}) => {
  const { url } = await serve();
  for (const path of ['', 'embed/add-position/', `${encodeURIComponent(article.title)}.html`]) {
    await page.goto(url + path);
    await alive(page);
    const refused = await page.evaluate(() => {
      try {
        document.body.append(Object.assign(document.createElement('p'), { innerHTML: '<b></b>' }));
        return 'taken';
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(refused, path).toBe('TypeError');
  }
  // Our own attempts are what the browser reports.
  expect(trouble.filter((text) => !/TrustedHTML/.test(text))).toEqual([]);
});

test('the article with embed.js as well goes on (case 12)', async ({ page, serve, trouble }) => {
  const { url } = await serve();
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const script = '<script type="module" src="./embed.js"></script></head>';
    const body = (await response.text()).replace('</head>', script);
    await route.fulfill({ response, body });
  });
  await page.goto(url);
  await alive(page);
  await page.waitForLoadState('networkidle');
  const position = widget(page, 'add-position').locator('input[name=position]');
  await position.press('End');
  await expect(position).toHaveValue('63');
  expect(trouble).toEqual([]);
});

test('under a strict policy in the headers every page works (case 15)', async ({
  page,
  serve,
  trouble,
}) => {
  const { url } = await serve({
    headers: {
      [csp]:
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; connect-src 'self'",
    },
  });
  for (const path of ['', 'embed/add-position/']) {
    await page.goto(url + path);
    await alive(page);
    const element = widget(page, 'add-position');
    await expect(element.locator('.widget')).toHaveCSS('display', 'block');
    const figure = element.locator('.figure');
    const before = await figure.getAttribute('aria-label');
    await element.locator('input[name=position]').press('End');
    await expect(figure).not.toHaveAttribute('aria-label', before ?? '');
  }
  expect(trouble).toEqual([]);
});
