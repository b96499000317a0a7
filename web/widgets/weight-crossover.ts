import { scaleLinear } from 'd3-scale';
import { svg } from 'lit';
import type { WidgetView } from '../element/widget-element.ts';
import { axisX, axisY } from '../marks/axis.ts';
import { curve } from '../marks/curve.ts';
import { handle } from '../marks/handle.ts';
import { n } from '../marks/number.ts';

const left = 34;
const right = 350;
const top = 24;
const bottom = 220;
const x = scaleLinear([0, 3], [left, right]);
const y = scaleLinear([0, 1], [bottom, top]);

const view: WidgetView<'weight-crossover'> = {
  slug: 'weight-crossover',
  height: 262,
  view({ params, reading, word, grab }) {
    const at = (value: number) => ({ x: x(params.weight), y: y(value) });
    const knob = (value: number, role: string) => {
      const mark = at(value);
      const press = grab({
        param: 'weight',
        at: mark,
        to: (point) => ({ weight: x.invert(point.x) }),
      });
      return handle({ at: mark, param: 'weight', role, axis: 'x', grab: press });
    };
    const { crossing, crossingValue, paperWeight } = reading;
    return svg`
      <rect class="past" x=${n(x(crossing))} y=${top} width=${n(right - x(crossing))} height=${bottom - top} />
      ${axisY({ scale: y, ticks: [0, 0.5, 1], format: '.1f', left, right })}
      ${axisX({ scale: x, ticks: [0, 1, 2, 3], y: bottom })}
      <text class="label quiet" x=${n(x(paperWeight))} y=${bottom + 32} text-anchor="middle">${word('paper')}</text>
      <path class="leader" d=${`M${n(x(paperWeight))} ${bottom}V${top}`} />
      ${curve(reading.weights, reading.sameWordCurve, x, y, 'content')}
      ${curve(reading.weights, reading.sameSlotCurve, x, y, 'position')}
      <circle class="crossing" cx=${n(x(crossing))} cy=${n(y(crossingValue))} r="4.5" />
      <path class="cut" d=${`M${n(x(params.weight))} ${bottom}V${top}`} />
      <text class="label content" x=${left} y=${top - 11}>${word('sameWord')}</text>
      <text class="label position" x=${right} y=${top - 11} text-anchor="end">${word('sameSlot')}</text>
      <text class="label halo-text past-text" x=${n(x(crossing) + 8)} y=${n(y(crossingValue) + 14)} dy="0.8em">${word('crossing')}</text>
      <text class="label quiet halo-text past-text" x=${n((x(crossing) + right) / 2)} y=${bottom - 12} text-anchor="middle">${word('past')}</text>
      ${knob(reading.sameSlot, 'position')}
      ${knob(reading.sameWord, 'content')}
    `;
  },
};

export default view;
