// What the article's Markdown has beyond Markdown:
//
//   ::widget{slug=add-position}      a widget
//   :position[PE(p)]                 a term in the colour of its mark
//   :quoted[1]{source=vaswani2017}   a number as its source has it
//   :cite{source=vaswani2017}        a citation

import type { Root } from 'mdast';
import type { LeafDirective, TextDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { roles } from '../element/roles.ts';
import { tagOf } from '../element/widget-element.ts';
import type { Bibliography } from './bibliography.ts';

type Directive = LeafDirective | TextDirective;

export function directives(bibliography: Bibliography, slugs: ReadonlyArray<string>) {
  const handlers: Record<string, (node: Directive, place: string) => void> = {
    widget(node, place) {
      const slug = node.attributes?.slug;
      if (!slug || !slugs.includes(slug)) {
        throw new Error(`${place}: no widget “${slug}”, there are: ${slugs.join(', ')}`);
      }
      node.data = {
        hName: 'div',
        hProperties: { className: ['widget-place'], id: slug },
        hChildren: [{ type: 'element', tagName: tagOf(slug), properties: {}, children: [] }],
      };
      (node as { type: string }).type = 'widget';
    },
    quoted(node, place) {
      const source = bibliography.get(node.attributes?.source, place);
      node.data = { hName: 'span', hProperties: { className: ['quoted'], title: source.short } };
    },
    cite(node, place) {
      const source = bibliography.get(node.attributes?.source, place);
      node.data = {
        hName: 'a',
        hProperties: { className: ['cite'], href: `#${source.id}` },
        hChildren: [{ type: 'text', value: source.short }],
      };
      (node as { type: string }).type = 'cite';
    },
  };
  return (tree: Root, file: { path?: string }) => {
    visit(tree, ['textDirective', 'leafDirective', 'containerDirective'], (node) => {
      const directive = node as Directive;
      const place = file.path ?? '';
      if (roles.includes(directive.name)) {
        const className = ['term', directive.name];
        directive.data = { hName: 'span', hProperties: { className } };
        return;
      }
      const handler = handlers[directive.name];
      if (!handler) {
        const known = [...Object.keys(handlers), ...roles].join(', ');
        throw new Error(`${place}: no directive “${directive.name}”, there are: ${known}`);
      }
      handler(directive, place);
    });
  };
}
