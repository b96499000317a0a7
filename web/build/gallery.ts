// gallery/: every widget, alive, with the code to take it away and all that can be said to it.

import { mkdir, writeFile } from 'node:fs/promises';
import { html, render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { nothing } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { gallery } from '../../content/zh-CN/gallery.json' with { type: 'json' };
import type { Core, Slug } from '../../wasm/core.mjs';
import { fill } from '../element/expression.ts';
import { elementCode, frameCode } from '../element/menu.ts';
import { attributeOf } from '../element/state.ts';
import { stylesheet, tagOf, type View } from '../element/widget-element.ts';
import { wordsOf } from '../element/words.ts';
import { anchorLabel } from './anchor.ts';
import { type Beside, besidePage, type Site, snippet, styleOf, up } from './gallery-frame.ts';
import { conventionsPart, reference } from './reference.ts';

/** Links in a text of content/: [words](address). */
const withLinks = (text: string) =>
  unsafeHTML(text.replace(/\[(.+?)\]\((.+?)\)/g, '<a href="$2">$1</a>'));

/** All by which a widget can be found. */
function findable(core: Core, slug: Slug): string {
  const { name, summary, controls } = wordsOf(slug);
  const { params, reading } = core.read(slug);
  const fields = core.fields(slug).flatMap((field) => {
    return [field.name, attributeOf(field.name), controls[field.name].label];
  });
  const text = fill(core, summary, { ...params, ...reading });
  return [slug, name, text, ...fields].join(' ').toLowerCase();
}

function entry({ home }: Site, core: Core, view: View<Slug>) {
  const { slug } = view;
  const { name } = wordsOf(slug);
  const pictured = 'height' in view;
  const subject = {
    slug,
    name,
    home,
    changes: [],
    params: {},
    reading: {},
    figure: null,
    pictured,
  };
  const playable = 'play' in view;
  return html`<section class=${'table' in view ? 'entry wide' : 'entry'} id=${slug} data-find=${findable(core, slug)}>
    <div class="shown">${unsafeHTML(`<${tagOf(slug)}></${tagOf(slug)}>`)}</div>
    <div class="about">
      <h2>${name}<a class="anchor" href=${`#${slug}`} aria-label=${anchorLabel(name)}>#</a></h2>
      <p class="whereabouts">
        <code>${slug}</code>
        <a href=${`${up}#${slug}`}>${gallery.place}</a>
        ${playable ? html`<a href=${`${up}svg/${slug}.svg`}>${gallery.animation}</a>` : nothing}
      </p>
      ${snippet(gallery.element, elementCode(subject))}
      ${snippet(gallery.frame, frameCode(subject))}
      <details>
        <summary>${gallery.details}</summary>
        ${reference(core, slug)}
      </details>
    </div>
  </section>`;
}

function body(site: Site, core: Core, views: ReadonlyArray<View<Slug>>) {
  const { lead, search, hint, hits, none } = gallery;
  return html`<p class="lead">${withLinks(lead)}</p>
    <form class="search" role="search" hidden>
      <label for="search">${search}</label>
      <input id="search" type="search" placeholder=${hint} autocomplete="off" spellcheck="false">
      <output for="search" data-hits=${hits} data-none=${none}></output>
    </form>
    ${views.map((view) => entry(site, core, view))}
    ${conventionsPart()}`;
}

/** Writes a page beside the article into its folder. */
export async function writeBeside(site: Site, page: Beside): Promise<void> {
  stylesheet.href = styleOf(site);
  const folder = `${site.folder}/${page.name}`;
  await mkdir(folder, { recursive: true });
  const text = await collectResult(render(besidePage(site, page)));
  await writeFile(`${folder}/index.html`, `${text}\n`);
}

export async function writeGallery(
  site: Site,
  core: Core,
  widgets: ReadonlyArray<View<Slug>>,
): Promise<void> {
  const { title, subtitle, description } = gallery;
  // In the order of the article.
  const views = core.slugs.flatMap((slug) => widgets.filter((view) => view.slug === slug));
  const content = body(site, core, views);
  await writeBeside(site, { name: 'gallery', title, subtitle, description, body: content });
}
