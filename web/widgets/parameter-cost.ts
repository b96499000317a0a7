import { scaleLog, scaleSymlog } from 'd3-scale';
import { svg } from 'lit';
import type { WidgetView } from '../element/widget-element.ts';
import { axisX, axisY } from '../marks/axis.ts';
import { curve } from '../marks/curve.ts';
import { handle } from '../marks/handle.ts';
import { n } from '../marks/number.ts';

const left = 58;
const right = 346;
const x = scaleLog([1024, 1048576], [left, right]);
// Near zero linear, so that zero has its place; logarithmic above.
const y = scaleSymlog([0, 1e9], [214, 30]).constant(2e5);

const view: WidgetView<'parameter-cost'> = {
  slug: 'parameter-cost',
  height: 254,
  view({ params, reading, word, grab }) {
    const at = { x: x(params.length), y: y(reading.tableParameters) };
    const press = grab({ param: 'length', at, to: (point) => ({ length: x.invert(point.x) }) });
    // On the curve's free side: below it at first, above it at last.
    const name =
      at.x < (left + right) / 2
        ? { x: at.x + 12, y: at.y + 16, anchor: 'start' }
        : { x: at.x - 12, y: at.y - 12, anchor: 'end' };
    return svg`
      ${axisY({ scale: y, ticks: [0, 1e6, 1e7, 1e8, 1e9], format: '~r万', left, right })}
      ${axisX({ scale: x, ticks: [1024, 8192, 65536, 524288], y: y(0) })}
      ${curve(reading.lengths, reading.parameters, x, y, 'learned')}
      <path class="curve position" d=${`M${left} ${n(y(reading.sinusoidalParameters))}H${right}`} />
      <path class="cut" d=${`M${n(at.x)} ${n(y(0))}V${n(at.y)}`} />
      <text class="label learned" x=${n(name.x)} y=${n(name.y)} text-anchor=${name.anchor}>${word('table')}</text>
      <text class="label position halo-text" x=${right - 8} y=${n(y(0) - 10)} text-anchor="end">${word('zero')}</text>
      ${handle({ at, param: 'length', role: 'learned', axis: 'x', grab: press })}
    `;
  },
};

export default view;
