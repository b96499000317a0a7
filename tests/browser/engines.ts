// Windows of three engines, opened alike and driven alike.

import { expect } from '@playwright/test';
import { giveHands, type Reader } from './hands.ts';
import { test as base } from './server.ts';
import { openWebKit } from './webkit.ts';

export { expect };

export interface Engine {
  engine: 'chromium' | 'firefox' | 'webkit';
}

export interface Window {
  page: Reader;
  /** What the page has complained of. */
  trouble: string[];
  close(): Promise<void>;
}

export type Theme = 'light' | 'dark';

/** A phone. */
export const viewport = { width: 360, height: 740 };

/** What Playwright can ask of Chromium alone. */
export const firefoxPreferences = (theme: Theme) => ({
  'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
  'ui.prefersReducedMotion': 1,
});

/**
 * Notes what a page and its frames complain of, for drivers that do not tell: what is thrown, fails
 * to load, breaks a policy, or is said in the console. Comes first in a page, before any policy.
 */
export const watch = `<script>
  try { window.trouble = parent.trouble; } catch {}
  window.trouble ??= [];
  addEventListener('error', ({ message, target }) => trouble.push(message ?? target.outerHTML), true);
  addEventListener('unhandledrejection', ({ reason }) => trouble.push(String(reason)));
  addEventListener('securitypolicyviolation', (e) => trouble.push(e.violatedDirective + ' ' + e.blockedURI));
  for (const name of ['error', 'warn']) {
    const say = console[name];
    console[name] = (...words) => { trouble.push(words.join(' ')); say(...words); };
  }
</script>`;
declare global {
  interface Window {
    trouble?: string[];
  }
}
export const expectSilence = async (reader: Reader) =>
  expect(await reader.evaluate(() => window.trouble ?? [])).toEqual([]);

interface Tools {
  /** Opens a window where the system has that theme; it closes with the worker. */
  openWindow(theme: Theme): Promise<Window>;
  /** To open a window takes longer than most laws: they share one. */
  shared: Window;
  /** The same where the system is dark. */
  night: Window;
}

export const test = base.extend<{ page: never; reader: Reader }, Engine & Tools>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  openWindow: [
    async ({ engine, playwright, launchOptions }, use) => {
      const opened: Window[] = [];
      await use(async (theme) => {
        const open = async (): Promise<Window> => {
          if (engine === 'webkit') return openWebKit(theme, viewport);
          const browser = await playwright[engine].launch({
            ...launchOptions,
            firefoxUserPrefs: firefoxPreferences(theme),
          });
          const page = await browser.newPage({
            viewport,
            colorScheme: theme,
            reducedMotion: 'reduce',
          });
          const trouble: string[] = [];
          page.on('pageerror', ({ message }) => trouble.push(message));
          page.on('console', (message) => {
            if (['error', 'warning'].includes(message.type())) trouble.push(message.text());
          });
          return { page, trouble, close: () => browser.close() };
        };
        const window = await open();
        opened.push(window);
        return window;
      });
      for (const window of opened) await window.close();
    },
    { scope: 'worker' },
  ],
  shared: [async ({ openWindow }, use) => use(await openWindow('light')), { scope: 'worker' }],
  night: [async ({ openWindow }, use) => use(await openWindow('dark')), { scope: 'worker' }],
  reader: async ({ shared }, use) => {
    await use(shared.page);
    expect(shared.trouble.splice(0)).toEqual([]);
    await expectSilence(shared.page);
  },
});

/** Opens a page with widgets, or finds it open and its widgets as they were. */
export async function visit(reader: Reader, url: string): Promise<void> {
  const here = await reader.evaluate(() => location.href);
  if (here !== url) {
    await expectSilence(reader);
    await reader.goto(url);
    await giveHands(reader);
  }
  await reader.evaluate(() => window.pe.everyAlive());
}
