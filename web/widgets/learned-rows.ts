import { scaleLinear, scaleQuantize } from 'd3-scale';
import { svg } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { WidgetView } from '../element/widget-element.ts';
import { bars } from '../marks/bars.ts';
import { handle } from '../marks/handle.ts';
import { n } from '../marks/number.ts';
import { rows } from '../marks/waves.ts';

const left = 30;
const cell = 4;
const columns = scaleLinear([0, 1], [left, left + cell]);
const top = 10;
const bottom = 266;
/** Positive entries in three strengths; the others are left blank. */
const strength = scaleQuantize([0.2, 1.7], ['weak', 'middling', 'strong']);
const height = scaleLinear([0, 3], [0, 40]);
const bar = { x: 196, width: 156 };

const view: WidgetView<'learned-rows'> = {
  slug: 'learned-rows',
  height: 276,
  view({ params, reading, word, grab }) {
    const { table, current, next } = reading;
    const row = rows(table.length, top, bottom);
    // The table is of the smoothness alone.
    const heat = () => {
      const paths: Record<string, string[]> = { weak: [], middling: [], strong: [] };
      table.forEach((values, index) => {
        values.forEach((value, column) => {
          if (value < 0.2) return;
          paths[strength(value)].push(`M${columns(column)} ${n(row(index))}h3.4`);
        });
      });
      return Object.entries(paths).map(
        ([name, cells]) => svg`<path class=${`heat ${name}`} d=${cells.join('')} />`,
      );
    };
    const at = { x: left - 12, y: (row(params.row) + row(params.row + 1)) / 2 };
    const press = grab({
      param: 'row',
      at,
      to: (point) => ({ row: row.invert(point.y) - 0.5 }),
    });
    const frame = (index: number, role: string) =>
      svg`<rect class=${`frame-row ${role}`} x=${left - 2} y=${n(row(index - 0.5))} width=${table[0].length * cell + 4} height=${n(row(1) - row(0))} />`;
    return svg`
      ${guard([params.smoothness], heat)}
      ${frame(params.row, 'learned')}
      ${frame(params.row + 1, 'other')}
      <text class="label learned" x=${bar.x} y="30">${word('current')}</text>
      ${bars({ values: current, x: bar.x, width: bar.width, y: 84, height, role: 'learned' })}
      <text class="label other" x=${bar.x} y="158">${word('next')}</text>
      ${bars({ values: next, x: bar.x, width: bar.width, y: 212, height, role: 'other' })}
      ${handle({ at, param: 'row', role: 'learned', axis: 'y', grab: press })}
    `;
  },
};

export default view;
