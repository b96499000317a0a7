import { scaleLinear } from 'd3-scale';
import { svg } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { WidgetView } from '../element/widget-element.ts';
import { axisX } from '../marks/axis.ts';
import { handle } from '../marks/handle.ts';
import { n } from '../marks/number.ts';
import { rowHeight, rows, waves } from '../marks/waves.ts';

const left = 44;
const right = 350;
const x = scaleLinear([0, 63], [left, right]);
const top = 8;
const bottom = 264;

const view: WidgetView<'frequency-rows'> = {
  slug: 'frequency-rows',
  height: 312,
  view({ params, reading, word, grab, go }) {
    const row = rows(reading.waves.length, top, bottom);
    const at = { x: left - 14, y: row(params.pair) };
    const press = grab({
      param: 'pair',
      at,
      to: (point) => ({ pair: row.invert(point.y) }),
    });
    const turn = Math.min(x(reading.tokensPerTurn), right);
    const height = rowHeight(row, params.pair);
    return svg`
      ${guard([row], () =>
        Array.from(
          reading.waves,
          (_, pair) => svg`<g class="row" @click=${go({ pair })}>
        <rect class="area" x="0" y=${n(row(pair - 0.5))} width="360" height=${n(row(1) - row(0))} />
        <text class="label quiet" x="10" y=${n(row(pair))} dy="0.35em" text-anchor="middle">${pair}</text>
        <path class="zero" d=${`M${left} ${n(row(pair))}H${right}`} />
      </g>`,
        ),
      )}
      <rect class="turn position" x=${left} y=${n(height(1) - 3)} width=${n(turn - left)} height=${n(height(-1) - height(1) + 6)} />
      ${waves(reading.positions, reading.waves, x, row, (pair) => (pair === params.pair ? 'position' : 'faint'))}
      ${axisX({ scale: x, ticks: [0, 16, 32, 48, 63], y: bottom + 2 })}
      <text class="label quiet" x=${right} y=${bottom + 42} text-anchor="end">${word('axis')}</text>
      <text class="label position" x="4" y=${bottom + 42}>${word('turn')}</text>
      ${handle({ at, param: 'pair', role: 'position', axis: 'y', grab: press })}
    `;
  },
};

export default view;
