import { scaleLinear } from 'd3-scale';
import { svg } from 'lit';
import type { WidgetView } from '../element/widget-element.ts';
import { axisX } from '../marks/axis.ts';
import { bars, slots } from '../marks/bars.ts';
import { handle } from '../marks/handle.ts';
import { n } from '../marks/number.ts';

const left = 10;
const right = 350;
const width = right - left;
const track = scaleLinear([0, 63], [left, right]);
const trackY = 34;
const dialRadius = 8.5;
const height = scaleLinear([0, 1], [0, 14]);

/** Zero lines of the three rows, and the line of the dials. */
const rows = { word: 108, encoding: 188, dials: 222, sum: 298 };

const view: WidgetView<'add-position'> = {
  slug: 'add-position',
  height: 338,
  play: 'position',
  view({ params, reading, word, grab }) {
    const { encoding } = reading;
    const place = slots(encoding.length / 2, left, width);
    const dial = (pair: number) => {
      const [sin, cos] = [encoding[2 * pair], encoding[2 * pair + 1]];
      const [x, y] = [place(pair + 0.5), rows.dials];
      const tip = `L${n(x + dialRadius * cos)} ${n(y - dialRadius * sin)}`;
      return {
        circle: `M${n(x - dialRadius)} ${y}a${dialRadius} ${dialRadius} 0 1 0 ${2 * dialRadius} 0a${dialRadius} ${dialRadius} 0 1 0 ${-2 * dialRadius} 0`,
        hand: `M${n(x)} ${y}${tip}`,
      };
    };
    const dials = Array.from({ length: encoding.length / 2 }, (_, pair) => dial(pair));
    const at = { x: track(params.position), y: trackY };
    return svg`
      <g class="track">
        ${axisX({ scale: track, ticks: [0, 16, 32, 48, 63], y: trackY })}
        <text class="label position" x=${n(Math.min(Math.max(at.x, 30), 330))} y=${trackY - 16} text-anchor="middle">${word('position')}</text>
      </g>
      <text class="label content" x=${left} y=${rows.word - 28}>${word('word')}</text>
      ${bars({ values: reading.word, x: left, width, y: rows.word, height, role: 'content' })}
      <text class="label position" x=${left} y=${rows.encoding - 24}>${word('encoding')}</text>
      <text class="label position" x=${right} y=${rows.encoding - 24} text-anchor="end">${word('norm')}</text>
      ${bars({ values: encoding, x: left, width, y: rows.encoding, height, role: 'position' })}
      <path class="dial" d=${dials.map(({ circle }) => circle).join('')} />
      <path class="hand position" d=${dials.map(({ hand }) => hand).join('')} />
      <text class="label sum" x=${left} y=${rows.sum - 38}>${word('sum')}</text>
      ${bars({ values: reading.sum, x: left, width, y: rows.sum, height, role: 'sum' })}
      ${handle({ at, param: 'position', role: 'position', axis: 'x', grab: grab({ param: 'position', at, to: ({ x }) => ({ position: track.invert(x) }) }) })}
    `;
  },
};

export default view;
