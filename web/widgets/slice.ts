import { scaleLinear } from 'd3-scale';
import { svg } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { formatNumber } from '../element/expression.ts';
import type { WidgetView } from '../element/widget-element.ts';
import { axisX } from '../marks/axis.ts';
import { dots } from '../marks/dots.ts';
import { handle } from '../marks/handle.ts';
import { n } from '../marks/number.ts';
import { rowHeight, rows, waves } from '../marks/waves.ts';

const left = 24;
const right = 244;
const x = scaleLinear([0, 63], [left, right]);
const top = 44;
const bottom = 318;
const columns = { sine: 298, cosine: 352 };

const view: WidgetView<'slice'> = {
  slug: 'slice',
  height: 346,
  play: 'position',
  view({ params, reading, word, grab }) {
    const row = rows(reading.pairs, top, bottom);
    const cut = x(params.position);
    const points = Array.from(reading.sines, (sine, pair) => ({
      x: cut,
      y: rowHeight(row, pair)(sine),
    }));
    const at = { x: cut, y: 30 };
    const press = grab({
      param: 'position',
      at,
      to: (point) => ({ position: x.invert(point.x) }),
    });
    // One text for a column: the browser lays out texts one by one.
    const numbers = (values: ArrayLike<number>, place: number, role: string) =>
      svg`<text class=${`number ${role}`} text-anchor="end">${Array.from(
        values,
        (value, pair) =>
          svg`<tspan x=${place} y=${n(row(pair))} dy="0.35em">${formatNumber(value, '.2f')}</tspan>`,
      )}</text>`;
    return svg`
      <text class="label position" x=${columns.sine} y="22" text-anchor="end">${word('sine')}</text>
      <text class="label sum" x=${columns.cosine} y="22" text-anchor="end">${word('cosine')}</text>
      ${guard([row], () => [
        ...Array.from(
          reading.sines,
          (_, pair) => svg`
          <text class="tick" x="14" y=${n(row(pair))} dy="0.35em" text-anchor="end">${pair}</text>
          <path class="zero" d=${`M${left} ${n(row(pair))}H${right}`} />`,
        ),
        ...waves(reading.positions, reading.waves, x, row, () => 'faint'),
      ])}
      ${axisX({ scale: x, ticks: [0, 16, 32, 48, 63], y: bottom + 2 })}
      <path class="cut" d=${`M${n(cut)} ${at.y}V${bottom}`} />
      ${dots(points, 'large position')}
      ${numbers(reading.sines, columns.sine, 'position')}
      ${numbers(reading.cosines, columns.cosine, 'sum')}
      <text class="label position" x=${n(Math.max(cut, 30))} y="14" text-anchor="middle">${word('position')}</text>
      ${handle({ at, param: 'position', role: 'position', axis: 'x', grab: press })}
    `;
  },
};

export default view;
