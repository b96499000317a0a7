import { scaleLinear } from 'd3-scale';
import { svg } from 'lit';
import { formatNumber } from '../element/expression.ts';
import type { WidgetView } from '../element/widget-element.ts';
import { axisX, axisY } from '../marks/axis.ts';
import { curve, curvePath, span } from '../marks/curve.ts';
import { n } from '../marks/number.ts';
import { track } from '../marks/track.ts';

const left = 36;
const right = 350;
const mix = scaleLinear([0, 1], [70, 290]);
const x = scaleLinear([0, 32], [left, right]);
const y = scaleLinear([-1, 1], [284, 70]);
const terms = ['contentContent', 'contentPosition', 'positionContent', 'positionPosition'];
const roles = ['content', 'quiet', 'quiet', 'position'];
const list = { top: 350, row: 26, left: 122, right: 300 };
const share = scaleLinear([0, 1], [list.left, list.right]);

const view: WidgetView<'projection-mix'> = {
  slug: 'projection-mix',
  height: 456,
  view({ params, reading, word, grab }) {
    const { gaps, curves, exact, spreadGap, shares } = reading;
    const heights = curves.map((scores) => y(scores[spreadGap]));
    const [high, low] = [Math.min(...heights), Math.max(...heights)];
    // Below all curves that run over it.
    const under = { x: x(spreadGap) + 10, width: 76 };
    const [, foot] = span(gaps, [...curves, exact], x, y, [x(spreadGap), under.x + under.width]);
    const press = grab({
      param: 'mix',
      at: { x: mix(params.mix), y: 26 },
      to: (point) => ({ mix: mix.invert(point.x) }),
    });
    return svg`
      ${track({
        scale: mix,
        y: 26,
        value: params.mix,
        stops: [
          { value: 0, label: word('identity') },
          { value: 1, label: word('drawn') },
        ],
        role: 'sum',
        param: 'mix',
        grab: press,
      })}
      ${axisY({ scale: y, ticks: [-1, -0.5, 0, 0.5, 1], format: '.1f', left, right })}
      ${axisX({ scale: x, ticks: [0, 8, 16, 24, 32], y: y(-1) })}
      <path class="curve thin other" d=${curves.map((scores) => curvePath(gaps, scores, x, y)).join('')} />
      ${curve(gaps, exact, x, y, 'position')}
      <path class="spread" d=${`M${n(x(spreadGap) - 5)} ${n(high)}h10m-5 0V${n(low)}m-5 0h10`} />
      <text class="label" x=${n(under.x)} y=${n(foot + 18)}>${word('spread')}</text>
      <text class="label position" x=${right} y=${n(y(exact[exact.length - 1]) - 9)} text-anchor="end">${word('exact')}</text>
      <text class="label other" x=${right} y=${n(y(-0.86))} text-anchor="end">${word('mixed')}</text>
      <text class="label quiet" x="4" y=${list.top - 20}>${word('shares')}</text>
      ${terms.map((name, i) => {
        const line = list.top + list.row * i;
        return svg`<text class=${`label ${roles[i]}`} x=${list.left - 10} y=${line} dy="0.35em" text-anchor="end">${word(name)}</text>
          <path class=${`bar ${roles[i]}`} d=${`M${list.left} ${line}H${n(share(shares[i]))}`} />
          <text class="number" x=${n(share(shares[i]) + 8)} y=${line} dy="0.35em">${formatNumber(shares[i], '.0%')}</text>`;
      })}
    `;
  },
};

export default view;
