import { scaleLinear } from 'd3-scale';
import { svg } from 'lit';
import type { Point } from '../element/drag.ts';
import type { WidgetView } from '../element/widget-element.ts';
import { axisX, axisY } from '../marks/axis.ts';
import { curve } from '../marks/curve.ts';
import { hand, namesBeside, onCircle, rim } from '../marks/dial.ts';
import { handle } from '../marks/handle.ts';
import { n } from '../marks/number.ts';

const centre = { x: 110, y: 98 };
const radius = 72;
const left = 34;
const right = 350;
const x = scaleLinear([0, 63], [14, 346]);
const line = 228;
const gapX = scaleLinear([-63, 63], [left, right]);
const y = scaleLinear([-1, 1], [398, 290]);

const view: WidgetView<'rope-score'> = {
  slug: 'rope-score',
  height: 428,
  view({ params, reading, word, grab, spin, range }) {
    const { frequency, query, key, turnedQuery, turnedKey, gap, score } = reading;
    const turned = scaleLinear([0, 1], [0, frequency]);
    const spun = (param: 'queryPosition' | 'keyPosition') => spin({ param, centre, turned });
    const places = { query: x(params.queryPosition), key: x(params.keyPosition) };
    const along = (param: 'queryPosition' | 'keyPosition', at: number) =>
      grab({ param, at: { x: at, y: line }, to: (point) => ({ [param]: x.invert(point.x) }) });
    const middle = (places.query + places.key) / 2;
    const toBoth = grab({
      param: 'queryPosition',
      at: { x: middle, y: line + 18 },
      to: (point) => together(x.invert(point.x), params, range('queryPosition')),
    });
    const tips = {
      query: onCircle(centre, radius, turnedQuery),
      key: onCircle(centre, radius, turnedKey),
    };
    const [from, to] = [Math.min(places.query, places.key), Math.max(places.query, places.key)];
    const [queryName, keyName] = namesBeside(centre, radius + 9, turnedQuery, turnedKey, {
      x: 5,
      y: 6,
    });
    const name = ({ x, y }: Point, role: string) =>
      svg`<text class=${`label ${role}`} x=${n(x)} y=${n(y)} dy="0.35em" text-anchor="middle">${word(role)}</text>`;
    return svg`
      ${rim(centre, radius)}
      ${hand({ centre, radius, vector: query }, 'ghost query')}
      ${hand({ centre, radius, vector: key }, 'ghost key')}
      ${hand({ centre, radius, vector: turnedQuery }, 'query')}
      ${hand({ centre, radius, vector: turnedKey }, 'key')}
      ${name(queryName, 'query')}
      ${name(keyName, 'key')}
      ${handle({ at: tips.query, param: 'queryPosition', role: 'query', axis: 'both', grab: spun('queryPosition') })}
      ${handle({ at: tips.key, param: 'keyPosition', role: 'key', axis: 'both', grab: spun('keyPosition') })}
      <text class="label query" x="226" y="52">${word('queryTurn')}</text>
      <text class="label key" x="226" y="76">${word('keyTurn')}</text>
      <text class="label" x="226" y="120">${word('score')}</text>
      <text class="label" x="226" y="144">${word('gap')}</text>
      ${axisX({ scale: x, ticks: [0, 16, 32, 48, 63], y: line })}
      <g class="both along-x" @pointerdown=${toBoth}>
        <rect class="reach" x=${n(from - 6)} y=${line - 34} width=${n(to - from + 12)} height="22" />
        <path class="bracket" d=${`M${n(from)} ${line - 12}v-7H${n(to)}v7`} />
        <text class="label quiet" x=${n(Math.min(Math.max(middle, 40), 320))} y=${line - 26} text-anchor="middle">${word('both')}</text>
      </g>
      ${handle({ at: { x: places.query, y: line }, param: 'queryPosition', role: 'query', axis: 'x', grab: along('queryPosition', places.query) })}
      ${handle({ at: { x: places.key, y: line }, param: 'keyPosition', role: 'key', axis: 'x', grab: along('keyPosition', places.key) })}
      ${axisY({ scale: y, ticks: [-1, 0, 1], left, right })}
      ${axisX({ scale: gapX, ticks: [-48, -24, 0, 24, 48], y: y(-1) })}
      ${curve(reading.gaps, reading.scores, gapX, y, 'sum')}
      <path class="leader" d=${`M${n(gapX(gap))} ${n(y(-1))}V${n(y(score))}`} />
      <circle class="spot sum" cx=${n(gapX(gap))} cy=${n(y(score))} r="5.5" />
      <text class="label quiet" x=${right} y=${n(y(1) - 12)} text-anchor="end">${word('curve')}</text>
    `;
  },
};

interface Positions {
  queryPosition: number;
  keyPosition: number;
}

/** Both positions carried along, their middle to a place as near as the ends allow. */
function together(
  middle: number,
  { queryPosition, keyPosition }: Positions,
  [first, last]: readonly [number, number],
): Positions {
  const shift = Math.round(middle - (queryPosition + keyPosition) / 2);
  const low = first - Math.min(queryPosition, keyPosition);
  const high = last - Math.max(queryPosition, keyPosition);
  const kept = Math.min(high, Math.max(low, shift));
  return { queryPosition: queryPosition + kept, keyPosition: keyPosition + kept };
}

export default view;
