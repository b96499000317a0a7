import { scaleLinear } from 'd3-scale';
import { svg } from 'lit';
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
    const spot = (value: number, role: string, name: string, dy: number) => svg`
      <circle class=${`spot ${role}`} cx=${n(x(slot))} cy=${n(y(value))} r="5.5" />
      <text class=${`label halo-text ${role}`} x=${n(x(slot) + 11)} y=${n(y(value) + dy)}>${word(name)}</text>`;
    const end = { x: x(second.length - 1), y: y(1) };
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
      ${spot(reading.firstSlotValue, 'content', 'firstValue', -10)}
      ${spot(reading.secondSlotValue, 'position', 'secondValue', 12)}
      ${handle({ at: end, param: 'length', role: 'position', axis: 'x', grab: press })}
    `;
  },
};

export default view;
