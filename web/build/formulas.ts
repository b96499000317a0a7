// $formulas$ become MathML at build time; the page needs no script for them.

import type { Root } from 'mdast';
import temml from 'temml';
import { visit } from 'unist-util-visit';

export function formulas() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type !== 'inlineMath' && node.type !== 'math') return;
      const math = node as unknown as { type: string; value: string; data: object };
      const displayMode = math.type === 'math';
      const mathml = temml.renderToString(math.value, { displayMode, throwOnError: true });
      // Inline styles would be refused under a strict policy; what they add is slight.
      const value = mathml.replaceAll(/ style="[^"]*"/g, '');
      math.data = {
        hName: displayMode ? 'div' : 'span',
        // On a phone a long formula scrolls by itself: the keyboard must be able to get there.
        hProperties: displayMode
          ? { className: ['formula'], tabIndex: 0 }
          : { className: ['inline-formula'] },
        hChildren: [{ type: 'raw', value }],
      };
    });
  };
}
