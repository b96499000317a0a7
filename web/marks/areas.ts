import type { ScaleLinear } from 'd3-scale';
import { svg } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { figureWidth } from '../element/widget-element.ts';
import { n } from './number.ts';

/** The rows of a figure as places to press. `go(index)` gives the listener of a row. */
export const areas = (
  row: ScaleLinear<number, number>,
  count: number,
  go: (index: number) => () => void,
) =>
  guard([row, count], () =>
    Array.from(
      { length: count },
      (_, index) =>
        svg`<rect class="area" x="0" y=${n(row(index - 0.5))} width=${figureWidth} height=${n(row(1) - row(0))} @click=${go(index)} />`,
    ),
  );
