import { join } from 'node:path';
import { defineConfig } from 'vite';
import { cssTarget } from './browsers.ts';

/** Lit keeps its versions and its decorators' notes in globals: none on other people's pages. */
const noGlobals = {
  name: 'no-globals',
  transform: (code: string) =>
    code
      .replace(/\w+\.(litHtml|litElement|reactiveElement)Versions\?\?=\[\]/, '[]')
      .replace(/,\w+\.litPropertyMetadata\?\?=/, ';const litPropertyMetadata='),
};

// embed.js keeps its name for ever: it stands in other people's pages. What it loads is hashed.
export default defineConfig({
  base: './',
  plugins: [noGlobals],
  build: {
    outDir: '../build/site',
    emptyOutDir: false,
    modulePreload: false,
    cssTarget,
    assetsInlineLimit: 0,
    rollupOptions: {
      input: 'site/embed.ts',
      transform: { inject: { 'Array.from': join(import.meta.dirname, 'site/array-from.ts') } },
      output: { entryFileNames: '[name].js', chunkFileNames: 'assets/[name]-[hash].js' },
    },
  },
});
