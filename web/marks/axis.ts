import type { ScaleContinuousNumeric } from 'd3-scale';
import { type SVGTemplateResult, svg } from 'lit';
import { formatNumber } from '../element/expression.ts';
import { n } from './number.ts';

export interface Axis {
  scale: ScaleContinuousNumeric<number, number>;
  ticks: ReadonlyArray<number>;
  format?: string;
}

/** A horizontal axis: a line at y with a short mark and a number below it at every tick. */
export function axisX({ scale, ticks, format, y }: Axis & { y: number }): SVGTemplateResult {
  const [left, right] = scale.range();
  const marks = ticks.map((tick) => `M${n(scale(tick))} ${n(y)}v4`).join('');
  return svg`<g class="axis">
    <path d=${`M${n(left)} ${n(y)}H${n(right)}${marks}`} />
    ${ticks.map(
      (tick) =>
        svg`<text x=${n(scale(tick))} y=${n(y + 8)} dy="0.8em" text-anchor="middle">${formatNumber(tick, format)}</text>`,
    )}
  </g>`;
}

/** A vertical axis: a faint line across at every tick, its number left of it. */
export function axisY({
  scale,
  ticks,
  format,
  left,
  right,
}: Axis & { left: number; right: number }): SVGTemplateResult {
  const lines = ticks.map((tick) => `M${n(left)} ${n(scale(tick))}H${n(right)}`).join('');
  return svg`<g class="axis">
    <path class="grid" d=${lines} />
    ${ticks.map(
      (tick) =>
        svg`<text x=${n(left - 8)} y=${n(scale(tick))} dy="0.32em" text-anchor="end">${formatNumber(tick, format)}</text>`,
    )}
  </g>`;
}
