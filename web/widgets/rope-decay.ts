import { scaleLinear, scaleSymlog } from 'd3-scale';
import { svg } from 'lit';
import type { WidgetView } from '../element/widget-element.ts';
import { axisX, axisY } from '../marks/axis.ts';
import { baseTrack } from '../marks/base-track.ts';
import { curve } from '../marks/curve.ts';
import { handle } from '../marks/handle.ts';
import { n } from '../marks/number.ts';

const left = 34;
const right = 348;
// Near gaps are wide apart, far ones close together, and 0 has its place.
const x = scaleSymlog([0, 2048], [left, right]).constant(8);
const y = scaleLinear([-0.25, 1], [226, 30]);

const view: WidgetView<'rope-decay'> = {
  slug: 'rope-decay',
  height: 338,
  view(context) {
    const { params, reading, word, grab } = context;
    const { gaps, paperBase } = reading;
    const at = { x: x(params.gap), y: y(reading.score) };
    const toGap = grab({ param: 'gap', at, to: (point) => ({ gap: x.invert(point.x) }) });
    const moved = params.base !== paperBase;
    return svg`
      ${axisY({ scale: y, ticks: [0, 0.5, 1], format: '.1f', left, right })}
      ${axisX({ scale: x, ticks: [0, 8, 64, 512, 2048], y: y(-0.25) })}
      ${moved ? curve(gaps, reading.referenceCurve, x, y, 'thin ghost') : ''}
      ${curve(gaps, reading.curve, x, y, 'thin position')}
      <path class="cut" d=${`M${n(at.x)} ${n(y(-0.25))}V${n(at.y)}`} />
      <text class="label position" x=${n(at.x + (at.x > 250 ? -14 : 14))} y=${n(at.y - 14)} text-anchor=${at.x > 250 ? 'end' : 'start'}>${word('score')}</text>
      ${handle({ at, param: 'gap', role: 'position', axis: 'x', grab: toGap })}
      ${baseTrack(context, left, right, 298)}
    `;
  },
};

export default view;
