// How everything looks. After a wanted change: npm run browser -- --update-snapshots

import type { Page } from '@playwright/test';
import { widgets } from '../../content/zh-CN/widgets.json' with { type: 'json' };
import { expect, open, test, widget } from './support.ts';

const themes = ['light', 'dark'] as const;
const tolerance = {
  scale: 'css',
  animations: 'disabled',
  maxDiffPixelRatio: 0.02,
  timeout: 20_000,
} as const;

async function openIn(page: Page, colorScheme: (typeof themes)[number], width: number) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 740 });
  await open(page);
  await page.evaluate(() => document.fonts.ready);
}

for (const theme of themes) {
  test(`every widget looks as before on a phone, ${theme}`, async ({ article }) => {
    test.setTimeout(300_000);
    await openIn(article, theme, 360);
    for (const slug of Object.keys(widgets)) {
      await expect.soft(widget(article, slug)).toHaveScreenshot([theme, `${slug}.png`], tolerance);
    }
  });

  for (const width of [360, 768, 1280]) {
    test(`the top of the page looks as before, ${theme}, ${width} px`, async ({ article }) => {
      test.slow();
      await openIn(article, theme, width);
      await expect(article).toHaveScreenshot([theme, `top-${width}.png`], tolerance);
    });
  }
}
