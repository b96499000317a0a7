import { scaleLinear } from 'd3-scale';
import { svg } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Context, WidgetView } from '../element/widget-element.ts';
import { n } from '../marks/number.ts';

const left = 6;
const x = scaleLinear([0, 16], [left, 354]);
const size = 20;
const lines = { interleaved: 78, halfSplit: 208 };

/** A bow from slot to slot, as high as they are far apart. */
const bow = (from: number, to: number, y: number, height: number) =>
  `M${n(x(from + 0.5))} ${y}C${n(x(from + 0.5))} ${y - height} ${n(x(to + 0.5))} ${y - height} ${n(x(to + 0.5))} ${y}`;

function row(
  { params: { slot }, word, grab }: Context<'pairing'>,
  pairs: Float64Array,
  partner: number,
  y: number,
  height: number,
  name: string,
  role: string,
) {
  const press = grab({
    param: 'slot',
    to: (point) => ({ slot: x.invert(point.x) - 0.5 }),
  });
  const bows = Array.from(pairs, (pair, at) => {
    const other = pairs.indexOf(pair, at + 1);
    return other < 0 ? '' : bow(at, other, y - 13, height);
  });
  const box = (at: number, state: string) =>
    svg`<rect class=${`slot ${role} ${state}`} x=${n(x(at + 0.5) - size / 2)} y=${y - size / 2} width=${size} height=${size} rx="4" />`;
  const states = new Map([
    [partner, 'partner'],
    [slot, 'chosen'],
  ]);
  return svg`
    <text class=${`label halo-text ${role}`} x=${left} y=${y - 26 - height}>${word(name)}</text>
    <path class="bows" d=${bows.join('')} />
    <path class=${`bows chosen ${role}`} d=${bow(slot, partner, y - 13, height)} />
    <g class="cells-row along-x" @pointerdown=${press}>
      <rect class="reach" x="0" y=${y - 22} width="360" height="44" />
      ${guard([pairs.length], () => Array.from(pairs, (_, at) => box(at, '')))}
      ${Array.from(states, ([at, state]) => box(at, state))}
      <text class="slot-number" y=${y} dy="0.35em" text-anchor="middle">${Array.from(
        pairs,
        (_, at) => svg`<tspan class=${states.get(at) ?? ''} x=${n(x(at + 0.5))}>${at}</tspan>`,
      )}</text>
      ${guard(
        [...pairs],
        () => svg`
      <text class="tick" y=${y + 24} text-anchor="middle">${Array.from(
        pairs,
        (pair, at) => svg`<tspan x=${n(x(at + 0.5))}>${pair}</tspan>`,
      )}</text>`,
      )}
    </g>`;
}

const view: WidgetView<'pairing'> = {
  slug: 'pairing',
  height: 262,
  play: 'slot',
  view(context) {
    const { reading, params, word } = context;
    const middle = n(x(params.slot + 0.5));
    return svg`
      <path class="leader" d=${`M${middle} ${lines.interleaved + 30}V${lines.halfSplit - 12}`} />
      ${row(context, reading.interleavedPairs, reading.interleavedPartner, lines.interleaved, 22, 'interleaved', 'query')}
      ${row(context, reading.halfSplitPairs, reading.halfSplitPartner, lines.halfSplit, 44, 'halfSplit', 'key')}
      <text class="label quiet" x="354" y="254" text-anchor="end">${word('index')}</text>
    `;
  },
};

export default view;
