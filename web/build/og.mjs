// Draws content/og.png, what others show of the article where it is linked to: its title and picture.
// Needs the built site and Chromium; the picture is kept with the sources.

import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const root = fileURLToPath(new URL('../..', import.meta.url));
const style = `
  .bar, .layout, footer, .skip, .theme { display: none !important }
  header.title { padding: 48px 0 0 }
  h1 { font-size: 72px }
  .subtitle { font-size: 26px }
  .picture { margin: -28px auto 0; width: 860px }`;

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
// The page's own policy would refuse the style above.
const page = await browser.newPage({
  bypassCSP: true,
  colorScheme: 'light',
  viewport: { width: 1200, height: 630 },
});
await page.goto(`file://${root}/build/site/index.html`);
await page.addStyleTag({ content: style });
await page.screenshot({ path: `${root}/content/og.png` });
await browser.close();
