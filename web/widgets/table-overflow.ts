import { scaleLinear } from 'd3-scale';
import { svg } from 'lit';
import type { WidgetView } from '../element/widget-element.ts';
import { axisX } from '../marks/axis.ts';
import { handle } from '../marks/handle.ts';
import { n } from '../marks/number.ts';

const left = 12;
const right = 344;
const x = scaleLinear([0, 2048], [left, right]);
const table = { y: 40, height: 44 };
/** Wide enough for the error's line on the narrowest phone. */
const alarm = { left: 6, right: 354, text: 18 };
const tokens = { y: 112, height: 26 };

const view: WidgetView<'table-overflow'> = {
  slug: 'table-overflow',
  height: 254,
  view({ params, reading, word, grab }) {
    const edge = x(reading.rows);
    const end = x(params.length);
    const at = { x: end, y: tokens.y + tokens.height / 2 };
    const press = grab({
      param: 'length',
      at,
      to: (point) => ({ length: x.invert(point.x) }),
    });
    const lines = Array.from(
      { length: 63 },
      (_, i) => `M${n(left + ((edge - left) * (i + 1)) / 64)} ${table.y}v${table.height}`,
    );
    return svg`
      <text class="label learned" x=${left} y="24">${word('table')}</text>
      <rect class="block learned" x=${left} y=${table.y} width=${n(edge - left)} height=${table.height} />
      <path class="hatch" d=${lines.join('')} />
      <text class="label quiet" x=${n((edge + right) / 2)} y=${table.y + table.height / 2} dy="0.35em" text-anchor="middle">${word('nothing')}</text>
      <path class="leader" d=${`M${n(edge)} ${table.y - 6}V${tokens.y + tokens.height + 6}`} />
      <rect class="block sum" x=${left} y=${tokens.y} width=${n(Math.min(end, edge) - left)} height=${tokens.height} />
      ${reading.failed ? svg`<rect class="block fault strong" x=${n(edge)} y=${tokens.y} width=${n(Math.max(end - edge, 1.5))} height=${tokens.height} />` : ''}
      ${axisX({ scale: x, ticks: [0, 512, reading.rows, 1536, 2048], y: tokens.y + tokens.height + 8 })}
      <text class="label" x=${left} y=${tokens.y - 8}>${word('tokens')}</text>
      ${
        reading.failed
          ? svg`<rect class="alarm fault" x=${alarm.left} y="190" width=${alarm.right - alarm.left} height="54" rx="8" />
            <text class="error fault" x=${alarm.text} y="212">${word('error')}</text>
            <text class="label fault" x=${alarm.text} y="233">${word('missing')}</text>`
          : svg`<text class="label quiet" x=${alarm.text} y="222">${word('fine')}</text>`
      }
      ${handle({ at, param: 'length', role: reading.failed ? 'fault' : 'sum', axis: 'x', grab: press })}
    `;
  },
};

export default view;
