// What can be said to a widget and what it says: from the core's own lists of fields.

import { html } from '@lit-labs/ssr';
import { conventions, gallery } from '../../content/zh-CN/gallery.json' with { type: 'json' };
import type { Core, FieldInfo, Slug } from '../../wasm/core.mjs';
import { formatNumber } from '../element/expression.ts';
import { attributeOf } from '../element/state.ts';
import { put, wordsOf } from '../element/words.ts';

const { columns, kinds, shapes } = gallery;

const valuesOf = ({ kind, low, high }: FieldInfo) =>
  put(kinds[kind], { low: formatNumber(low), high: formatNumber(high) });

function stepOf({ kind, step, logarithmic }: FieldInfo): string {
  if (kind === 'flag') return '';
  return logarithmic ? gallery.logarithmic : formatNumber(step);
}

/** What a field of a reading is: a number, so many of them, a table. */
function shapeOf(value: unknown): string {
  if (typeof value === 'boolean') return shapes.flag;
  if (typeof value === 'number') return shapes.number;
  const list = value as ArrayLike<unknown>;
  if (typeof list[0] === 'number') return put(shapes.list, { n: list.length });
  return put(shapes.table, { n: list.length, m: (list[0] as ArrayLike<unknown>).length });
}

/** The shapes of all fields; where a flag changes one, with and without it. */
function shapesOf(core: Core, slug: Slug): Array<[name: string, shape: string]> {
  const flags = core.fields(slug).filter(({ kind }) => kind === 'flag');
  const states = [{}, ...flags.map(({ name }) => ({ [name]: true }))];
  const readings = states.map((state) => core.read(slug, state).reading as object);
  return Object.keys(readings[0]).map((name) => {
    const found = readings.map((reading) => shapeOf(reading[name as keyof typeof reading]));
    return [name, [...new Set(found)].join(shapes.or)];
  });
}

/** The parameters and readings of one widget. */
export function reference(core: Core, slug: Slug) {
  const fields = core.fields(slug);
  const params = core.read(slug).params as Record<string, unknown>;
  const { controls } = wordsOf(slug);
  const table = html`<div class="scrolls" tabindex="0" role="group" aria-label=${gallery.details}>
    <table>
      <thead>
        <tr>${Object.values(columns).map((column) => html`<th scope="col">${column}</th>`)}</tr>
      </thead>
      <tbody>
        ${fields.map(
          (field) => html`<tr>
          <th scope="row"><code>${attributeOf(field.name)}</code></th>
          <td>${controls[field.name].label}</td>
          <td>${valuesOf(field)}</td>
          <td>${stepOf(field)}</td>
          <td>${formatNumber(params[field.name])}</td>
        </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
  return html`${fields.length === 0 ? html`<p>${gallery.noParams}</p>` : table}
    <p>${gallery.readings}</p>
    <ul class="fields">${shapesOf(core, slug).map(
      ([name, shape]) => html`<li><code>${name}</code> ${shape}</li>`,
    )}</ul>`;
}

/** What holds for all widgets. */
export function conventionsPart() {
  return html`<section class="conventions" id="conventions">
    <h2>${conventions.title}</h2>
    ${conventions.groups.map(
      ({ title, terms }) => html`<h3>${title}</h3>
      <dl>${terms.map(
        ({ code, text }) => html`<dt><code>${code}</code></dt><dd>${text}</dd>`,
      )}</dl>`,
    )}
  </section>`;
}
