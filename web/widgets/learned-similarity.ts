import { ascending, group } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { svg } from 'lit';
import type { WidgetView } from '../element/widget-element.ts';
import { axisX, axisY } from '../marks/axis.ts';
import { curve } from '../marks/curve.ts';
import { n } from '../marks/number.ts';

const left = 34;
const right = 350;
const x = scaleLinear([0, 63], [left, right]);
const y = scaleLinear([-1, 1], [236, 24]);

/** A dot for every pair of rows. Two thousand of them: only their steps are written, column by column. */
function cloud(pairGaps: Float64Array, pairCosines: Float64Array): string {
  const columns = group(pairCosines, (_, i) => pairGaps[i]);
  return Array.from(columns, ([gap, cosines]) => {
    const heights = Array.from(new Set(cosines.map((cosine) => Math.round(y(cosine))))).sort(
      ascending,
    );
    const steps = heights.map((height, i) => (i === 0 ? '' : `m0 ${height - heights[i - 1]}h0`));
    return `M${Math.round(x(gap))} ${heights[0]}h0${steps.join('')}`;
  }).join('');
}

const view: WidgetView<'learned-similarity'> = {
  slug: 'learned-similarity',
  height: 276,
  view({ reading, word }) {
    const { gaps, learned, exact, pairGaps, pairCosines, learnedNeighbour, exactNeighbour } =
      reading;
    const spot = (value: number, role: string) =>
      svg`<circle class=${`spot ${role}`} cx=${n(x(1))} cy=${n(y(value))} r="5" />`;
    return svg`
      ${axisY({ scale: y, ticks: [-1, -0.5, 0, 0.5, 1], format: '.1f', left, right })}
      ${axisX({ scale: x, ticks: [1, 16, 32, 48, 63], y: y(-1) })}
      <path class="dots faint learned" d=${cloud(pairGaps, pairCosines)} />
      ${curve(gaps, exact, x, y, 'position')}
      ${curve(gaps, learned, x, y, 'learned')}
      ${spot(exactNeighbour, 'position')}
      ${spot(learnedNeighbour, 'learned')}
      <text class="label position" x=${n(x(1) + 12)} y=${n(y(exactNeighbour) - 12)}>${word('exact')}</text>
      <text class="label learned halo-text" x=${n(x(1) + 12)} y=${n(Math.max(y(learnedNeighbour), y(exactNeighbour) + 8))} dy="0.35em">${word('learned')}</text>
      <text class="label quiet" x=${right} y=${n(y(-1) - 8)} text-anchor="end">${word('pairs')}</text>
    `;
  },
};

export default view;
