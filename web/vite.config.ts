import { defineConfig } from 'vite';
import { cssTarget } from './browsers.ts';

// Two builds share this file: the browser's scripts and style sheets (with a manifest that says
// under which hashed names they lie), and the prerenderer, which runs in Node and writes the HTML.
export default defineConfig(({ isSsrBuild }) => ({
  base: './',
  // A dead address is no page, least of all the article.
  appType: 'mpa',
  build: isSsrBuild
    ? {
        emptyOutDir: true,
        minify: false,
        cssTarget,
        rollupOptions: { output: { format: 'es' as const } },
      }
    : {
        outDir: '../build/site',
        emptyOutDir: true,
        manifest: 'assets/manifest.json',
        modulePreload: { polyfill: false },
        cssTarget,
        // An inlined asset is a data: URL, which a strict connect-src refuses.
        assetsInlineLimit: 0,
        rollupOptions: {
          input: [
            'site/main.ts',
            'site/frame.ts',
            'site/gallery.ts',
            'site/theme.ts',
            'styles/site.css',
            'styles/embed.css',
            'styles/gallery.css',
          ],
          // What pages share is one file for all of them, one request.
          output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } },
        },
      },
  // As GitHub Pages does: a frame in a sandbox has no origin, and fetches the module all the same.
  preview: { cors: true },
  ssr: { noExternal: true },
}));
