// blog/: how to use the widgets elsewhere. Its Markdown has these directives:
//
//   ::widget{slug=rope-dials}    a widget
//   ::snippet{file=plain.html}   a file of content/snippets, to be copied
//   ::animations                 the drawings that move by themselves

import { readFile } from 'node:fs/promises';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { html } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { Root as Markdown } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import rehypeStringify from 'rehype-stringify';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { labels } from '../../content/zh-CN/article.json' with { type: 'json' };
import { blog } from '../../content/zh-CN/gallery.json' with { type: 'json' };
import { tagOf } from '../element/widget-element.ts';
import { wordsOf } from '../element/words.ts';
import { anchor } from './anchor.ts';
import { snippetsFor } from './blog-snippets.ts';
import { writeBeside } from './gallery.ts';
import { type Site, up } from './gallery-frame.ts';
import { idOf } from './headings.ts';

/** A file to take away, as snippet() of the gallery has it. */
function snippet(file: string, files: ReadonlyMap<string, string>): Element {
  const text = files.get(file);
  if (text === undefined) throw new Error(`no snippet “${file}”, there are: ${[...files.keys()]}`);
  return h('figure.snippet', [
    h('figcaption', file),
    h('pre', { lang: 'en' }, h('code', text)),
    h('button.copy', { type: 'button', hidden: true, dataDone: labels.copied }, labels.copy),
  ]);
}

/** One drawing at a time, and only for who wants it: it cannot be stopped but by closing. */
const animations = (slugs: ReadonlyArray<string>): Element =>
  h(
    'div.animations',
    slugs.map((slug) => {
      const file = `${up}svg/${slug}.svg`;
      const { name } = wordsOf(slug);
      return h('details', [
        h('summary', name),
        h('img', { src: file, alt: name, loading: 'lazy' }),
        h('p', h('a', { href: file, download: true }, `${slug}.svg`)),
      ]);
    }),
  );

function directives(files: ReadonlyMap<string, string>, moving: ReadonlyArray<string>) {
  const makers: Record<string, (attributes: Record<string, string>) => Element> = {
    widget: ({ slug }) => h('div.widget-place', { id: slug }, h(tagOf(slug))),
    snippet: ({ file }) => snippet(file, files),
    animations: () => animations(moving),
  };
  return (tree: Markdown) => {
    visit(tree, ['textDirective', 'leafDirective', 'containerDirective'], (node) => {
      const directive = node as LeafDirective;
      const make = makers[directive.name];
      if (!make) throw new Error(`no directive “${directive.name}”`);
      const made = make((directive.attributes ?? {}) as Record<string, string>);
      const { tagName, properties, children } = made;
      directive.data = { hName: tagName, hProperties: properties };
      directive.data.hChildren = children as typeof directive.data.hChildren;
    });
  };
}

function headings() {
  const ids = new Set<string>();
  return (tree: Root) => {
    visit(tree, 'element', (node: Element) => {
      if (node.tagName !== 'h2') return;
      const text = textOf(node);
      const id = idOf(text, ids);
      node.properties.id = id;
      node.children.push(anchor(id, text));
    });
  };
}

export async function writeBlog(
  site: Site,
  root: string,
  moving: ReadonlyArray<string>,
): Promise<void> {
  const path = 'content/zh-CN/blog.md';
  const value = await readFile(`${root}/${path}`, 'utf8');
  const text = await unified()
    .use(remarkParse)
    .use(remarkDirective)
    .use(directives, snippetsFor(site.home), moving)
    .use(remarkRehype)
    .use(headings)
    .use(rehypeStringify)
    .process({ path, value });
  const body = html`<article>${unsafeHTML(String(text))}</article>`;
  await writeBeside(site, { name: 'blog', ...blog, body });
}
