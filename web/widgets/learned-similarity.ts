import { scaleLinear } from 'd3-scale';
import { svg } from 'lit';
import type { WidgetView } from '../element/widget-element.ts';
import { axisX, axisY } from '../marks/axis.ts';
import { curve } from '../marks/curve.ts';
import { n } from '../marks/number.ts';

const left = 36;
const right = 350;
const x = scaleLinear([0, 63], [left, right]);
const y = scaleLinear([-1, 1], [236, 24]);

/**
 * A dot for every pair of rows, which come gap by gap. Two thousand of them: each place is marked
 * once, and only the steps between places are written, column by column.
 */
function cloud(pairGaps: Float64Array, pairCosines: Float64Array): string {
  const marked = new Uint8Array(y.range()[0] + 1);
  let d = '';
  for (let i = 0; i < pairGaps.length; ) {
    const gap = pairGaps[i];
    let [low, high] = [marked.length, 0];
    for (; pairGaps[i] === gap; i++) {
      const height = Math.round(y(pairCosines[i]));
      marked[height] = 1;
      low = Math.min(low, height);
      high = Math.max(high, height);
    }
    d += `M${Math.round(x(gap))} ${low}h0`;
    for (let height = low + 1, last = low; height <= high; height++) {
      if (marked[height] === 0) continue;
      d += `m0 ${height - last}h0`;
      last = height;
    }
    marked.fill(0, low, high + 1);
  }
  return d;
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
