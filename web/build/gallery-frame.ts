// The frame of the pages beside the article: the gallery, and how to use it in a blog.

import { html } from '@lit-labs/ssr';
import type { TemplateResult } from 'lit';
import { title as articleTitle, labels } from '../../content/zh-CN/article.json' with {
  type: 'json',
};
import { links } from '../../content/zh-CN/gallery.json' with { type: 'json' };
import { head, siteLinks, stillNote, themeButton } from './parts.ts';

/** Under which names the browser's build has put its files. */
export type Manifest = Record<string, { file: string; imports?: string[] }>;

/** What every page of the site is made from. */
export interface Site {
  /** Where it is written. */
  folder: string;
  /** Where it will lie; for what must be absolute. */
  home: string;
  manifest: Manifest;
}

/** The pages are all one folder deep. */
export const up = '../';

/** The style sheet that the shadow roots share with the page. */
export const styleOf = ({ manifest }: Site) => `${up}${manifest['styles/site.css'].file}`;

export interface Beside {
  /** Its folder, and the class of its body. */
  name: string;
  title: string;
  subtitle: string;
  description: string;
  body: TemplateResult;
}

export function besidePage(site: Site, { name, title, subtitle, description, body }: Beside) {
  const { manifest } = site;
  const file = (key: string) => `${up}${manifest[key].file}`;
  return html`<!doctype html>
<html lang="zh-Hans">
  <head>
    ${head({
      title: `${title} · ${articleTitle}`,
      description,
      root: up,
      styles: [styleOf(site), file('styles/gallery.css')],
    })}
    <script type="module" async src=${file('site/theme.ts')}></script>
    <script type="module" src=${file('site/gallery.ts')}></script>
    ${manifest['site/gallery.ts'].imports?.map((key) => html`<link rel="modulepreload" href=${file(key)}>`)}
  </head>
  <body class=${`beside ${name}`} data-home=${site.home}>
    <a class="skip" href="#main">${labels.skip}</a>
    <header class="title">
      <p class="back-home"><a href=${up}>${articleTitle}</a></p>
      <h1>${title}</h1>
      <p class="subtitle">${subtitle}</p>
      ${themeButton()}
    </header>
    <main id="main">
      ${stillNote()}
      ${body}
    </main>
    <footer><p><a href=${up}>${links.article}</a> · ${siteLinks(up)}</p></footer>
  </body>
</html>`;
}

/** A text to take away, with the button that copies it. */
export function snippet(name: string, text: string) {
  return html`<figure class="snippet">
    <figcaption>${name}</figcaption>
    <pre lang="en"><code>${text}</code></pre>
    <button class="copy" type="button" hidden data-done=${labels.copied}>${labels.copy}</button>
  </figure>`;
}
