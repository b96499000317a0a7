// Writes the article's HTML: every word and figure stands in it before any script runs.
//
// Runs in Node after the browser's build, whose manifest says under which names its files lie.

import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import sources from '../../content/bibliography.json' with { type: 'json' };
import article from '../../content/zh-CN/article.json' with { type: 'json' };
import { defineWidget, stylesheet } from '../element/widget-element.ts';
import { widgets } from '../widgets.ts';
import { Bibliography } from './bibliography.ts';
import { openCore } from './core.ts';
import { renderMarkdown, type Section } from './markdown.ts';
import { page } from './page.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const site = `${root}/build/site`;
const manifestPath = `${site}/assets/manifest.json`;
const manifest = JSON.parse(await readFile(manifestPath, 'utf8'));
const assets = {
  script: `./${manifest['site/main.ts'].file}`,
  style: `./${manifest['styles/site.css'].file}`,
};

const core = await openCore(root);
stylesheet.href = assets.style;
for (const widget of widgets) defineWidget(core, widget);

const slugs = widgets.map(({ slug }) => slug);
const bibliography = new Bibliography(sources);
const ids = new Set([...article.sections, ...slugs]);
const sections: Section[] = [];
for (const [index, id] of article.sections.entries()) {
  const path = `content/zh-CN/${id}.md`;
  const value = await readFile(`${root}/${path}`, 'utf8');
  const number = String(index + 1).padStart(2, '0');
  sections.push(await renderMarkdown({ path, value }, { core, bibliography, slugs, ids }, number));
}

const body = page({
  ...article,
  assets,
  // Lit renders the custom elements in this HTML as well: that is what prerenders the widgets.
  sections: article.sections.map((id, index) => ({ id, body: unsafeHTML(sections[index].html) })),
  bibliography: bibliography.render(),
});
await writeFile(`${site}/index.html`, `${await collectResult(render(body))}\n`);
await rm(manifestPath);
