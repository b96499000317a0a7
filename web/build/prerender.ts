// Writes the article's HTML: every word and figure stands in it before any script runs.
//
// Runs in Node after the browser's build, whose manifest says under which names its files lie.

import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import sources from '../../content/bibliography.json' with { type: 'json' };
import article from '../../content/zh-CN/article.json' with { type: 'json' };
import { defineWidget, stylesheet } from '../element/widget-element.ts';
import { widgets } from '../widgets.ts';
import { Bibliography } from './bibliography.ts';
import { writeBlog } from './blog.ts';
import { openCore } from './core.ts';
import { writeFrames } from './frames.ts';
import { writeGallery } from './gallery.ts';
import { writeHosting } from './hosting.ts';
import { renderMarkdown, type Section } from './markdown.ts';
import { page } from './page.ts';
import { picture } from './picture.ts';
import { single } from './single.ts';
import { writeAnimations, writePictures } from './svg-animation.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const site = `${root}/build/site`;
const manifestPath = `${site}/assets/manifest.json`;
const manifest = JSON.parse(await readFile(manifestPath, 'utf8'));
const assets = {
  script: `./${manifest['site/main.ts'].file}`,
  // What the script imports first, fetched along with it.
  imports: manifest['site/main.ts'].imports.map((key: string) => `./${manifest[key].file}`),
  theme: `./${manifest['site/theme.ts'].file}`,
  style: `./${manifest['styles/site.css'].file}`,
};

/** Where the site will lie, if that is known; for what must be absolute, as oEmbed. */
const url = (process.env.SITE_URL || article.url).replace(/(?<=.)\/*$/, '/');
const home = url || 'http://127.0.0.1:8000/';

const core = await openCore(root);
stylesheet.href = assets.style;
for (const widget of widgets) defineWidget(core, widget);

const slugs = widgets.map(({ slug }) => slug);
const bibliography = new Bibliography(sources);
const ids = new Set([...article.sections, ...slugs]);
const sections: Array<Section & { id: string; number: string }> = [];
for (const [index, id] of article.sections.entries()) {
  const path = `content/zh-CN/${id}.md`;
  const value = await readFile(`${root}/${path}`, 'utf8');
  const number = String(index + 1).padStart(2, '0');
  const shared = { core, bibliography, slugs, ids };
  sections.push({ id, number, ...(await renderMarkdown({ path, value }, shared, number)) });
}

const body = page({
  ...article,
  url,
  assets,
  // Lit renders the custom elements in this HTML as well: that is what prerenders the widgets.
  sections: sections.map((section) => ({ ...section, body: unsafeHTML(section.html) })),
  bibliography: bibliography.render(),
  picture: picture(core, article.labels.picture),
});
const html = await collectResult(render(body));
refuseDeadLinks(html);
await writeFile(`${site}/index.html`, `${html}\n`);
await writeFrames(site, home, widgets, {
  script: manifest['site/frame.ts'].file,
  style: manifest['styles/embed.css'].file,
});
await writeFile(
  `${site}/${article.title}.html`,
  single(html, home, {
    script: await readFile(`${root}/build/single/single.js`, 'utf8'),
    page: await readFile(`${site}/${manifest['styles/site.css'].file}`, 'utf8'),
    widget: await readFile(`${site}/${manifest['styles/embed.css'].file}`, 'utf8'),
    icon: await readFile(`${root}/web/site/favicon.svg`, 'utf8'),
  }),
);
const whole = { folder: site, home, manifest };
await writeGallery(whole, core, widgets);
await writePictures(site, widgets);
const moving = await writeAnimations(site, core, widgets);
await writeBlog(whole, root, moving);
await copyFile(`${root}/web/site/favicon.svg`, `${site}/favicon.svg`);
await copyFile(`${root}/content/og.png`, `${site}/og.png`);
await rm(manifestPath);
await writeHosting(site, home);

/** Every link into the page must lead to something. */
function refuseDeadLinks(page: string): void {
  const ids = new Set(Array.from(page.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
  for (const [, id] of page.matchAll(/ href="#([^"]+)"/g)) {
    if (!ids.has(id)) throw new Error(`a link leads to “#${id}”, which is not in the article`);
  }
}
