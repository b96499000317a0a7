// One section of the article: Markdown in, HTML out. Each transform is a file of its own.

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
import { numbers } from './numbers.ts';
import { typedNumbers } from './typed-numbers.ts';

export interface Sources {
  core: Core;
  bibliography: Bibliography;
  /** The widgets there are. */
  slugs: ReadonlyArray<string>;
}

export async function renderMarkdown(
  file: { path: string; value: string },
  { core, bibliography, slugs }: Sources,
): Promise<string> {
  const html = await unified()
    .use(remarkParse)
    .use(remarkDirective)
    .use(remarkMath)
    .use(numbers, core)
    .use(directives, bibliography, slugs)
    .use(typedNumbers)
    .use(formulas)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeStringify, { allowDangerousHtml: true })
    .process(file);
  return String(html);
}
