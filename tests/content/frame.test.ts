// The frame of the article: its picture, how it is cited, what its head takes from the style sheet.

import { gzipSync } from 'node:zlib';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { expect, test } from 'vitest';
import article from '../../content/zh-CN/article.json' with { type: 'json' };
import { bibtex } from '../../web/build/cite-this.ts';
import { openCore } from '../../web/build/core.ts';
import { paperOf } from '../../web/build/parts.ts';
import { picture } from '../../web/build/picture.ts';
import { read, root } from '../wasm/support.ts';

test('the picture has a dot for every value that is not next to nothing, in a few paths', async () => {
  const core = await openCore(root);
  const svg = await collectResult(render(picture(core, article.labels.picture)));
  let dots = 0;
  for (let position = 0; position < 64; position++) {
    const { encoding } = core.read('add-position', { position }).reading;
    dots += encoding.filter((value) => Math.abs(value) >= 1 / 12).length;
  }
  expect(svg.match(/h0/g)).toHaveLength(dots);
  expect(svg.match(/<path/g)).toHaveLength(12);
  expect(gzipSync(svg).length).toBeLessThan(6000);
});

test('the article is cited by what it knows of itself', () => {
  const about = { key: 'k', title: '题', author: '甲 contributors', year: 2026, url: '' };
  expect(bibtex(about)).toBe(
    '@misc{k,\n  title = {{题}},\n  author = {{甲 contributors}},\n  year = {2026}\n}',
  );
  expect(bibtex({ ...about, url: 'https://example.org/' })).toContain(
    'url = {https://example.org/}',
  );
});

test('the browser’s frame has the colours of the paper', async () => {
  const tokens = String(await read('web/styles/tokens.css'));
  const { light, dark } = paperOf(tokens);
  expect(tokens).toContain(`--paper: light-dark(${light}, ${dark})`);
  expect(() => paperOf('')).toThrow('no --paper');
});
