import type { ScaleContinuousNumeric } from 'd3-scale';
import { type SVGTemplateResult, svg } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { handle } from './handle.ts';
import { n } from './number.ts';

export interface Track {
  scale: ScaleContinuousNumeric<number, number>;
  y: number;
  /** Where the handle is. */
  value: number;
  /** Named places on the track; `aside`, in em, moves a name out of its neighbour's way. */
  stops: ReadonlyArray<{ value: number; label: string; aside?: number; go?: () => void }>;
  role: string;
  param: string;
  grab: (event: PointerEvent) => void;
}

/**
 * A parameter as a line in the figure: named stops, and a handle at its value. Like an axis, the line
 * is drawn anew only with another scale or other stops.
 */
export function track({ scale, y, value, stops, role, param, grab }: Track): SVGTemplateResult {
  const line = () => {
    const [left, right] = scale.range();
    const marks = stops.map((stop) => `M${n(scale(stop.value))} ${y - 4}v8`).join('');
    const middle = (left + right) / 2;
    const anchor = (x: number) =>
      Math.abs(x - left) < 24 && x < middle ? 'start' : right - x < 24 ? 'end' : 'middle';
    return svg`<path d=${`M${n(left)} ${y}H${n(right)}${marks}`} />
      ${stops.map(({ value: stop, label, aside = 0, go }) => {
        const x = scale(stop);
        return svg`<text class=${go ? 'stop' : ''} x=${n(x)} y=${y + 12} dx=${`${aside}em`} dy="0.8em" text-anchor=${anchor(x)} @click=${go}>${label}</text>`;
      })}`;
  };
  return svg`<g class="track axis">
    ${guard([scale, ...stops.flatMap(({ value: stop, label }) => [stop, label])], line)}
    ${handle({ at: { x: scale(value), y }, grab, param, role, axis: 'x' })}
  </g>`;
}
