import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: '..',
  // Not in a node_modules of the root's own.
  cacheDir: 'web/node_modules/.vite',
  test: { include: ['tests/{wasm,web,content}/**/*.test.ts'], testTimeout: 240_000 },
});
