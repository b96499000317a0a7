// One section of the article: Markdown in, HTML out. Each transform is a file of its own.

import python from 'highlight.js/lib/languages/python';
import rehypeHighlight from 'rehype-highlight';
import rehypeStringify from 'rehype-stringify';
import remarkDirective from 'remark-directive';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Core } from '../../wasm/core.mjs';
import type { Bibliography } from './bibliography.ts';
import { directives } from './directives.ts';
import { formulas } from './formulas.ts';
import { headings } from './headings.ts';
import { numbers } from './numbers.ts';
import { typedNumbers } from './typed-numbers.ts';

export interface Sources {
  core: Core;
  bibliography: Bibliography;
  /** The widgets there are. */
  slugs: ReadonlyArray<string>;
  /** The ids that are taken; those of the headings are added. */
  ids: Set<string>;
}

export interface Section {
  title: string;
  html: string;
}

export async function renderMarkdown(
  file: { path: string; value: string },
  { core, bibliography, slugs, ids }: Sources,
  /** The section's number, as it is shown. */
  number?: string,
): Promise<Section> {
  const html = await unified()
    .use(remarkParse)
    .use(remarkDirective)
    .use(remarkMath)
    .use(numbers, core)
    .use(directives, core, bibliography, slugs)
    .use(typedNumbers)
    .use(formulas)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeHighlight, { languages: { python } })
    .use(headings, number, ids)
    .use(rehypeStringify, { allowDangerousHtml: true })
    .process(file);
  return { title: String(html.data.title ?? ''), html: String(html) };
}
