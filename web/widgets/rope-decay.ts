import { scaleLinear, scaleSymlog } from 'd3-scale';
import { svg } from 'lit';
import type { WidgetView } from '../element/widget-element.ts';
import { axisX, axisY } from '../marks/axis.ts';
import { baseTrack } from '../marks/base-track.ts';
import { curve, span } from '../marks/curve.ts';
import { handle } from '../marks/handle.ts';
import { n } from '../marks/number.ts';

const left = 36;
const right = 344;
// Near gaps are wide apart, far ones close together, and 0 has its place.
const x = scaleSymlog([0, 2048], [left, right]).constant(8);
const y = scaleLinear([-0.625, 1], [236, 28]);
const [foot] = y.range();
/** Half of the widest label. */
const reach = 24;

const view: WidgetView<'rope-decay'> = {
  slug: 'rope-decay',
  height: 338,
  view(context) {
    const { params, reading, word, grab } = context;
    const { gaps, paperBase } = reading;
    const at = { x: x(params.gap), y: y(reading.score) };
    const toGap = grab({ param: 'gap', at, to: (point) => ({ gap: x.invert(point.x) }) });
    const moved = params.base !== paperBase;
    const curves = moved ? [reading.curve, reading.referenceCurve] : [reading.curve];
    const [peak] = span(gaps, curves, x, y, [at.x - reach, at.x + reach]);
    // Above all peaks near it: between them nothing could be read.
    const name = { x: Math.min(at.x, 360 - reach), y: peak - 12 };
    return svg`
      ${axisY({ scale: y, ticks: [-0.5, 0, 0.5, 1], format: '.1f', left, right })}
      ${axisX({ scale: x, ticks: [0, 8, 64, 512, 2048], y: foot })}
      ${moved ? curve(gaps, reading.referenceCurve, x, y, 'thin ghost') : ''}
      ${curve(gaps, reading.curve, x, y, 'thin position')}
      <path class="cut" d=${`M${n(at.x)} ${foot}V${n(at.y)}`} />
      <path class="leader" d=${`M${n(at.x)} ${n(at.y)}V${n(name.y + 4)}`} />
      <text class="label position" x=${n(name.x)} y=${n(name.y)} text-anchor="middle">${word('score')}</text>
      ${handle({ at, param: 'gap', role: 'position', axis: 'x', grab: toGap })}
      ${baseTrack(context, left, right, 298)}
    `;
  },
};

export default view;
