// The frame of the article: what stands around its sections.

import { html } from '@lit-labs/ssr';
import type { TemplateResult } from 'lit';

export interface Page {
  title: string;
  subtitle: string;
  description: string;
  lead: string;
  labels: { skip: string; sources: string; still: string };
  assets: { script: string; style: string };
  sections: ReadonlyArray<{ id: string; body: unknown }>;
  bibliography: TemplateResult;
}

/** No inline script or style, nothing from elsewhere; WebAssembly compiles, nothing else does. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

export function page({ title, subtitle, description, lead, labels, assets, ...rest }: Page) {
  return html`<!doctype html>
<html lang="zh-Hans">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content=${policy}>
    <title>${title}</title>
    <meta name="description" content=${description}>
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href=${assets.style}>
    <script type="module" src=${assets.script}></script>
  </head>
  <body>
    <a class="skip" href="#main">${labels.skip}</a>
    <main id="main">
      <header class="title">
        <h1>${title}</h1>
        <p class="subtitle">${subtitle}</p>
        <p class="lead">${lead}</p>
        <p class="still" hidden>${labels.still}</p>
      </header>
      ${rest.sections.map(({ id, body }) => html`<section class="section" id=${id}>${body}</section>`)}
      <section class="section" id="sources">
        <h2>${labels.sources}</h2>
        ${rest.bibliography}
      </section>
    </main>
  </body>
</html>`;
}
