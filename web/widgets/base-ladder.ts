import { scaleLog } from 'd3-scale';
import { svg } from 'lit';
import type { WidgetView } from '../element/widget-element.ts';
import { areas } from '../marks/areas.ts';
import { decadesX } from '../marks/axis.ts';
import { baseTrack } from '../marks/base-track.ts';
import { dots } from '../marks/dots.ts';
import { handle } from '../marks/handle.ts';
import { n } from '../marks/number.ts';
import { rows } from '../marks/waves.ts';

const left = 30;
const right = 350;
const x = scaleLog([1, 1e8], [left, right]);
const top = 26;
const bottom = 266;
const decades = [1, 100, 1e4, 1e6];

const view: WidgetView<'base-ladder'> = {
  slug: 'base-ladder',
  height: 364,
  view(context) {
    const { params, reading, word, grab, go } = context;
    const { wavelengths, referenceWavelengths, window } = reading;
    const row = rows(wavelengths.length, top, bottom);
    const edge = x(window);
    const place = (lengths: Float64Array) =>
      Array.from(lengths, (length, pair) => ({ x: x(length), y: row(pair) }));
    const rungs = place(wavelengths);
    const rung = rungs[params.pair];
    const within = rungs.map(({ x: end, y }) => `M${left} ${n(y)}H${n(Math.min(end, edge))}`);
    const beyond = rungs.map(({ x: end, y }) =>
      end > edge ? `M${n(edge)} ${n(y)}H${n(end)}` : '',
    );
    const toPair = grab({ param: 'pair', at: rung, to: ({ y }) => ({ pair: row.invert(y) }) });
    return svg`
      ${decadesX({ scale: x, decades, top, bottom })}
      <text class="label fault" x=${n(edge + 6)} y="16">${word('beyond')}</text>
      <text class="label quiet" x=${n(edge - 6)} y="16" text-anchor="end">${word('window')}</text>
      <path class="rungs position" d=${within.join('')} />
      <path class="rungs fault" d=${beyond.join('')} />
      ${dots(place(referenceWavelengths), 'ghost')}
      <path class="cut" d=${`M${n(edge)} ${top - 20}V${bottom}`} />
      ${areas(row, rungs.length, (pair) => go({ pair }))}
      <text class="label quiet" x=${left - 8} y=${n(row(params.pair))} dy="0.35em" text-anchor="end">${params.pair}</text>
      <text class=${`label ${rung.x > edge ? 'fault' : 'position'}`} x=${right + 6} y=${top + 24} text-anchor="end">${word('wavelength')}</text>
      ${handle({ at: rung, param: 'pair', role: rung.x > edge ? 'fault' : 'position', axis: 'y', grab: toPair })}
      ${baseTrack(context, left, right, 322)}
    `;
  },
};

export default view;
