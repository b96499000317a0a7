import { defineConfig } from '@playwright/test';
import type { Engine } from '../tests/browser/engines.ts';

const port = 8719;

// System browsers only: nothing is downloaded.
export default defineConfig<object, Engine>({
  testDir: '../tests/browser',
  outputDir: '../build/browser-tests',
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  // Machines are slow and noisy; what a test asserts is no time.
  timeout: 120_000,
  retries: 1,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
  },
  // Chromium is held to everything; the others to what must hold in every engine, in one long row each,
  // which therefore comes first.
  projects: [
    {
      name: 'firefox',
      testMatch: ['**/engines.spec.ts', '**/touch.spec.ts'],
      use: {
        engine: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: '/usr/bin/firefox-esr' },
      },
    },
    { name: 'webkit', testMatch: '**/engines.spec.ts', use: { engine: 'webkit' } },
    {
      name: 'chromium',
      use: {
        launchOptions: {
          executablePath: '/usr/bin/chromium',
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--disable-background-networking',
          ],
        },
      },
    },
  ],
  webServer: {
    command: `vite preview --outDir ../build/site --host 127.0.0.1 --port ${port} --strictPort`,
    port,
    reuseExistingServer: false,
  },
});
