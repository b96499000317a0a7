import { scaleLinear } from 'd3-scale';
import { svg } from 'lit';
import type { Point } from '../element/drag.ts';
import type { WidgetView } from '../element/widget-element.ts';
import { axisX, axisY } from '../marks/axis.ts';
import { curve } from '../marks/curve.ts';
import { dots } from '../marks/dots.ts';
import { handle } from '../marks/handle.ts';
import { n } from '../marks/number.ts';

const left = 30;
const right = 346;
const x = scaleLinear([0, 63], [left, right]);
const y = scaleLinear([0, 1], [206, 30]);

const view: WidgetView<'normalised-index'> = {
  slug: 'normalised-index',
  height: 240,
  view({ params, reading, word, grab }) {
    const { first, second, slot } = reading;
    const line = (values: Float64Array, role: string) => {
      const slots = values.map((_, index) => index);
      const points = Array.from(values, (value, index) => ({ x: x(index), y: y(value) }));
      return svg`${curve(slots, values, x, y, `thin ${role}`)}${dots(points, role)}`;
    };
    const end = { x: x(second.length - 1), y: y(1) };
    const spot = (value: number, role: string, name: string, at: Point) => svg`
      <circle class=${`spot ${role}`} cx=${n(x(slot))} cy=${n(y(value))} r="5.5" />
      <text class=${`label halo-text ${role}`} x=${n(at.x)} y=${n(at.y)}>${word(name)}</text>`;
    // Between the lines while the second is far enough away, then beyond it.
    const beside = x(slot) + 11;
    const firstName = { x: beside, y: y(reading.firstSlotValue) - 10 };
    const secondLine = scaleLinear([y(0), y(1)], [x(0), end.x]);
    if (secondLine(firstName.y) < beside + 44)
      firstName.x = Math.max(beside, secondLine(firstName.y - 14) + 8);
    const secondName = { x: beside, y: y(reading.secondSlotValue) + 12 };
    const press = grab({
      param: 'length',
      at: end,
      // The last slot of n is the (n − 1)st.
      to: (point) => ({ length: x.invert(point.x) + 1 }),
    });
    return svg`
      ${axisY({ scale: y, ticks: [0, 0.5, 1], format: '.1f', left, right })}
      ${axisX({ scale: x, ticks: [slot, 16, 32, 48, 63], y: y(0) })}
      <path class="leader" d=${`M${n(x(slot))} ${n(y(0))}V${n(y(1))}`} />
      ${line(first, 'content')}
      ${line(second, 'position')}
      <text class="label content" x=${n(x(first.length - 1))} y=${n(y(1) - 12)} text-anchor="middle">${word('first')}</text>
      <text class="label position" x=${n(Math.max(end.x, x(first.length - 1) + 76))} y=${n(y(1) - 12)} text-anchor=${params.length > 50 ? 'end' : 'middle'}>${word('second')}</text>
      ${spot(reading.firstSlotValue, 'content', 'firstValue', firstName)}
      ${spot(reading.secondSlotValue, 'position', 'secondValue', secondName)}
      ${handle({ at: end, param: 'length', role: 'position', axis: 'x', grab: press })}
    `;
  },
};

export default view;
