import { defineConfig } from '@playwright/test';

const port = 8719;

// System browsers only: nothing is downloaded.
export default defineConfig({
  testDir: '../tests/browser',
  outputDir: '../build/browser-tests',
  // The system's browser and fonts draw them, whatever the platform is called.
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
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
