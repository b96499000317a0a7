// embed/<slug>/: one widget as a page of its own, for an iframe, and what oEmbed says of it.

import { mkdir, writeFile } from 'node:fs/promises';
import { html, render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import article from '../../content/zh-CN/article.json' with { type: 'json' };
import type { Slug } from '../../wasm/core.mjs';
import { frameCode, frameHeight } from '../element/menu.ts';
import { figureWidth, stylesheet, tagOf, type View } from '../element/widget-element.ts';
import { wordsOf } from '../element/words.ts';
import { head } from './parts.ts';
import { framePolicy } from './policy.ts';

function frame(slug: string, home: string, assets: { script: string; style: string }) {
  const tag = tagOf(slug);
  return html`<!doctype html>
<html lang="zh-Hans" class="embed">
  <head>
    ${head({
      title: `${wordsOf(slug).name} · ${article.title}`,
      description: article.description,
      root: '../../',
      styles: [assets.style],
      csp: framePolicy,
    })}
    <link rel="canonical" href=${`../../#${slug}`}>
    <link rel="alternate" type="application/json+oembed" href=${new URL(`embed/${slug}/oembed.json`, home).href} title=${wordsOf(slug).name}>
    <script type="module" src=${assets.script}></script>
  </head>
  <body>
    <main>${unsafeHTML(`<${tag}></${tag}>`)}</main>
    <footer class="from"><a href=${`../../#${slug}`} target="_blank" rel="noopener">${article.title}</a></footer>
  </body>
</html>`;
}

/** https://oembed.com, section 2.3.4.4. */
function oembed(slug: string, home: string) {
  const { name } = wordsOf(slug);
  return {
    version: '1.0',
    type: 'rich',
    title: name,
    provider_name: article.title,
    provider_url: home,
    width: 2 * figureWidth,
    height: frameHeight,
    html: frameCode({ slug, name, changes: [], home }),
  };
}

export async function writeFrames(
  site: string,
  home: string,
  widgets: ReadonlyArray<View<Slug>>,
  assets: { script: string; style: string },
): Promise<void> {
  const above = { script: `../../${assets.script}`, style: `../../${assets.style}` };
  stylesheet.href = above.style;
  for (const { slug } of widgets) {
    const folder = `${site}/embed/${slug}`;
    await mkdir(folder, { recursive: true });
    await writeFile(`${folder}/index.html`, await collectResult(render(frame(slug, home, above))));
    await writeFile(`${folder}/oembed.json`, `${JSON.stringify(oembed(slug, home), null, 2)}\n`);
  }
}
