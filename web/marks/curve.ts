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

/** The path of straight lines from point to point. */
export const polyline = (points: Point[]): string => path(points) ?? '';

/** How far a drawn curve may run beside the true one, in units of the figure: unseen. */
const tolerance = 0.1;

type Values = ArrayLike<number>;

interface Drawn {
  x: Scale;
  xs: Values;
  ys: Values;
  d: string;
}

/** Where the points of curves lie across, by scale: seldom does a curve take others than the last. */
const across = new WeakMap<Scale, { xs: Values; places: Float64Array }>();

function placesOf(xs: Values, x: Scale): Float64Array {
  const before = across.get(x);
  if (before && same(before.xs, xs)) return before.places;
  const places = Float64Array.from(xs, (value) => x(value));
  across.set(x, { xs, places });
  return places;
}

/** Curves drawn last: while a cut moves through a stack of waves, the waves stay as they are. */
const drawn = new WeakMap<Scale, Drawn[]>();
const most = 24;

function same(one: Values, other: Values): boolean {
  if (one === other) return true;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return one.length === other.length;
}

/** The path of a curve through (xs_i, ys_i), without the points that a straight line passes. */
export function curvePath(xs: Values, ys: Values, x: Scale, y: Scale): string {
  const known = drawn.get(y) ?? [];
  drawn.set(y, known);
  const before = known.find((curve) => curve.x === x && same(curve.ys, ys) && same(curve.xs, xs));
  if (before) return before.d;
  const points = Array.from(placesOf(xs, x), (place, i) => ({ x: place, y: y(ys[i]) }));
  const d = polyline(simplify(points, tolerance, true));
  if (known.push({ x, xs, ys, d }) > most) known.shift();
  return d;
}

/** The top and the foot of curves between two places: outside them a label stands clear. */
export function span(
  xs: Values,
  curves: ReadonlyArray<Values>,
  x: Scale,
  y: Scale,
  [from, to]: readonly [number, number],
): [number, number] {
  const [first, last] = [x.invert(from), x.invert(to)];
  let [low, high] = [Infinity, -Infinity];
  for (let i = 0; i < xs.length; i++) {
    if (xs[i] < first || xs[i] > last) continue;
    for (const ys of curves) {
      low = Math.min(low, ys[i]);
      high = Math.max(high, ys[i]);
    }
  }
  return [y(high), y(low)];
}

/** A curve through (xs_i, ys_i). */
export function curve(xs: Values, ys: Values, x: Scale, y: Scale, role: string): SVGTemplateResult {
  return svg`<path class=${`curve ${role}`} d=${curvePath(xs, ys, x, y)} />`;
}
