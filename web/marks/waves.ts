import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { type SVGTemplateResult, svg } from 'lit';
import { curvePath } from './curve.ts';

type Linear = ScaleLinear<number, number>;

/** Scales are costly to make and never change: each is made once. */
const allRows = new Map<string, Linear>();
const allHeights = new WeakMap<Linear, Linear[]>();

/** Rows of equal height between top and bottom: the middle of a row, and what a place is in. */
export function rows(count: number, top: number, bottom: number): Linear {
  const key = `${count} ${top} ${bottom}`;
  const row = allRows.get(key) ?? scaleLinear([-0.5, count - 0.5], [top, bottom]);
  allRows.set(key, row);
  return row;
}

/** The height of a value from −1 to 1 within its row. */
export function rowHeight(row: Linear, index: number): Linear {
  const heights = allHeights.get(row) ?? [];
  allHeights.set(row, heights);
  const reach = (row(1) - row(0)) * 0.4;
  heights[index] ??= scaleLinear([-1, 1], [row(index) + reach, row(index) - reach]);
  return heights[index];
}

/** Sampled waves, one a row. `role(i)` says whose colour the row has. */
export function waves(
  positions: ArrayLike<number>,
  samples: ReadonlyArray<ArrayLike<number>>,
  x: Linear,
  row: Linear,
  role: (index: number) => string,
): SVGTemplateResult[] {
  return samples.map((values, i) => {
    const d = curvePath(positions, values, x, rowHeight(row, i));
    return svg`<path class=${`curve ${role(i)}`} d=${d} />`;
  });
}
