import { scaleLinear } from 'd3-scale';
import { svg } from 'lit';
import type { WidgetView } from '../element/widget-element.ts';
import { axisX, axisY } from '../marks/axis.ts';
import { curve } from '../marks/curve.ts';
import { handle } from '../marks/handle.ts';
import { n } from '../marks/number.ts';

const left = 30;
const right = 346;
const x = scaleLinear([0, 63], [left, right]);
const y = scaleLinear([0, 63], [216, 26]);

const view: WidgetView<'index-ramp'> = {
  slug: 'index-ramp',
  height: 246,
  play: 'position',
  view({ params, reading, word, grab }) {
    const at = { x: x(params.position), y: y(reading.encoding) };
    const press = grab({
      param: 'position',
      at,
      to: (point) => ({ position: x.invert(point.x) }),
    });
    const above = at.y < 60;
    return svg`
      ${axisY({ scale: y, ticks: [0, 20, 40, 60], left, right })}
      ${axisX({ scale: x, ticks: [0, 16, 32, 48, 63], y: y(0) })}
      <rect class="band content" x=${left} y=${n(y(reading.embeddingLength))} width=${right - left} height=${n(y(0) - y(reading.embeddingLength))} />
      <text class="label quiet" x=${left + 4} y="16">${word('length')}</text>
      ${curve(reading.positions, reading.ramp, x, y, 'position')}
      <path class="rise position" d=${`M${n(at.x)} ${n(y(0))}V${n(at.y)}`} />
      <text class="label content halo-text" x=${right - 10} y=${n(y(reading.embeddingLength) - 7)} text-anchor="end">${word('embedding')}</text>
      <text class="label position" x=${n(at.x - 14)} y=${n(at.y + (above ? 5 : -10))} text-anchor=${at.x > 76 ? 'end' : 'start'}>${word('ratio')}</text>
      ${handle({ at, param: 'position', role: 'position', axis: 'x', grab: press })}
    `;
  },
};

export default view;
