import { scaleLinear } from 'd3-scale';
import { svg } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { WidgetView } from '../element/widget-element.ts';
import { axisX } from '../marks/axis.ts';
import { dots } from '../marks/dots.ts';
import { handle } from '../marks/handle.ts';
import { n } from '../marks/number.ts';
import { rowHeight, rows, waves } from '../marks/waves.ts';

const left = 24;
const right = 262;
const x = scaleLinear([0, 63], [left, right]);
const top = 58;
const bottom = 312;
/** What each pair adds to the product, from −1 to 1. */
const share = scaleLinear([-1, 1], [276, 352]);

const view: WidgetView<'two-slices'> = {
  slug: 'two-slices',
  height: 342,
  view({ params, reading, word, grab }) {
    const { terms, firstColumn, secondColumn, second } = reading;
    const row = rows(terms.length, top, bottom);
    const column = (values: Float64Array, place: number) =>
      Array.from(terms, (_, pair) => ({ x: place, y: rowHeight(row, pair)(values[2 * pair]) }));
    const places = { first: x(params.first), second: x(second) };
    const first = { x: places.first, y: 40 };
    const last = { x: places.second, y: 40 };
    const both = { x: (places.first + places.second) / 2, y: 18 };
    // A cut moves alone: the other stays where it is.
    const toFirst = grab({
      param: 'first',
      at: first,
      to: (point) => ({ first: x.invert(point.x), gap: second - Math.round(x.invert(point.x)) }),
    });
    const toGap = grab({
      param: 'gap',
      at: last,
      to: (point) => ({ gap: x.invert(point.x) - params.first }),
    });
    const toBoth = grab({
      param: 'first',
      at: both,
      to: (point) => ({ first: x.invert(point.x) - params.gap / 2 }),
    });
    const bars = Array.from(
      terms,
      (term, pair) => `M${n(share(0))} ${n(row(pair))}H${n(share(term))}`,
    );
    return svg`
      ${guard([row], () => [
        ...Array.from(
          terms,
          (_, pair) =>
            svg`<text class="tick" x="14" y=${n(row(pair))} dy="0.35em" text-anchor="end">${pair}</text>`,
        ),
        ...waves(reading.positions, reading.waves, x, row, () => 'faint'),
      ])}
      ${axisX({ scale: x, ticks: [0, 16, 32, 48, 63], y: bottom + 2 })}
      <path class="cut position" d=${`M${n(places.first)} ${first.y}V${bottom}`} />
      <path class="cut other" d=${`M${n(places.second)} ${last.y}V${bottom}`} />
      ${dots(column(firstColumn, places.first), 'medium position')}
      ${dots(column(secondColumn, places.second), 'medium other')}
      <path class="zero" d=${`M${n(share(0))} ${top}V${bottom}`} />
      <path class="shares sum" d=${bars.join('')} />
      <text class="label sum" x="352" y=${top - 36} text-anchor="end">${word('similarity')}</text>
      <text class="tick" x="352" y=${top - 18} text-anchor="end">${word('terms')}</text>
      <g class="both along-x" @pointerdown=${toBoth}>
        <rect class="reach" x=${n(Math.min(places.first, places.second) - 8)} y="2" width=${n(places.second - places.first + 16)} height="24" />
        <path class="bracket" d=${`M${n(places.first)} 26v-6H${n(places.second)}v6`} />
        <text class="label" x=${n(both.x)} y="13" text-anchor="middle">${word('gap')}</text>
      </g>
      ${handle({ at: last, param: 'gap', role: 'other', axis: 'x', grab: toGap })}
      ${handle({ at: first, param: 'first', role: 'position', axis: 'x', grab: toFirst })}
    `;
  },
};

export default view;
