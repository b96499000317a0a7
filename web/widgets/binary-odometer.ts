import { scaleLinear } from 'd3-scale';
import { svg } from 'lit';
import type { WidgetView } from '../element/widget-element.ts';
import { handle } from '../marks/handle.ts';
import { n } from '../marks/number.ts';
import { rows } from '../marks/waves.ts';

const left = 28;
const right = 292;
const x = scaleLinear([0, 32], [left, right]);
const top = 96;
const bottom = 236;
const cell = { width: 5.4, height: 18 };

const view: WidgetView<'binary-odometer'> = {
  slug: 'binary-odometer',
  height: 244,
  play: 'position',
  view({ params, reading, word, grab }) {
    const { bits, previousBits, periods, table } = reading;
    const count = bits.length;
    // Written as numbers are: the slowest bit first.
    const row = rows(count, top, bottom);
    const line = (bit: number) => row(count - 1 - bit);
    const middle = x(params.position + 0.5);
    const digits = (values: Float64Array, from: number, marked: boolean) =>
      Array.from(values, (value, bit) => {
        const flipped = marked && value !== previousBits[bit];
        const role = flipped ? 'digit flipped position' : 'digit';
        return svg`<text class=${role} x=${n(from + (count - 1 - bit) * 20)} y="40" text-anchor="middle">${value}</text>`;
      });
    const cells = (value: number) =>
      table
        .flatMap((code, position) =>
          Array.from(code, (bit, index) =>
            bit === value
              ? `M${n(x(position + 0.5) - cell.width / 2)} ${n(line(index) - cell.height / 2)}h${cell.width}v${cell.height}h${-cell.width}z`
              : '',
          ),
        )
        .join('');
    const flips = Array.from(bits, (bit, index) =>
      bit === previousBits[index] ? '' : `M${n(middle - 6)} ${n(line(index) - 12)}h12v24h-12z`,
    ).join('');
    const at = { x: middle, y: 80 };
    const press = grab({
      param: 'position',
      at,
      to: (point) => ({ position: x.invert(point.x) - 0.5 }),
    });
    return svg`
      ${params.position > 0 ? digits(previousBits, left + 10, false) : ''}
      ${params.position > 0 ? svg`<text class="digit quiet" x=${left + 118} y="39" text-anchor="middle">→</text>` : ''}
      ${digits(bits, left + 146, params.position > 0)}
      <text class="label position" x="356" y="36" text-anchor="end">${word('flips')}</text>
      <path class="cells off" d=${cells(0)} />
      <path class="cells on" d=${cells(1)} />
      <path class="flip position" d=${flips} />
      ${Array.from(
        periods,
        (
          _,
          bit,
        ) => svg`<text class="label quiet" x=${left - 8} y=${n(line(bit))} dy="0.35em" text-anchor="end">${bit}</text>
          <text class="label quiet" x="356" y=${n(line(bit))} dy="0.35em" text-anchor="end">${word(`period${bit}`)}</text>`,
      )}
      <path class="cut" d=${`M${n(middle)} ${at.y}V${top}`} />
      <text class="label position" x=${n(middle)} y=${at.y - 14} text-anchor="middle">${word('position')}</text>
      ${handle({ at, param: 'position', role: 'position', axis: 'x', grab: press })}
    `;
  },
};

export default view;
