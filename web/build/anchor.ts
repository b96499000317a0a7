// The quiet link beside a heading or a figure: a place that can be cited.

import type { Element } from 'hast';
import { h } from 'hastscript';
import { labels } from '../../content/zh-CN/article.json' with { type: 'json' };

export const anchorLabel = (title: string) => labels.anchor.replace('{title}', title);

export const anchor = (id: string, title: string): Element =>
  h('a.anchor', { href: `#${id}`, ariaLabel: anchorLabel(title) }, '#');
