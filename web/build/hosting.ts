// What a plain file server such as GitHub Pages needs beside the pages.

import { readdir, writeFile } from 'node:fs/promises';
import { html, render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import article from '../../content/zh-CN/article.json' with { type: 'json' };
import style from '../site/missing.css?inline';
import script from '../site/missing.mjs?raw';
import { hashOf } from './inline.ts';

/** The page at addresses that lead nowhere, complete in itself: it may be shown at any depth. */
function missing(home: string) {
  const { title, text, back } = article.labels.missing;
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return html`<!doctype html>
<html lang="zh-Hans">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content=${policy}>
    <title>${title} · ${article.title}</title>
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light dark">
    ${unsafeHTML(`<style>${style}</style>`)}
    ${unsafeHTML(`<script type="module">${script}</script>`)}
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>${text}</p>
      <p><a href=${home}>${back}</a></p>
    </main>
  </body>
</html>`;
}

function sitemap(addresses: ReadonlyArray<string>): string {
  const entries = addresses.map((address) => `  <url><loc>${address}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}</urlset>
`;
}

/** The last step of the build: `site` holds all its pages. */
export async function writeHosting(site: string, home: string): Promise<void> {
  const names = await readdir(site, { recursive: true });
  const hidden = names.find((name) => /(^|\/)_/.test(name));
  if (hidden) throw new Error(`some hosts do not serve names that start with “_”: ${hidden}`);
  // Pages of single widgets have the article for their canonical address.
  const pages = names.filter((name) => /(^|\/)index\.html$/.test(name) && !/^embed\/./.test(name));
  const addresses = pages.map((name) => new URL(name.replace(/index\.html$/, ''), home).href);
  await writeFile(`${site}/.nojekyll`, '');
  await writeFile(`${site}/404.html`, `${await collectResult(render(missing(home)))}\n`);
  await writeFile(`${site}/sitemap.xml`, sitemap(addresses.sort()));
  await writeFile(
    `${site}/robots.txt`,
    `User-agent: *\nAllow: /\n\nSitemap: ${new URL('sitemap.xml', home).href}\n`,
  );
}
