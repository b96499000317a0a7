// The site on hosts as they are: below any folder, under strict policies, on bad connections.

import type { Page } from '@playwright/test';
import { serveSite } from './server.ts';
import { expect, test as silent, widget } from './support.ts';

const test = silent.extend<{ serve: typeof serveSite; trouble: string[] }>({
  /** Starts servers that end with the test. */
  // biome-ignore lint/correctness/noEmptyPattern: that is how Playwright sees what is asked for
  serve: async ({}, use) => {
    const servers: Array<Awaited<ReturnType<typeof serveSite>>> = [];
    await use(async (options) => {
      const server = await serveSite(options);
      servers.push(server);
      return server;
    });
    await Promise.all(servers.map((server) => server.close()));
  },
  /** What the page complains of, and what it asks for in vain. */
  trouble: async ({ page }, use) => {
    const trouble: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) trouble.push(message.text());
    });
    page.on('pageerror', (error) => trouble.push(`thrown: ${error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 400) trouble.push(`${response.status()} ${response.url()}`);
    });
    page.on('requestfailed', (request) => trouble.push(`failed: ${request.url()}`));
    await use(trouble);
  },
});

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
  test.describe(`below ${base}`, () => {
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
