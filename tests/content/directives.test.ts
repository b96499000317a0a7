// What the article's Markdown has beyond Markdown, and what of it is refused.

import { beforeAll, expect, test } from 'vitest';
import sources from '../../content/bibliography.json' with { type: 'json' };
import type { Core } from '../../wasm/core.mjs';
import { Bibliography } from '../../web/build/bibliography.ts';
import { openCore } from '../../web/build/core.ts';
import { idOf } from '../../web/build/headings.ts';
import { renderMarkdown } from '../../web/build/markdown.ts';
import { root } from '../wasm/support.ts';

let core: Core;
beforeAll(async () => {
  core = await openCore(root);
});

const section = (value: string, ids = new Set<string>()) => {
  const shared = { core, bibliography: new Bibliography(sources), slugs: core.slugs, ids };
  return renderMarkdown({ path: 'content/part.md', value }, shared, '03');
};
const render = async (value: string) => (await section(value)).html;

test('a place that takes a widget to a state is a link to it', async () => {
  expect(await render('看:go[位置 63]{widget=index-ramp position=63}。')).toBe(
    '<p>看<a class="go" href="#index-ramp" data-go="position=63">位置 63</a>。</p>',
  );
  const several = ':go[打开]{widget=rope-dials position=8 allPairs=true}';
  expect(await render(several)).toContain('data-go="position=8&#x26;allPairs=true"');
});

test('a state that the widget does not take is refused, with what is allowed', async () => {
  const refused = (value: string, message: string) =>
    expect(render(value)).rejects.toThrow(`content/part.md: ${message}`);
  await refused(
    ':go[末尾]{widget=index-ramp position=64}',
    'index-ramp: position is 64, allowed: a whole number from 0 to 63',
  );
  await refused(
    ':go[末尾]{widget=index-ramp position=last}',
    'index-ramp: position is "last", allowed: a whole number from 0 to 63',
  );
  await refused(
    ':go[末尾]{widget=index-ramp place=3}',
    'index-ramp: place is 3, allowed: only position',
  );
  await refused(':go[末尾]{widget=no-such position=1}', 'no widget “no-such”, there are: perm');
});

test('words that go to a state may name its values and no other number', async () => {
  await expect(render(':go[位置 62]{widget=index-ramp position=63}')).rejects.toThrow('“62” is');
  await expect(render('位置 63')).rejects.toThrow('“63” is typed');
});

test('a citation is a link, with a card that says what it leads to', async () => {
  const html = await render('见:cite{source=su2021}，又见:cite{source=su2021}。');
  expect(html).toContain('<span class="cite" id="cite-su2021"><a href="#su2021">Su 等，2021</a>');
  expect(html).toContain('<a href="https://arxiv.org/abs/2104.09864">RoFormer');
  expect(html.match(/id="cite-su2021"/g)).toHaveLength(1);
});

test('a note stands with the paragraph before it', async () => {
  expect(await render('一段。\n\n:::note\n旁注，见 :position[位置]。\n:::\n\n下一段。')).toBe(
    '<div class="noted"><p>一段。</p><aside class="note"><p>旁注，见 ' +
      '<span class="term position" data-role="position">位置</span>。</p></aside></div>\n' +
      '<p>下一段。</p>',
  );
  await expect(render(':::note\n旁注。\n:::')).rejects.toThrow('a note follows the paragraph');
});

test('a listing is a file, coloured by classes alone', async () => {
  const html = await render('::listing{file=one_head.py}');
  expect(html).toContain('<figcaption>one_head.py</figcaption>');
  expect(html).toContain('<span class="hljs-keyword">def</span>');
  expect(html).not.toContain('style=');
  await expect(render('::listing{file=no_such.py}')).rejects.toThrow(
    'no listing “no_such.py”, there are: one_head.py, two_pairings.py',
  );
});

test('headings have a number, an id and a link', async () => {
  const { html, title } = await section('## 为什么\n\n### 加上去：“不行”，$d$？\n\n### 加上去');
  expect(title).toBe('为什么');
  expect(html).toContain('<h2><span class="number" aria-hidden="true">03</span>为什么<a');
  expect(html).toContain('href="#part" aria-label="“为什么”的链接">#</a></h2>');
  expect(html).toContain('<h3 id="加上去-不行">');
  expect(html).toContain('<h3 id="加上去">');
});

test('an id keeps Chinese, drops punctuation and is never given twice', () => {
  const taken = new Set(['why-position']);
  expect(idOf('Why position?', taken)).toBe('why-position-2');
  expect(idOf('它说得出距离吗？', taken)).toBe('它说得出距离吗');
  expect(idOf('“它说得出距离吗”', taken)).toBe('它说得出距离吗-2');
  expect(idOf('……', taken)).toBe('h');
});
