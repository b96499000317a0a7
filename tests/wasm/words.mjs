// Prints all that the widgets say, taken apart by the core: the parts of each text, and each
// expression. For Playwright, whose loader cannot import the module.

import { readFile } from 'node:fs/promises';
import { createCore } from '../../wasm/core.mjs';

/** @param {string} path */
const read = (path) => readFile(new URL(`../../${path}`, import.meta.url));
const core = await createCore(await read('build/wasm/module.wasm'));
/** @type {{ widgets: Record<string, { summary?: string, readouts: Array<{ value: string }> }> }} */
const { widgets } = JSON.parse(String(await read('content/zh-CN/widgets.json')));

/** @type {Record<string, ReadonlyArray<string>>} */
const parts = {};
/** @type {Record<string, import('../../wasm/core.d.mts').Expression>} */
const expressions = {};
for (const { summary = '', readouts } of Object.values(widgets)) {
  for (const text of [summary, ...readouts.map(({ value }) => value)]) {
    parts[text] = core.splitText(text);
    for (let i = 1; i < parts[text].length; i += 2) {
      expressions[parts[text][i]] = core.parseExpression(parts[text][i]);
    }
  }
}
console.log(JSON.stringify({ parts, expressions }));
