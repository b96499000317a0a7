import { scaleLinear } from 'd3-scale';
import { svg } from 'lit';
import { formatNumber } from '../element/expression.ts';
import type { WidgetView } from '../element/widget-element.ts';
import { arcPath, hand, namesBeside, onCircle, rim } from '../marks/dial.ts';
import { handle } from '../marks/handle.ts';
import { n } from '../marks/number.ts';

const centre = { x: 112, y: 122 };
const radius = 74;
const arcs = { position: 30, step: 62 };
const matrix = { x: 252, y: 118, column: 58, row: 30 };

const view: WidgetView<'shift-rotation'> = {
  slug: 'shift-rotation',
  height: 236,
  play: 'position',
  view({ reading, word, spin }) {
    const { frequency, positionAngle, endAngle, start, end, block } = reading;
    const turned = scaleLinear([0, 1], [0, frequency]);
    const tip = onCircle(centre, radius, vector(start));
    const goal = onCircle(centre, radius, vector(end));
    const [startName, endName] = namesBeside(centre, radius + 9, vector(start), vector(end), {
      x: 16,
      y: 6,
    });
    const toPosition = spin({ param: 'position', centre, turned });
    const toStep = spin({ param: 'step', centre, turned });
    const entry = (row: number, column: number) =>
      svg`<text class="number step" x=${matrix.x + column * matrix.column + 36} y=${matrix.y + row * matrix.row} text-anchor="end">${formatNumber(block[row][column], '.3f')}</text>`;
    return svg`
      ${rim(centre, radius)}
      <path class="arc position" d=${arcPath(centre, 0, positionAngle, arcs.position * 0.4, arcs.position)} />
      <path class="arc step" d=${arcPath(centre, positionAngle, endAngle, arcs.step)} />
      ${hand({ centre, radius, vector: vector(start) }, 'position')}
      ${hand({ centre, radius, vector: vector(end) }, 'step')}
      <text class="label position" x=${n(startName.x)} y=${n(startName.y)} dy="0.35em" text-anchor="middle">${word('start')}</text>
      <text class="label step" x=${n(endName.x)} y=${n(endName.y)} dy="0.35em" text-anchor="middle">${word('end')}</text>
      ${handle({ at: goal, param: 'step', role: 'step', axis: 'both', grab: toStep })}
      ${handle({ at: tip, param: 'position', role: 'position', axis: 'both', grab: toPosition })}
      <text class="label step" x=${matrix.x + matrix.column + 48} y=${matrix.y - 34} text-anchor="end">${word('matrix')}</text>
      <path class="bracket" d=${`M${matrix.x - 14} ${matrix.y - 20}h-6v64h6M${matrix.x + matrix.column + 42} ${matrix.y - 20}h6v64h-6`} />
      ${[0, 1].flatMap((row) => [0, 1].map((column) => entry(row, column)))}
    `;
  },
};

/** (sin, cos), as the encoding has it, as a place on the circle. */
const vector = ([sin, cos]: Float64Array) => new Float64Array([cos, sin]);

export default view;
