// {{expressions}} in the prose: evaluated by the core, baked into the HTML, followed in the page.

import type { Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { Core, Slug } from '../../wasm/core.mjs';
import { formatNumber, lookUp } from '../element/expression.ts';

/** What an expression of the prose shows in the state it names, or else in the widget's first. */
export function resolve(core: Core, source: string): string {
  const expression = core.parseExpression(source);
  if (expression.slug === undefined) {
    throw new SyntaxError(`“${source}” must name its widget: widget.field`);
  }
  const { params, reading } = core.read(expression.slug as Slug, expression.state as never);
  return formatNumber(lookUp(expression, { ...params, ...reading }), expression.format);
}

export function numbers(core: Core) {
  return (tree: Root) => {
    visit(tree, 'text', (node: Text, index, parent) => {
      if (!parent || index === undefined || !node.value.includes('{{')) return;
      const children = core.splitText(node.value).map((part, i) =>
        i % 2 === 0
          ? { type: 'text' as const, value: part }
          : {
              type: 'live' as never,
              data: {
                hName: 'span',
                hProperties: { className: ['live'], dataLive: part.trim() },
                hChildren: [{ type: 'text' as const, value: resolve(core, part) }],
              },
            },
      );
      const filled = children.filter((child) => !('value' in child) || child.value !== '');
      parent.children.splice(index, 1, ...(filled as Text[]));
      return [SKIP, index + filled.length];
    });
  };
}
