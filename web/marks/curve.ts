import type { ScaleContinuousNumeric } from 'd3-scale';
import { line } from 'd3-shape';
import { type SVGTemplateResult, svg } from 'lit';
import simplify from 'simplify-js';
import type { Point } from '../element/drag.ts';

type Scale = ScaleContinuousNumeric<number, number>;

const path = line<Point>(
  ({ x }) => x,
  ({ y }) => y,
).digits(1);

/** How far a drawn curve may run beside the true one, in units of the figure: unseen. */
const tolerance = 0.1;

/** The path of a curve through (xs_i, ys_i), without the points that a straight line passes. */
export function curvePath(xs: ArrayLike<number>, ys: ArrayLike<number>, x: Scale, y: Scale) {
  const points = Array.from(xs, (value, i) => ({ x: x(value), y: y(ys[i]) }));
  return path(simplify(points, tolerance, true)) ?? '';
}

/** A curve through (xs_i, ys_i). */
export function curve(
  xs: ArrayLike<number>,
  ys: ArrayLike<number>,
  x: Scale,
  y: Scale,
  role: string,
): SVGTemplateResult {
  return svg`<path class=${`curve ${role}`} d=${curvePath(xs, ys, x, y)} />`;
}
