// The words of the widgets. TypeScript holds none of its own.

import words from '../../content/zh-CN/widgets.json' with { type: 'json' };

export interface WidgetWords {
  /** What the widget is, in a few words: its accessible name. */
  name: string;
  /** What the figure shows in its current state, for those who cannot see it. */
  summary: string;
  /** `value` is spoken: a text, or for a whole number one text for each value. */
  controls: Record<string, { label: string; value: string | string[] }>;
  /** The lines of numbers under the figure. */
  readouts: Array<{ role?: string; label: string; value: string }>;
  /** Labels in the figure. */
  marks: Record<string, string>;
}

export const common: typeof words.common = words.common;

export function wordsOf(slug: string): WidgetWords {
  const all: Record<string, WidgetWords> = words.widgets;
  if (!Object.hasOwn(all, slug)) throw new ReferenceError(`no words for widget “${slug}”`);
  return all[slug];
}

/** Puts values where a text has {name}. */
export const put = (text: string, values: Record<string, unknown>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
