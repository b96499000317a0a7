import { defineConfig } from '@playwright/test';

const port = 8719;

// System browsers only: nothing is downloaded.
export default defineConfig({
  testDir: '../tests/browser',
  outputDir: '../build/browser-tests',
  // The system's browser and fonts draw them, whatever the platform is called.
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  // Drawn anew only when asked for: SCREENSHOTS=1 npm run browser -- screenshots
  testIgnore: process.env.SCREENSHOTS ? [] : ['**/screenshots.spec.ts'],
  fullyParallel: true,
  workers: 2,
  // Machines are slow and noisy; what a test asserts is no time.
  timeout: 120_000,
  retries: 1,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  webServer: {
    command: `vite preview --outDir ../build/site --host 127.0.0.1 --port ${port} --strictPort`,
    port,
    reuseExistingServer: false,
  },
});
