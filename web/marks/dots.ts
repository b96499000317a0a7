import { type SVGTemplateResult, svg } from 'lit';
import type { Point } from '../element/drag.ts';

/** Many round dots of one colour as a single path; how large they are is the class's. */
export function dots(points: ReadonlyArray<Point>, role: string): SVGTemplateResult {
  const d = points.map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join('');
  return svg`<path class=${`dots ${role}`} d=${d} />`;
}
