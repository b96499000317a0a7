// How everything looks. After a wanted change: npm run browser -- screenshots --update-snapshots
//
// Other browsers and other fonts draw other pixels: where they are not those of the images, there is
// nothing to compare.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
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

function drawnHere(): string {
  const fonts = execFileSync('fc-list', ['--format', '%{family} %{style} %{fontversion}\n']);
  const sorted = String(fonts).split('\n').sort().join('\n');
  const [browser] =
    /Chromium \d+/.exec(String(execFileSync('/usr/bin/chromium', ['--version']))) ?? [];
  return `${browser}, fonts ${createHash('sha256').update(sorted).digest('hex').slice(0, 16)}\n`;
}

test.beforeAll(() => {
  const { project, config } = test.info();
  const path = `${project.testDir}/screenshots/drawn-with.txt`;
  const here = drawnHere();
  if (['changed', 'all'].includes(config.updateSnapshots)) writeFileSync(path, here);
  const there = readFileSync(path, 'utf8');
  test.skip(here !== there, `the images are of ${there.trim()}, here is ${here.trim()}`);
});

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
    // What stays in the window would stand before tall widgets.
    await article.locator('nav.bar, button.theme').evaluateAll((all) => {
      for (const fixed of all) fixed.remove();
    });
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
