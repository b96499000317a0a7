import { scaleLinear } from 'd3-scale';
import { svg } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { formatNumber } from '../element/expression.ts';
import type { WidgetView } from '../element/widget-element.ts';
import { arcPath, handPath, onCircle, rim } from '../marks/dial.ts';
import { n } from '../marks/number.ts';
import { rows } from '../marks/waves.ts';

const columns = 4;
const column = scaleLinear([-0.5, columns - 0.5], [0, 360]);
const top = 4;
const bottom = 292;

const view: WidgetView<'rope-dials'> = {
  slug: 'rope-dials',
  height: 300,
  play: 'position',
  view({ reading, word, spin }) {
    const { frequencies, angles, turns, hands, pairs } = reading;
    const row = rows(pairs / columns, top, bottom);
    const radius = pairs > 8 ? 17 : 36;
    const dials = hands.map((vector, pair) => {
      const centre = { x: column(pair % columns), y: row(Math.floor(pair / columns)) - 17 };
      return { pair, centre, radius, vector, angle: angles[pair] };
    });
    const turn = ({ centre, angle }: (typeof dials)[number]) =>
      arcPath(centre, 0, angle, radius * 0.25, radius * 0.85);
    // What all dials have moves as one: a single path is far cheaper to draw anew than sixteen.
    return svg`
      ${guard([pairs], () => dials.map(({ centre }) => rim(centre, radius)))}
      <path class="arc position" d=${dials.map(turn).join('')} />
      <path class="hand position" d=${dials.map(handPath).join('')} />
      ${dials.map(({ pair, centre, vector, angle }) => {
        const press = (event: PointerEvent) => {
          const turned = scaleLinear([0, 1], [0, frequencies[pair]]);
          spin({ param: 'position', centre, turned })(event);
        };
        const tip = onCircle(centre, radius, vector);
        return svg`<g class="wheel along-both" data-param="position" @pointerdown=${press}>
          <circle class="reach position" cx=${n(centre.x)} cy=${n(centre.y)} r=${radius + 7} />
          <circle class="knob position" cx=${n(tip.x)} cy=${n(tip.y)} r="4.5" />
          <text class="number" x=${n(centre.x)} y=${n(centre.y + radius + 18)} text-anchor="middle">${formatNumber(angle, angle < 10 ? '.3f' : '.1f')}</text>
          <text class="tick" x=${n(centre.x)} y=${n(centre.y + radius + (pairs > 8 ? 30 : 33))} text-anchor="middle">${pairs > 8 ? word('pair').replace('#', String(pair)) : word('turns').replace('#', String(turns[pair])).replace('@', String(pair))}</text>
        </g>`;
      })}`;
  },
};

export default view;
