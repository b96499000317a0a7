import { defineConfig } from 'vite';
import { cssTarget } from './browsers.ts';

// The one script of the single-file edition: modules do not run from file://, a classic script does.
export default defineConfig({
  base: './',
  // The module is inside: nothing is looked for beside the script.
  assetsInclude: '**/*.wasm',
  define: { 'import.meta.url': 'document.baseURI', 'import.meta.resolve': 'undefined' },
  build: {
    outDir: '../build/single',
    emptyOutDir: true,
    modulePreload: false,
    cssTarget,
    assetsInlineLimit: 0,
    rollupOptions: {
      input: 'site/single.ts',
      output: { format: 'iife', entryFileNames: '[name].js' },
    },
  },
});
