// What the article's Markdown has beyond Markdown:
//
//   ::widget{slug=add-position}                     a widget
//   :go[位置 63]{widget=index-ramp position=63}     words that take a widget to a state
//   :position[PE(p)]                                a term in the colour of its mark
//   :quoted[1]{source=vaswani2017}                  a number as its source has it
//   :cite{source=vaswani2017}                       a citation
//   ::listing{file=one_head.py}                     a program of content/listings
//   :::note … :::                                   a remark beside the paragraph before it

import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Parent, Root, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { Core, Slug } from '../../wasm/core.mjs';
import { roles } from '../element/roles.ts';
import { formatState } from '../element/state.ts';
import { tagOf } from '../element/widget-element.ts';
import { wordsOf } from '../element/words.ts';
import { anchor } from './anchor.ts';
import type { Bibliography } from './bibliography.ts';
import { listings } from './listings.ts';

type Directive = ContainerDirective | LeafDirective | TextDirective;

/** Where a directive stands in the tree. */
interface Place {
  parent: Parent;
  index: number;
}

/** Makes a node an element. Its own children are kept if the element brings none. */
function become(node: Directive, type: string, { tagName, properties, children }: Element): void {
  node.data = { hName: tagName, hProperties: properties };
  if (children.length > 0) node.data.hChildren = children as typeof node.data.hChildren;
  (node as { type: string }).type = type;
}

/** The entry of that name, or an error that says which there are. */
function oneOf<T>(known: ReadonlyMap<string, T>, name: string | null | undefined, what: string): T {
  const found = known.get(name ?? '');
  if (found !== undefined) return found;
  throw new Error(`no ${what} “${name}”, there are: ${[...known.keys()].join(', ')}`);
}

export function directives(core: Core, bibliography: Bibliography, slugs: ReadonlyArray<string>) {
  const widgets = new Map(slugs.map((slug) => [slug, slug]));

  const handlers: Record<string, (node: Directive, place: Place) => void> = {
    widget(node) {
      const slug = oneOf(widgets, node.attributes?.slug, 'widget');
      const { name } = wordsOf(slug);
      become(
        node,
        'widget',
        h('div.widget-place', { id: slug }, h(tagOf(slug)), anchor(slug, name)),
      );
    },
    go(node) {
      const { widget, ...state } = (node.attributes ?? {}) as Record<string, string>;
      const slug = oneOf(widgets, widget, 'widget');
      const dataGo = formatState(Object.entries(state));
      core.read(slug as Slug, core.parseState(dataGo));
      // A link: without scripts it leads to the figure.
      node.data = { hName: 'a', hProperties: { className: ['go'], href: `#${slug}`, dataGo } };
    },
    quoted(node) {
      const source = bibliography.get(node.attributes?.source);
      node.data = { hName: 'span', hProperties: { className: ['quoted'], title: source.short } };
    },
    cite(node) {
      become(node, 'cite', bibliography.cite(node.attributes?.source));
    },
    listing(node) {
      const file = node.attributes?.file ?? '';
      const text = oneOf(listings, file, 'listing').trimEnd();
      // A long line scrolls: the keyboard has to reach it.
      const program = h('pre', { tabIndex: 0 }, h('code.language-python', text));
      become(node, 'listing', h('figure.listing', h('figcaption', file), program));
    },
    note(node, { parent, index }) {
      const before = parent.children[index - 1];
      if (before?.type !== 'paragraph')
        throw new Error('a note follows the paragraph it belongs to');
      become(node, 'note', h('aside.note'));
      const data = { hName: 'div', hProperties: { className: ['noted'] } };
      const noted = { type: 'noted', data, children: [before, node] } as unknown as RootContent;
      parent.children.splice(index - 1, 2, noted);
    },
  };
  const known = new Map(Object.entries(handlers));
  for (const role of roles) {
    known.set(role, (node) => {
      const hProperties = { className: ['term', role], dataRole: role };
      node.data = { hName: 'span', hProperties };
    });
  }

  return (tree: Root, file: { path?: string }) => {
    visit(tree, ['textDirective', 'leafDirective', 'containerDirective'], (node, index, parent) => {
      const directive = node as Directive;
      const place = { parent: parent as Parent, index: index ?? 0 };
      try {
        oneOf(known, directive.name, 'directive')(directive, place);
      } catch (error) {
        throw new Error(`${file.path}: ${(error as Error).message}`, { cause: error });
      }
      // A note has moved into the place before, with all that is in it.
      return directive.name === 'note' ? place.index - 1 : undefined;
    });
  };
}
