import type { ScaleContinuousNumeric } from 'd3-scale';
import { svg } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { formatNumber } from '../element/expression.ts';
import { n } from './number.ts';

/** Drawn anew only with another scale or other ticks: axes seldom change, and never while a mark moves. */
export interface Axis {
  scale: ScaleContinuousNumeric<number, number>;
  ticks: ReadonlyArray<number>;
  format?: string;
}

/** A horizontal axis: a line at y with a short mark and a number below it at every tick. */
export function axisX({ scale, ticks, format, y }: Axis & { y: number }) {
  return guard([scale, ...ticks], () => {
    const [left, right] = scale.range();
    const marks = ticks.map((tick) => `M${n(scale(tick))} ${n(y)}v4`).join('');
    return svg`<g class="axis">
      <path d=${`M${n(left)} ${n(y)}H${n(right)}${marks}`} />
      ${ticks.map(
        (tick) =>
          svg`<text x=${n(scale(tick))} y=${n(y + 8)} dy="0.8em" text-anchor="middle">${formatNumber(tick, format)}</text>`,
      )}
    </g>`;
  });
}

/** A vertical axis: a faint line across at every tick, its number left of it. */
export function axisY({
  scale,
  ticks,
  format,
  left,
  right,
}: Axis & { left: number; right: number }) {
  return guard([scale, ...ticks], () => {
    const lines = ticks.map((tick) => `M${n(left)} ${n(scale(tick))}H${n(right)}`).join('');
    return svg`<g class="axis">
      <path class="grid" d=${lines} />
      ${ticks.map(
        (tick) =>
          svg`<text x=${n(left - 8)} y=${n(scale(tick))} dy="0.32em" text-anchor="end">${formatNumber(tick, format)}</text>`,
      )}
    </g>`;
  });
}

export interface Decades {
  scale: ScaleContinuousNumeric<number, number>;
  decades: ReadonlyArray<number>;
  top: number;
  bottom: number;
}

/** Powers of ten across a logarithmic figure: faint lines, their numbers at the foot. */
export function decadesX({ scale, decades, top, bottom }: Decades) {
  return guard([scale], () => {
    const lines = decades.map((decade) => `M${n(scale(decade))} ${top}V${bottom}`).join('');
    return svg`<path class="axis grid" d=${lines} />
      ${decades.map((decade) => {
        const number = formatNumber(decade, decade < 1e4 ? '' : '~r万');
        return svg`<text class="tick" x=${n(scale(decade))} y=${bottom + 16} text-anchor="middle">${number}</text>`;
      })}`;
  });
}
