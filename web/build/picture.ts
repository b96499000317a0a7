// The article's own picture: its table of encodings as a halftone, one column a position, one row a slot.

import { html } from '@lit-labs/ssr';
import type { TemplateResult } from 'lit';
import type { Core } from '../../wasm/core.mjs';

/** How many sizes of dots there are, and the largest, where a column is one wide. */
const levels = 6;
const largest = 0.7;

export function picture(core: Core, name: string): TemplateResult {
  const { low, high } = core.fields('add-position')[0];
  const columns = Array.from(
    { length: high - low + 1 },
    (_, p) => core.read('add-position', { position: low + p }).reading.encoding,
  );
  const slots = [...columns[0].keys()];
  // Sines from the slowest to the fastest, then cosines back to the slowest: sky above, ground below.
  const rows = [
    ...slots.filter((slot) => slot % 2 === 0).reverse(),
    ...slots.filter((slot) => slot % 2 === 1),
  ];

  // One path for each size and sign: a dot is a line without length, its cap is round.
  const paths = new Map<string, string>();
  for (const [y, slot] of rows.entries()) {
    // Where in this row each path has drawn last: small steps make a small file.
    const last = new Map<string, number>();
    for (const [x, column] of columns.entries()) {
      const level = Math.round(Math.abs(column[slot]) * levels);
      if (level === 0) continue;
      const key = `${column[slot] > 0 ? 'above' : 'below'} ${level}`;
      const before = last.get(key);
      const move = before === undefined ? `M${x} ${y}h0` : `m${x - before} 0h0`;
      paths.set(key, (paths.get(key) ?? '') + move);
      last.set(key, x);
    }
  }
  const dots = [...paths].map(([key, d]) => {
    const [side, level] = key.split(' ');
    const width = ((largest * Number(level)) / levels).toFixed(2);
    return html`<path class=${side} stroke-width=${width} d=${d} />`;
  });
  const box = `-0.5 -0.5 ${columns.length} ${rows.length}`;
  return html`<svg class="picture" viewBox=${box} role="img" aria-label=${name}>${dots}</svg>`;
}
