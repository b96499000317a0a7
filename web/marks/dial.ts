import { type SVGTemplateResult, svg } from 'lit';
import type { Point } from '../element/drag.ts';
import { polyline } from './curve.ts';
import { n } from './number.ts';

/** Between two points of an arc, in radians. */
const grain = 0.2;

/** An arc round a centre from one angle to another, radians anticlockwise from the right. */
export function arcPath(
  centre: Point,
  from: number,
  to: number,
  inner: number,
  outer = inner,
): string {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / grain));
  const points = Array.from({ length: count + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / count;
    const radius = inner + ((outer - inner) * i) / count;
    return onCircle(centre, radius, [Math.cos(angle), Math.sin(angle)]);
  });
  return polyline(points);
}

/** Where a unit vector points on a circle. */
export const onCircle = (
  centre: Point,
  radius: number,
  [x, y]: ArrayLike<number> & Iterable<number>,
): Point => ({
  x: centre.x + radius * x,
  y: centre.y - radius * y,
});

/** Names closer than this would cover each other, in radians. */
const apart = 0.3;

/**
 * Where the names of two points of a circle stand: outside it, each beside its point, and pushed
 * apart where the points meet. `size` is half of what the wider name takes.
 */
export function namesBeside(
  centre: Point,
  radius: number,
  one: Float64Array,
  other: Float64Array,
  size: Point,
): [Point, Point] {
  const [from, to] = [one, other].map(([x, y]) => Math.atan2(y, x));
  const between = to - from - 2 * Math.PI * Math.round((to - from) / (2 * Math.PI));
  const push = (Math.max(0, apart - Math.abs(between)) / 2) * (between < 0 ? -1 : 1);
  // Above and below a point is the middle of its name's edge, obliquely beyond it a corner.
  const edge = (direction: number) => Math.max(-1, Math.min(1, 1.4 * direction));
  const at = (angle: number) => {
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const beside = onCircle(centre, radius, [x, y]);
    return { x: beside.x + size.x * edge(x), y: beside.y - size.y * edge(y) };
  };
  return [at(from - push), at(to + push)];
}

export interface Hand {
  centre: Point;
  radius: number;
  /** Where it points: (cos, sin), or any vector in units of the radius. */
  vector: Float64Array;
}

/** The path of a hand from the centre of a dial. */
export function handPath({ centre, radius, vector }: Hand): string {
  const tip = onCircle(centre, radius, vector);
  return `M${n(centre.x)} ${n(centre.y)}L${n(tip.x)} ${n(tip.y)}`;
}

/** A hand from the centre of a dial. */
export function hand(drawn: Hand, role: string): SVGTemplateResult {
  return svg`<path class=${`hand ${role}`} d=${handPath(drawn)} />`;
}

/** The rim of a dial with a faint line to the right, from which angles are counted. */
export function rim(centre: Point, radius: number): SVGTemplateResult {
  return svg`<circle class="dial" cx=${n(centre.x)} cy=${n(centre.y)} r=${radius} />
    <path class="zero" d=${`M${n(centre.x)} ${n(centre.y)}h${radius}`} />`;
}
