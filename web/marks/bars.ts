import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { type SVGTemplateResult, svg } from 'lit';
import { n } from './number.ts';

export interface Bars {
  values: ArrayLike<number>;
  x: number;
  width: number;
  /** The zero line. */
  y: number;
  /** Height of a value. */
  height: ScaleLinear<number, number>;
  /** Whose colour the bars have. */
  role: string;
}

/** The middle of every slot of a row of `count` bars. */
export const slots = (count: number, x: number, width: number) =>
  scaleLinear([0, count], [x, x + width]);

/**
 * A vector as a row of bars about a zero line: up is positive, down negative, so that the sign
 * needs no colour. One path for the whole row.
 */
export function bars({ values, x, width, y, height, role }: Bars): SVGTemplateResult {
  const place = slots(values.length, x, width);
  const d = Array.from(values, (value, slot) => {
    return `M${n(place(slot + 0.5))} ${n(y)}v${n(-height(value))}`;
  }).join('');
  return svg`<path class="zero" d=${`M${n(x)} ${n(y)}h${n(width)}`} />
    <path class=${`bars ${role}`} stroke-width=${n((width / values.length) * 0.62)} d=${d} />`;
}
