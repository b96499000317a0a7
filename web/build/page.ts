// The frame of the article: what stands around its sections.

import { html } from '@lit-labs/ssr';
import { nothing, type TemplateResult } from 'lit';
import type article from '../../content/zh-CN/article.json';
import { anchorLabel } from './anchor.ts';
import { bibtex } from './cite-this.ts';
import { head, siteLinks, stillNote, themeButton } from './parts.ts';

/** A part with a heading: `number` is absent for those that stand after the sections. */
interface Part {
  id: string;
  title: string;
  number?: string;
}

export interface Page extends Omit<typeof article, 'sections'> {
  assets: { script: string; imports: string[]; theme: string; style: string };
  sections: ReadonlyArray<Part & { body: unknown }>;
  bibliography: TemplateResult;
  picture: TemplateResult;
}

/** What others show of the article where it is linked to. */
function preview({ title, description, url, labels }: Page) {
  // An address is given only if the article knows where it lies.
  const image = url === '' ? './og.png' : new URL('og.png', url).href;
  const address = html`<link rel="canonical" href=${url}>
    <meta property="og:url" content=${url}>`;
  return html`${url === '' ? nothing : address}
    <meta property="og:type" content="article">
    <meta property="og:locale" content="zh_CN">
    <meta property="og:title" content=${title}>
    <meta property="og:description" content=${description}>
    <meta property="og:image" content=${image}>
    <meta property="og:image:width" content="1200">
    <meta property="og:image:height" content="630">
    <meta property="og:image:alt" content=${labels.picture}>
    <meta name="twitter:card" content="summary_large_image">`;
}

function contents(parts: ReadonlyArray<Part>) {
  return html`<ol class="contents">${parts.map(
    ({ id, title, number }) =>
      html`<li><a href=${`#${id}`}><span class="number" aria-hidden="true">${number ?? nothing}</span>${title}</a></li>`,
  )}</ol>`;
}

function part({ id, title }: Part, body: unknown) {
  return html`<section class="section" id=${id}>
          <h2>${title}<a class="anchor" href=${`#${id}`} aria-label=${anchorLabel(title)}>#</a></h2>
          ${body}
        </section>`;
}

export function page(content: Page) {
  const { title, subtitle, description, lead, labels, assets, sections } = content;
  const sources = { id: 'sources', title: labels.sources };
  const citeThis = { id: 'cite-this', title: labels.citeThis };
  const parts = [...sections, sources, citeThis];
  return html`<!doctype html>
<html lang="zh-Hans" class="fresh">
  <head>
    ${head({ title, description, root: './', styles: [assets.style] })}
    ${preview(content)}
    <script type="module" async src=${assets.theme}></script>
    <script type="module" src=${assets.script}></script>
    ${assets.imports.map((href) => html`<link rel="modulepreload" href=${href}>`)}
  </head>
  <body>
    <a class="skip" href="#main">${labels.skip}</a>
    <header class="title">
      <h1>${title}</h1>
      <p class="subtitle">${subtitle}</p>
      ${content.picture}
      ${themeButton()}
    </header>
    <nav class="bar" aria-label=${labels.contents}>
      <details>
        <summary>${labels.contents}<span class="now"></span></summary>
        ${contents(parts)}
      </details>
    </nav>
    <div class="layout">
      <nav class="side" aria-label=${labels.contents}>${contents(parts)}</nav>
      <main id="main">
        <article>
          <p class="lead">${lead}</p>
          ${stillNote()}
          <p class="lost" role="status" hidden>${labels.lost}</p>
          ${sections.map(({ id, body }) => html`<section class="section" id=${id}>${body}</section>`)}
          ${part(sources, content.bibliography)}
          ${part(
            citeThis,
            html`<div class="bibtex"><pre tabindex="0" lang="en">${bibtex(content)}</pre><button class="copy" type="button" hidden data-done=${labels.copied}>${labels.copy}</button></div>`,
          )}
        </article>
      </main>
    </div>
    <footer><p>${content.footer}<br>${siteLinks('./')} · <a href=${`./${encodeURIComponent(title)}.html`} download>${labels.single}</a></p></footer>
  </body>
</html>`;
}
