import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: '..',
  test: { include: ['tests/{wasm,web,content}/**/*.test.ts'], testTimeout: 240_000 },
});
