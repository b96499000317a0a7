import { defineConfig } from 'vite';
import { cssTarget } from './browsers.ts';

// embed.js keeps its name for ever: it stands in other people's pages. What it loads is hashed.
export default defineConfig({
  base: './',
  build: {
    outDir: '../build/site',
    emptyOutDir: false,
    modulePreload: false,
    cssTarget,
    assetsInlineLimit: 0,
    rollupOptions: {
      input: 'site/embed.ts',
      output: { entryFileNames: '[name].js', chunkFileNames: 'assets/[name]-[hash].js' },
    },
  },
});
