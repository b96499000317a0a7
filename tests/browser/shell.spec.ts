// The frame of the article: contents, theme, citations, and words that move widgets.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, nextFrame, open, test, widget } from './support.ts';

// The whole article is opened again and again: patience for slow machines.
test.describe.configure({ timeout: 120_000 });

/** Opens the article with something more at the end of its first section. */
async function openWith(page: Page, html: string): Promise<void> {
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</section>', `${html}</section>`);
    await route.fulfill({ response, body });
  });
  await open(page);
}

const goLink =
  '<p id="words"><a class="go" href="#add-position" data-go="position=63">63</a></p>' +
  '<p id="flag"><a class="go" href="#permutations" data-go="order=3">3</a></p>';

test.describe('landmarks and links', () => {
  test('the page has its landmarks, and one heading of the first rank', async ({ article }) => {
    await open(article);
    await expect(article.locator('h1')).toHaveCount(1);
    for (const role of ['banner', 'main', 'contentinfo', 'navigation', 'article'] as const) {
      await expect(article.getByRole(role)).toHaveCount(1);
    }
    await expect(article.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await expect(article.getByRole('banner').getByRole('img')).toHaveAccessibleName(/位置/);
  });

  test('every heading and every figure can be linked to', async ({ article }) => {
    await open(article);
    // All at once: there are dozens.
    const places = await article.locator('main :is(h2, h3, .widget-place)').evaluateAll((found) =>
      found.map((place) => {
        const link = place.querySelector<HTMLAnchorElement>(':scope > .anchor');
        const id = decodeURIComponent(link?.hash.slice(1) ?? '');
        return {
          label: link?.ariaLabel,
          opacity: link && getComputedStyle(link).opacity,
          leadsHere: place.closest(`[id="${id}"]`) !== null,
        };
      }),
    );
    expect(places.length).toBeGreaterThan(6);
    for (const { label, opacity, leadsHere } of places) {
      expect(label).toMatch(/的链接$/);
      expect(opacity).toBe('0');
      expect(leadsHere).toBe(true);
    }
    await article.locator('h3').first().hover();
    await expect(article.locator('h3 > .anchor').first()).toHaveCSS('opacity', '1');
  });

  test('the files that the head names are there', async ({ article, request }) => {
    await open(article);
    const image = article.locator('meta[property="og:image"]');
    for (const [path, type] of [
      [await image.getAttribute('content'), 'image/png'],
      [await article.locator('link[rel=icon]').getAttribute('href'), 'image/svg+xml'],
    ]) {
      const response = await request.get(new URL(path ?? '', article.url()).href);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toContain(type);
    }
  });

  test('the skip link comes first and leads to the article', async ({ article }) => {
    await open(article);
    await article.keyboard.press('Tab');
    await expect(article.locator('.skip')).toBeFocused();
    await expect(article.locator('.skip')).toBeInViewport();
    await article.keyboard.press('Enter');
    expect(await article.evaluate(() => location.hash)).toBe('#main');
  });
});

test.describe('theme', () => {
  const inkOf = (page: Page) =>
    widget(page, 'add-position').evaluate((e) => {
      const inside = e.shadowRoot?.querySelector('.widget');
      return [document.body, inside].map((place) => place && getComputedStyle(place).color);
    });

  /** The colour of the browser's own frame: that of the first element whose media hold. */
  const frameOf = (page: Page) =>
    page.evaluate(() => {
      const colours = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
      return Array.from(colours).find(({ media }) => matchMedia(media).matches)?.content;
    });

  test('is chosen, reaches shadow roots and the frame, and is remembered', async ({ article }) => {
    await article.emulateMedia({ colorScheme: 'light' });
    await open(article);
    const [light] = await inkOf(article);
    const lightFrame = await frameOf(article);
    const button = article.locator('button.theme');
    await expect(button).toHaveAccessibleName('外观：跟随系统');
    await button.click();
    await expect(button).toHaveAccessibleName('外观：浅色');
    await button.click();
    await expect(button).toHaveAccessibleName('外观：深色');
    const [dark, inside] = await inkOf(article);
    expect(dark).not.toBe(light);
    expect(inside).toBe(dark);
    const darkFrame = await frameOf(article);
    expect(darkFrame).not.toBe(lightFrame);

    await article.reload();
    await open(article);
    await expect(article.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await inkOf(article)).toEqual([dark, dark]);
    expect(await frameOf(article)).toBe(darkFrame);
    await button.click();
    await expect(article.locator('html')).not.toHaveAttribute('data-theme');
    expect(await inkOf(article)).toEqual([light, light]);
    expect(await frameOf(article)).toBe(lightFrame);
  });

  test('works where nothing may be stored', async ({ article }) => {
    await article.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('no', 'SecurityError');
        },
      });
    });
    await open(article);
    await article.locator('button.theme').click();
    await expect(article.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('contents', () => {
  for (const width of [360, 1280]) {
    test(`mark the section that is read, ${width} px`, async ({ article }) => {
      await article.emulateMedia({ reducedMotion: 'reduce' });
      await article.setViewportSize({ width, height: 800 });
      await open(article);
      const current = article.locator(`${width < 1200 ? '.bar' : '.side'} [aria-current]`);
      await expect(current).toHaveCount(0);
      await article.locator('#weight-crossover').scrollIntoViewIfNeeded();
      await expect(current).toHaveAttribute('href', '#why-position');
      await article.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(current).toHaveAttribute('href', /#(sources|cite-this)/);
      await expect(article.locator('.bar .now')).toHaveText(/参考文献|引用本文/);
    });
  }

  test('the drawer closes after a choice, and on Escape', async ({ article }) => {
    await article.emulateMedia({ reducedMotion: 'reduce' });
    await article.setViewportSize({ width: 360, height: 740 });
    await open(article);
    const summary = article.locator('.bar summary');
    const link = article.locator('.bar a[href="#sources"]');
    await summary.click();
    await link.click();
    await expect(link).toBeHidden();
    await expect(article.locator('#sources h2')).toBeInViewport();
    await summary.click();
    await expect(link).toBeVisible();
    await article.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(summary).toBeFocused();
  });

  test('name the last section at the end of the page, however tall the window', async ({
    article,
  }) => {
    await article.emulateMedia({ reducedMotion: 'reduce' });
    await article.setViewportSize({ width: 1280, height: 2400 });
    await open(article);
    await article.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(article.locator('.side [aria-current]')).toHaveAttribute('href', '#cite-this');
    await article.evaluate(() => scrollTo(0, 0));
    await expect(article.locator('.side [aria-current]')).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the drawer opens and leads on, and no dead button is shown', async ({ article }) => {
    await article.goto('./');
    await expect(article.locator('button.theme')).toBeHidden();
    await expect(article.locator('button.copy')).toBeHidden();
    const link = article.locator('.bar a[href="#sources"]');
    await expect(link).toBeHidden();
    await article.locator('.bar summary').click();
    await link.click();
    expect(article.url()).toContain('#sources');
  });
});

test.describe('words that take a widget to a state', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('do so on click, Enter and Space, and scroll to it if it is out of view', async ({
    article,
  }) => {
    await article.emulateMedia({ reducedMotion: 'reduce' });
    await openWith(article, goLink);
    const position = widget(article, 'add-position').locator('input[name=position]');
    const button = article.locator('#words').getByRole('button', { name: '63' });
    const words = article.locator('#words');
    await words.scrollIntoViewIfNeeded();
    await expect(widget(article, 'add-position').locator('.figure')).not.toBeInViewport();
    await button.click();
    await expect(position).toHaveValue('63');
    await expect(widget(article, 'add-position').locator('.figure')).toBeInViewport();
    expect(await article.evaluate(() => location.hash)).toBe('');

    for (const key of ['Enter', ' ']) {
      await position.press('Home');
      await expect(position).toHaveValue('0');
      await button.focus();
      await article.keyboard.press(key);
      await expect(position).toHaveValue('63');
    }
  });

  test('leave the page where it is if the widget is in view', async ({ article }) => {
    await article.emulateMedia({ reducedMotion: 'reduce' });
    await openWith(article, goLink);
    // Right below the figure, at the foot of the window.
    await article.evaluate(() => {
      const words = document.querySelector('#flag');
      document.querySelector('#permutations')?.after(words ?? '');
      words?.scrollIntoView({ block: 'end' });
    });
    const before = await article.evaluate(() => scrollY);
    await article.locator('#flag a').click();
    await expect(widget(article, 'permutations').locator('input[name=order]')).toHaveValue('3');
    expect(await article.evaluate(() => scrollY)).toBe(before);
  });
});

test.describe('terms and marks', () => {
  test('a term lights the widgets before and after it', async ({ article }) => {
    await open(article);
    await article.evaluate(() => {
      const page = window as unknown as { lit: string[] };
      page.lit = [];
      for (const element of document.querySelectorAll('.widget-place > :first-child')) {
        (element as unknown as { light: unknown }).light = (role?: string) =>
          page.lit.push(`${element.localName} ${role}`);
      }
    });
    const lit = () =>
      article.evaluate(() => (window as unknown as { lit: string[] }).lit.splice(0).sort());
    const term = article.locator('#add-position ~ p .term.position').first();
    await term.hover();
    expect(await lit()).toEqual(['pe-add-position position', 'pe-weight-crossover position']);
    await article.mouse.move(0, 0);
    expect(await lit()).toEqual(['pe-add-position undefined', 'pe-weight-crossover undefined']);
    await term.focus();
    expect(await lit()).toEqual(['pe-add-position position', 'pe-weight-crossover position']);
  });

  test('a mark lights the terms beside its widget', async ({ article }) => {
    await open(article);
    const light = (role?: string) =>
      widget(article, 'weight-crossover').evaluate(
        (element, role) =>
          element.dispatchEvent(
            new CustomEvent('pe-light', {
              detail: { slug: 'weight-crossover', role },
              bubbles: true,
              composed: true,
            }),
          ),
        role,
      );
    const near = article.locator('#add-position ~ p .term.content').first();
    const far = article.locator('#permutations ~ p .term.content').first();
    await light('content');
    await expect(near).toHaveClass(/\blit\b/);
    await expect(far).not.toHaveClass(/\blit\b/);
    await light();
    await expect(article.locator('.term.lit')).toHaveCount(0);
  });

  test('the keyboard stops once for each role of a section', async ({ article }) => {
    await open(article);
    const terms = article.locator('#why-position .term.position');
    await expect(terms.and(article.locator('[tabindex="0"]'))).toHaveCount(1);
    expect(await terms.and(article.locator('[tabindex="-1"]')).count()).toBeGreaterThan(0);
  });
});

test.describe('citations', () => {
  test('show a card on hover and focus, and hide it on Escape', async ({ article }) => {
    await article.setViewportSize({ width: 1280, height: 800 });
    await open(article);
    const link = article.locator('.cite > a').first();
    const card = article.locator('.cite .card').first();
    await link.scrollIntoViewIfNeeded();
    await expect(card).toBeHidden();
    await link.hover();
    await expect(card).toBeVisible();
    await card.hover();
    await expect(card).toContainText('Attention Is All You Need');
    await article.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await article.mouse.move(0, 0);

    await link.focus();
    await expect(card).toBeVisible();
    await article.keyboard.press('Tab');
    await expect(card.getByRole('link')).toBeFocused();
    await article.keyboard.press('Escape');
    await expect(card).toBeHidden();
  });

  test('lead to the source, and the source leads back', async ({ article }) => {
    await open(article);
    await article.locator('.cite > a').first().click();
    expect(article.url()).toContain('#vaswani2017');
    await article.locator('#vaswani2017 .back').click();
    expect(article.url()).toContain('#cite-vaswani2017');
  });

  for (const width of [320, 767, 768, 1920]) {
    test(`a card is inside a window of ${width} px`, async ({ article }) => {
      await article.emulateMedia({ reducedMotion: 'reduce' });
      await article.setViewportSize({ width, height: 700 });
      await open(article);
      for (const link of (await article.locator('.cite > a').all()).slice(0, 5)) {
        await link.focus();
        const card = link.locator('~ .card');
        await expect(card).toBeVisible();
        // The section may just have rested.
        await expect(async () => {
          const box = await card.boundingBox();
          expect(box?.x).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
          expect(box?.y).toBeGreaterThanOrEqual(0);
          expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(700);
        }).toPass();
      }
      expect(await article.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }

  test('the text can be copied from its block', async ({ article, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(article);
    const button = article.locator('button.copy');
    await button.click();
    await expect(button).toHaveText('已复制');
    const copied = await article.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('title = {{位置编码入门}}');
    await expect(button).toHaveText('复制');
  });
});

test.describe('fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('the first tap on a citation shows its card, the second follows it', async ({ article }) => {
    await open(article);
    const link = article.locator('.cite > a').first();
    await link.tap();
    await expect(article.locator('.cite .card').first()).toBeVisible();
    expect(article.url()).not.toContain('#');
    await link.tap();
    expect(article.url()).toContain('#vaswani2017');
  });

  test('a tap on a term lights it', async ({ article }) => {
    await open(article);
    const term = article.locator('.term.position').nth(1);
    await term.tap();
    await expect(term).toBeFocused();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what accompanies the prose can be read by anyone, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const code = ['keyword', 'literal', 'comment', 'string', 'number', 'title']
      .map((kind) => `<span class="hljs-${kind}">${kind}</span>`)
      .join(' ');
    await openWith(
      page,
      `<figure class="listing"><figcaption>x.py</figcaption><pre tabindex="0">${code}</pre></figure>` +
        '<div class="noted"><p>—</p><aside class="note"><p>—</p></aside></div>' +
        '<p id="lit"><span class="term position lit">lit</span> <span class="term content lit">lit</span></p>' +
        goLink,
    );
    await page.locator('.cite > a').first().focus();
    const { violations } = await new AxeBuilder({ page: page as never })
      .include(['.listing'])
      .include(['.noted'])
      .include(['#lit'])
      .include(['#words'])
      .include(['.cite'])
      .include(['header'])
      .include(['nav.bar'])
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  });
}

test('notes stand in the margin where there is one', async ({ article }) => {
  const noted = '<div class="noted"><p>—</p><aside class="note"><p>—</p></aside></div>';
  await article.setViewportSize({ width: 1200, height: 800 });
  await openWith(article, noted);
  const [paragraph, note] = [
    article.locator('.noted > p').first(),
    article.locator('aside.note').first(),
  ];
  const boxes = async () => [await paragraph.boundingBox(), await note.boundingBox()];
  const [beside, margin] = await boxes();
  expect(margin?.x).toBeGreaterThan((beside?.x ?? 0) + (beside?.width ?? 0));
  expect((margin?.x ?? 0) + (margin?.width ?? 0)).toBeLessThanOrEqual(1200);
  await article.setViewportSize({ width: 1199, height: 800 });
  const [above, folded] = await boxes();
  expect(folded?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
});

test('on paper there are no controls, and links show where they lead', async ({ article }) => {
  await article.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await open(article);
  for (const hidden of ['nav.bar', 'nav.side', 'button.theme', 'button.copy', '.anchor']) {
    await expect(article.locator(hidden).first()).toBeHidden();
  }
  await expect(article.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(article.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  const after = await article
    .locator('#vaswani2017 a[href^="http"]')
    .evaluate((e) => getComputedStyle(e, '::after').content);
  expect(after).toContain('https://arxiv.org/abs/1706.03762');
});

test('no note or listing is wider than the window, from 320 to 1920 px', async ({ article }) => {
  const line = 'weights = weights / weights.sum(axis=-1, keepdims=True)  # 一行比手机还宽的程序';
  await openWith(
    article,
    `<div class="noted"><p>—</p><aside class="note"><p>${'旁注'.repeat(40)}</p></aside></div>` +
      `<figure class="listing"><pre tabindex="0"><code>${line}</code></pre></figure>`,
  );
  await article.locator('.bar details').evaluate((drawer) => drawer.toggleAttribute('open'));
  for (const width of [320, 360, 599, 768, 1199, 1200, 1280, 1920]) {
    await article.setViewportSize({ width, height: 800 });
    await nextFrame(article);
    expect(await article.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
