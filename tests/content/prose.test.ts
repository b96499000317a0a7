// The prose: every number in it is the core's, and every word of a widget can be filled in.

import { beforeAll, expect, test } from 'vitest';
import sources from '../../content/bibliography.json' with { type: 'json' };
import article from '../../content/zh-CN/article.json' with { type: 'json' };
import words from '../../content/zh-CN/widgets.json' with { type: 'json' };
import type { Core, Slug } from '../../wasm/core.mjs';
import { Bibliography } from '../../web/build/bibliography.ts';
import { openCore } from '../../web/build/core.ts';
import { renderMarkdown } from '../../web/build/markdown.ts';
import { fill } from '../../web/element/expression.ts';
import { read, root } from '../wasm/support.ts';

let core: Core;
beforeAll(async () => {
  core = await openCore(root);
});

const render = async (value: string) => {
  const bibliography = new Bibliography(sources);
  const shared = { core, bibliography, slugs: core.slugs, ids: new Set<string>() };
  return (await renderMarkdown({ path: 'test.md', value }, shared)).html;
};

test('every section resolves, and its sentences with numbers are these', async () => {
  for (const section of article.sections) {
    const html = await render(String(await read(`content/zh-CN/${section}.md`)));
    const sentences = html
      .replaceAll(/<math.*?<\/math>/gs, '□')
      .replaceAll(/<span class="card".*?<\/span><a.*?<\/a>.*?<\/span>/gs, '')
      .split(/<\/?p>|。/)
      .filter((sentence) => sentence.includes('class="live"'))
      .map((sentence) => sentence.replaceAll(/<[^>]+>/g, '').trim());
    expect(sentences).toMatchSnapshot(section);
  }
});

test('a number typed into the prose is refused', async () => {
  await expect(render('长度是 4.00。')).rejects.toThrow('“4.00” is typed');
  await expect(render('每 2 个词翻转一次。')).rejects.toThrow('“2” is typed');
  await expect(render('权重 :quoted[1]')).rejects.toThrow('no source “undefined”');
  await expect(render('2017 年，权重 :quoted[1]{source=vaswani2017}，$d = 32$')).resolves.toContain(
    '1',
  );
});

test('names that do not exist are refused, with those that do', async () => {
  await expect(render('{{add-position.nrom}}')).rejects.toThrow('no field “nrom”');
  await expect(render('{{no-such.norm}}')).rejects.toThrow('allowed: one of permutations');
  await expect(render('{{add-position(position=64).norm}}')).rejects.toThrow('from 0 to 63');
  await expect(render('::widget{slug=no-such}')).rejects.toThrow('no widget “no-such”');
  await expect(render(':nonsense[x]')).rejects.toThrow('no directive “nonsense”');
  await expect(render(':cite{source=nobody}')).rejects.toThrow('no source “nobody”');
});

test('the words of every widget can be filled in from its reading', () => {
  for (const [slug, { summary, controls, readouts, marks }] of Object.entries(words.widgets)) {
    const { params, reading } = core.read(slug as Slug);
    const scope = { ...params, ...reading };
    expect(Object.keys(controls)).toEqual(Object.keys(params));
    // A flag is spoken by its label alone.
    const spoken = core
      .fields(slug as Slug)
      .filter(({ kind }) => kind !== 'flag')
      .flatMap(
        ({ name }) => (controls as Record<string, { value: string | string[] }>)[name].value,
      );
    const texts = [
      summary,
      ...spoken,
      ...readouts.flatMap((r) => [r.label, r.value]),
      ...Object.values(marks),
    ];
    for (const text of texts) {
      const filled = fill(core, text, scope);
      expect(filled).not.toMatch(/\{\{|–/);
      expect(filled).not.toBe('');
    }
  }
});
