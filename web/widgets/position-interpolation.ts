import { scaleLinear, scaleLog } from 'd3-scale';
import { svg } from 'lit';
import { formatNumber } from '../element/expression.ts';
import type { WidgetView } from '../element/widget-element.ts';
import { areas } from '../marks/areas.ts';
import { decadesX } from '../marks/axis.ts';
import { handle } from '../marks/handle.ts';
import { n } from '../marks/number.ts';
import { track } from '../marks/track.ts';
import { rows } from '../marks/waves.ts';

const left = 30;
const right = 350;
const x = scaleLog([0.05, 1e4], [left, right]);
const top = 28;
const bottom = 268;
const scale = scaleLinear([1, 16], [left, right]);
const decades = [0.1, 1, 10, 100, 1000, 10000];

const view: WidgetView<'position-interpolation'> = {
  slug: 'position-interpolation',
  height: 366,
  view({ params, reading, word, grab, go }) {
    const { asked, ceilings, excess } = reading;
    const row = rows(asked.length, top, bottom);
    const beyond = excess > 1;
    const bar = (from: (pair: number) => number, to: (pair: number) => number) =>
      Array.from(asked, (_, pair) => `M${n(from(pair))} ${n(row(pair))}H${n(to(pair))}`).join('');
    const ceiling = (pair: number) => x(ceilings[pair]);
    const tip = (pair: number) => x(asked[pair]);
    const at = { x: tip(params.pair), y: row(params.pair) };
    const toPair = grab({ param: 'pair', at, to: ({ y }) => ({ pair: row.invert(y) }) });
    const toScale = grab({
      param: 'scale',
      at: { x: scale(params.scale), y: 322 },
      to: (point) => ({ scale: scale.invert(point.x) }),
    });
    return svg`
      ${decadesX({ scale: x, decades, top, bottom })}
      <path class="rungs position" d=${bar(
        () => left,
        (pair) => Math.min(ceiling(pair), tip(pair)),
      )} />
      ${beyond ? svg`<path class="rungs fault" d=${bar(ceiling, tip)} />` : ''}
      <path class="ceilings" d=${Array.from(asked, (_, pair) => `M${n(ceiling(pair))} ${n(row(pair) - 6)}v12`).join('')} />
      <text class="label" x=${n(ceiling(0) + 40)} y="16" text-anchor="end">${word('ceiling')}</text>
      ${areas(row, asked.length, (pair) => go({ pair }))}
      <text class="label quiet" x=${left - 8} y=${n(at.y)} dy="0.35em" text-anchor="end">${params.pair}</text>
      <text class=${`label ${beyond ? 'fault' : 'position'}`} x=${right} y=${bottom - 38} text-anchor="end">${word('asked')}</text>
      <text class="label" x=${right} y=${bottom - 16} text-anchor="end">${word('limit')}</text>
      ${handle({ at, param: 'pair', role: beyond ? 'fault' : 'position', axis: 'y', grab: toPair })}
      ${track({
        scale,
        y: 322,
        value: params.scale,
        stops: [1, 2, 4, 8, 16].map((value) => ({
          value,
          label: formatNumber(value),
          go: go({ scale: value }),
        })),
        role: 'sum',
        param: 'scale',
        grab: toScale,
      })}
      <text class="label" x=${left} y="306">${word('scale')}</text>
    `;
  },
};

export default view;
