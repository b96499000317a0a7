import type { ScaleContinuousNumeric } from 'd3-scale';
import { line } from 'd3-shape';
import { type SVGTemplateResult, svg } from 'lit';

type Scale = ScaleContinuousNumeric<number, number>;

/** A curve through (xs_i, ys_i). */
export function curve(
  xs: ArrayLike<number>,
  ys: ArrayLike<number>,
  x: Scale,
  y: Scale,
  role: string,
): SVGTemplateResult {
  const path = line<number>(
    (i) => x(xs[i]),
    (i) => y(ys[i]),
  ).digits(2);
  const d = path(Array.from(xs, (_, i) => i)) ?? '';
  return svg`<path class=${`curve ${role}`} d=${d} />`;
}
