import { scaleLinear } from 'd3-scale';
import { svg } from 'lit';
import type { WidgetView } from '../element/widget-element.ts';
import { axisX, axisY } from '../marks/axis.ts';
import { curve } from '../marks/curve.ts';
import { dots } from '../marks/dots.ts';
import { handle } from '../marks/handle.ts';
import { n } from '../marks/number.ts';

const left = 36;
const right = 348;
const x = scaleLinear([0, 71], [left, right]);
const y = scaleLinear([0, 1], [206, 36]);

const view: WidgetView<'similarity-curve'> = {
  slug: 'similarity-curve',
  height: 244,
  play: 'position',
  view({ params, reading, word, grab }) {
    const { keys, scores, score, aheadPosition } = reading;
    const points = Array.from(keys, (key, i) => ({ x: x(key), y: y(scores[i]) }));
    const at = { x: x(params.position), y: y(1) };
    const ahead = { x: x(aheadPosition), y: y(score) };
    // Beside the bracket, below the curve, which is nowhere near zero.
    const name =
      ahead.x > 260 ? { x: at.x - 8, anchor: 'end' } : { x: ahead.x + 8, anchor: 'start' };
    const press = grab({
      param: 'position',
      at,
      to: (point) => ({ position: x.invert(point.x) }),
    });
    return svg`
      ${axisY({ scale: y, ticks: [0, 0.5, 1], format: '.1f', left, right })}
      ${axisX({ scale: x, ticks: [0, 16, 32, 48, 64], y: y(0) })}
      ${curve(reading.points, reading.curve, x, y, 'position')}
      ${dots(points, 'position')}
      <path class="leader" d=${`M${n(at.x)} ${n(y(0))}V${n(at.y)}M${n(ahead.x)} ${n(y(0))}V${n(ahead.y)}`} />
      <path class="bracket" d=${`M${n(at.x)} ${n(y(0) - 12)}H${n(ahead.x)}`} />
      <circle class="spot other" cx=${n(ahead.x)} cy=${n(ahead.y)} r="5.5" />
      <text class="label other" x=${n(name.x)} y=${n(y(0) - 12)} dy="0.35em" text-anchor=${name.anchor}>${word('score')}</text>
      <text class="label position" x=${n(Math.max(at.x, 54))} y=${n(at.y - 15)} text-anchor="middle">${word('position')}</text>
      ${handle({ at, param: 'position', role: 'position', axis: 'x', grab: press })}
    `;
  },
};

export default view;
