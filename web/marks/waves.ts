import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { type SVGTemplateResult, svg } from 'lit';
import { curvePath } from './curve.ts';

/** Rows of equal height between top and bottom: the middle of a row, and what a place is in. */
export const rows = (count: number, top: number, bottom: number) =>
  scaleLinear([-0.5, count - 0.5], [top, bottom]);

/** The height of a value from −1 to 1 within its row. */
export function rowHeight(row: ScaleLinear<number, number>, index: number) {
  const reach = (row(1) - row(0)) * 0.4;
  return scaleLinear([-1, 1], [row(index) + reach, row(index) - reach]);
}

/** Sampled waves, one a row. `role(i)` says whose colour the row has. */
export function waves(
  positions: ArrayLike<number>,
  samples: ReadonlyArray<ArrayLike<number>>,
  x: ScaleLinear<number, number>,
  row: ScaleLinear<number, number>,
  role: (index: number) => string,
): SVGTemplateResult[] {
  return samples.map((values, i) => {
    const d = curvePath(positions, values, x, rowHeight(row, i));
    return svg`<path class=${`curve ${role(i)}`} d=${d} />`;
  });
}
