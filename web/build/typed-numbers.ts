// A number that somebody typed into the prose is refused: it would go stale in silence.

import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

// What may hold digits: evaluated numbers, numbers quoted from a source, formulas, code, citations.
const exempt = new Set(['live', 'inlineMath', 'math', 'inlineCode', 'code', 'widget', 'cite']);

/** Years of publications are no numbers about the subject. */
const year = /(?<!\d)(?:19|20)\d\d(?= ?年)/g;

/** Nor are the digits of a model's name: GPT-2, Llama 3, Llama-3-8B, LLaMA-7B. */
const model = /\b(?:GPT|Llama|LLaMA)(?:[- ]\d+B?)+/g;

export function typedNumbers() {
  return (tree: Root, file: { path?: string }) => {
    visit(tree, (node, _index, parent) => {
      if (exempt.has(node.type)) return SKIP;
      if (node.type === 'textDirective' && node.name === 'quoted') return SKIP;
      if (node.type !== 'text') return undefined;
      // Words that take a widget to a state may name the values of that state.
      const state =
        parent?.type === 'textDirective' && parent.name === 'go'
          ? Object.values(parent.attributes ?? {}).map(Number)
          : [];
      const numbers =
        node.value
          .replace(year, '')
          .replace(model, '')
          .match(/\d+(?:\.\d+)?/g) ?? [];
      const typed = numbers.find((number) => !state.includes(Number(number)));
      if (typed) {
        throw new Error(
          `${file.path}: “${typed}” is typed in “${node.value.trim()}”: ` +
            'write {{widget.field | format}}, or :quoted[…]{source=…}',
        );
      }
      return undefined;
    });
  };
}
