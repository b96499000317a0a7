// Headings can be linked to. A section's heading carries its number and leaves the id to the section.

import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { anchor } from './anchor.ts';

/** An id that reads like the text: Chinese is kept, punctuation is not, and no id is given twice. */
export function idOf(text: string, taken: Set<string>): string {
  const plain = text.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  const stem = plain?.join('-') ?? 'h';
  let id = stem;
  for (let n = 2; taken.has(id); n++) id = `${stem}-${n}`;
  taken.add(id);
  return id;
}

export function headings(number: string | undefined, taken: Set<string>) {
  return (tree: Root, file: { stem?: string; data: Record<string, unknown> }) => {
    visit(tree, 'element', (node: Element) => {
      const text = textOf(node);
      if (node.tagName === 'h2') {
        file.data.title = text;
        node.children.push(anchor(file.stem ?? '', text));
        if (number) node.children.unshift(h('span.number', { ariaHidden: 'true' }, number));
      } else if (node.tagName === 'h3') {
        const id = idOf(text, taken);
        node.properties.id = id;
        node.children.push(anchor(id, text));
      }
    });
  };
}
