// The page around the widgets.

import AxeBuilder from '@axe-core/playwright';
import { alive, expect, nextFrame, open, test } from './support.ts';

test('nothing moves when the widgets come alive', async ({ article }) => {
  await article.addInitScript(() => {
    const page = window as unknown as { shifts: number };
    page.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        page.shifts += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(article);
  await article.waitForTimeout(300);
  expect(await article.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
});

test('sections far from the window rest, with the height that they had', async ({ article }) => {
  const far = article.locator('.section.far');
  const laidOut = () =>
    article.evaluate(() => {
      const height = (section: Element) => section.getBoundingClientRect().height;
      const { documentElement: root } = document;
      const sections = [...document.querySelectorAll('.section')];
      const resting = [root, ...sections].map(height);
      const names = sections.map((section) => section.className);
      for (const section of sections) section.classList.replace('far', 'near');
      const awake = [root, ...sections].map(height);
      for (const [i, section] of sections.entries()) section.className = names[i];
      return { resting, awake };
    });
  await article.emulateMedia({ reducedMotion: 'reduce' });
  await article.setViewportSize({ width: 360, height: 740 });
  await open(article);
  await expect.poll(() => far.count()).toBeGreaterThan(5);
  // At first the heights below are estimates, which the scroll bar shows; above the reader all are true.
  const first = await laidOut();
  expect(Math.abs(first.resting[0] / first.awake[0] - 1)).toBeLessThan(0.1);
  await article.keyboard.press('End');
  for (const width of [360, 800, 360]) {
    await article.setViewportSize({ width, height: 740 });
    await expect(async () => {
      expect(await far.count()).toBeGreaterThan(5);
      const { resting, awake } = await laidOut();
      expect(resting).toEqual(awake);
    }).toPass();
  }
  const widget = article.locator('.section.far pe-permutations');
  await expect(widget).toHaveCount(1);
  await article.evaluate(() => document.querySelector('pe-permutations')?.scrollIntoView());
  await expect(widget).toHaveCount(0);
});

test('whoever goes to the end of the page stays there, though what is above gets another height', async ({
  article,
}) => {
  await article.emulateMedia({ reducedMotion: 'reduce' });
  await article.setViewportSize({ width: 360, height: 800 });
  await open(article);
  const height = () => article.evaluate(() => document.documentElement.scrollHeight);
  const estimated = await height();
  await article.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(height).not.toBe(estimated);
  const left = () =>
    article.evaluate(() => {
      const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
      return Math.abs(scrollHeight - scrollTop - clientHeight);
    });
  await expect.poll(left).toBeLessThan(2);
  await article.waitForTimeout(500);
  expect(await left()).toBeLessThan(2);
});

test('a link leads to its section, and a reload to the same place in it', async ({ article }) => {
  await article.setViewportSize({ width: 360, height: 740 });
  await open(article);
  const top = (id: string) =>
    article.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top ?? NaN, id);
  for (const id of ['into-code', 'first-ideas', 'rope']) {
    await article.evaluate((id) => {
      location.hash = id;
    }, id);
    await expect.poll(async () => Math.abs(await top(id)), { message: id }).toBeLessThan(60);
  }
  await article.evaluate(() => scrollBy(0, 1500));
  await nextFrame(article);
  const before = await top('rope');
  await article.reload();
  await alive(article);
  await expect.poll(async () => Math.abs((await top('rope')) - before)).toBeLessThan(5);
});

test('hydration keeps the prerendered figures, node by node', async ({ article }) => {
  await article.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const host = document.querySelector('pe-add-position');
      (window as unknown as { early?: Element | null }).early =
        host?.shadowRoot?.querySelector('.bars.content');
    });
  });
  await open(article);
  const same = await article.evaluate(() => {
    const host = document.querySelector('pe-add-position');
    const early = (window as unknown as { early?: Element | null }).early;
    return early != null && early === host?.shadowRoot?.querySelector('.bars.content');
  });
  expect(same).toBe(true);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test(`no barrier for anyone, ${colorScheme}, ${width} px`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await open(page);
      // axe measures with inline styles, which the page's policy reports: not the silent page.
      const axe = new AxeBuilder({ page: page as never });
      // Of all rules, one looks at colours.
      if (colorScheme === 'dark') axe.withRules('color-contrast');
      const { violations } = await axe.analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual(
        [],
      );
    });
  }
}

test('nothing is wider than the window, from 320 to 1920 px', async ({ article }) => {
  await open(article);
  for (const width of [320, 360, 768, 1280, 1920]) {
    await article.setViewportSize({ width, height: 800 });
    expect(await article.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
