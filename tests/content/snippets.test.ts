// The files that other people's blogs take do what the page for blogs says of them.

import { readdir } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { Liquid } from 'liquidjs';
import { beforeAll, expect, test } from 'vitest';
import type { Core, Slug } from '../../wasm/core.mjs';
import { openCore } from '../../web/build/core.ts';
import { read, root } from '../wasm/support.ts';

let core: Core;
beforeAll(async () => {
  core = await openCore(root);
});

const site = 'https://pe.example/';
const text = async (file: string) => String(await read(`content/snippets/${file}`));

/** What every template must give. */
const html = (slug: string, name: string, attributes = '') =>
  `<script type="module" src="${site}embed.js"></script>\n` +
  `<pe-${slug}${attributes}><a href="${site}#${slug}">` +
  `<img src="${site}embed/${slug}/picture.svg" alt="${name}" loading="lazy"></a></pe-${slug}>`;

test('every file is shown, and names widgets and states that there are', async () => {
  const page = String(await read('content/zh-CN/blog.md'));
  const shown = Array.from(page.matchAll(/::snippet\{file=(.+?)\}/g), ([, file]) => file);
  const entries = await readdir(`${root}/content/snippets`, {
    recursive: true,
    withFileTypes: true,
  });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replace(/^.*\/snippets\//, ''));
  expect(shown.sort()).toEqual(files.sort());
  for (const file of files) {
    const source = await text(file);
    for (const [, slug, state] of source.matchAll(/(?:#|embed\/)([a-z-]+)\/?\?([\w=&]+)/g)) {
      expect(() => core.read(slug as Slug, core.parseState(state))).not.toThrow();
    }
  }
});

test('Hexo: the tag gives the element, escaped, and refuses what is no slug', async () => {
  const tags = new Map<string, (args: string[]) => string>();
  const register = (name: string, tag: (args: string[]) => string) => tags.set(name, tag);
  runInNewContext(await text('hexo/pe.js'), { hexo: { extend: { tag: { register } } } });
  const call = (args: string[]) => tags.get('pe')?.(args);

  // As Hexo takes a call apart: at spaces, quotes taken away.
  const post = (await text('hexo/post.md')).match(/\{% pe (.+) %\}/)?.[1] ?? '';
  const args = post.match(/"[^"]*"|\S+/g)?.map((arg) => arg.replaceAll('"', '')) ?? [];
  expect(call(args)).toBe(html('rope-dials', '一排转速不同的表盘', ' position="8"'));
  expect(call(['slice'])).toBe(html('slice', 'slice'));
  expect(call(['slice', 'all-pairs=true', 'name=a<b&"c'])).toBe(
    html('slice', 'a&#60;b&#38;&#34;c', ' all-pairs="true"'),
  );
  expect(() => call(['<b>'])).toThrow('pe: slug');
  expect(() => call([])).toThrow('pe: slug');
});

test('Jekyll: the include gives the element, escaped', async () => {
  const template = await text('jekyll/_includes/pe.html');
  const render = async (include: Record<string, string>) =>
    (await new Liquid().parseAndRender(template, { include })).trim();
  const post = await text('jekyll/post.md');
  expect(post).toMatch(/^\{% include pe\.html /);
  const include = Object.fromEntries(
    Array.from(post.matchAll(/([\w-]+)="(.*?)"/g), ([, name, value]) => [name, value]),
  );
  expect(await render(include)).toBe(html('rope-dials', '一排转速不同的表盘', ' position="8"'));
  expect(await render({ slug: 'slice', 'all-pairs': 'true', name: 'a<b&"c' })).toBe(
    html('slice', 'a&lt;b&amp;&#34;c', ' all-pairs="true"'),
  );
  expect(await render({ slug: 'slice' })).toBe(html('slice', 'slice'));
});

// No Go here: the template is read, not run.
test('Hugo: the shortcode checks its slug and escapes all that it is given', async () => {
  const template = await text('hugo/shortcodes/pe.html');
  expect(template.match(/\{\{/g)).toHaveLength(template.match(/\}\}/g)?.length ?? 0);
  const opened = template.match(/\{\{-? (if|range|with) /g) ?? [];
  expect(template.match(/\{\{-? end /g)).toHaveLength(opened.length);
  const asked = Array.from(template.matchAll(/\.Get "(\w+)"/g), ([, name]) => name);
  expect([...new Set(asked)].sort()).toEqual(['name', 'slug']);
  expect(template).toContain('if not (findRE `^[a-z]+(-[a-z]+)*$` $slug)');
  expect(template).toContain('($value | htmlEscape)');
  expect(template).toContain('.Get "name" | default $slug | htmlEscape');
  // Only what is escaped above goes into what is called safe.
  const safe = template.match(/printf `<pe-.*`(.*)\| safeHTML/)?.[1] ?? '';
  const given = new Set(safe.trim().split(' '));
  expect(given).toEqual(new Set(['$slug', '$attributes', '$site', '$name']));
  const post = await text('hugo/post.md');
  expect(post).toMatch(/^\{\{< pe slug="rope-dials" name="[^"]+" position="8" >\}\}$/m);
});
