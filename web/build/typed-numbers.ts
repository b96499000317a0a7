// A number that somebody typed into the prose is refused: it would go stale in silence.

import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

// What may hold digits: evaluated numbers, numbers quoted from a source, formulas, code, citations.
const exempt = new Set(['live', 'inlineMath', 'math', 'inlineCode', 'code', 'widget', 'cite']);

/** Years of publications are no numbers about the subject. */
const year = /(?<!\d)(?:19|20)\d\d(?= ?年)/g;

export function typedNumbers() {
  return (tree: Root, file: { path?: string }) => {
    visit(tree, (node) => {
      if (exempt.has(node.type)) return SKIP;
      if (node.type === 'textDirective' && node.name === 'quoted') return SKIP;
      if (node.type !== 'text') return undefined;
      const typed = /\d+(?:\.\d+)?/.exec(node.value.replace(year, ''));
      if (typed) {
        throw new Error(
          `${file.path}: “${typed[0]}” is typed in “${node.value.trim()}”: ` +
            'write {{widget.field | format}}, or :quoted[…]{source=…}',
        );
      }
      return undefined;
    });
  };
}
