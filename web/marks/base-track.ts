import { type ScaleLogarithmic, scaleLog } from 'd3-scale';
import type { SVGTemplateResult } from 'lit';
import { svg } from 'lit';
import { formatNumber } from '../element/expression.ts';
import type { Context } from '../element/widget-element.ts';
import { track } from './track.ts';

/** A scale is costly to make and needed for every drawing. */
const scales = new Map<string, ScaleLogarithmic<number, number>>();

/** The base as a logarithmic line in the figure, with the paper's and Llama 3's to go to. */
export function baseTrack(
  { params, reading, word, grab, go, range }: Context<'base-ladder' | 'rope-decay'>,
  left: number,
  right: number,
  y: number,
): SVGTemplateResult {
  const bases = range('base');
  const key = String([bases, left, right]);
  const scale = scales.get(key) ?? scaleLog(bases, [left, right]);
  scales.set(key, scale);
  const press = grab({
    param: 'base',
    at: { x: scale(params.base), y },
    to: ({ x }) => ({ base: scale.invert(x) }),
  });
  const stop = (base: number, label: string, aside = 0) => {
    return { value: base, label, aside, go: go({ base }) };
  };
  const [lowest] = bases;
  return svg`<text class="label" x=${left} y=${y - 14}>${word('base')}</text>
    ${track({
      scale,
      y,
      value: params.base,
      stops: [
        stop(lowest, formatNumber(lowest)),
        stop(reading.paperBase, word('paper'), -0.5),
        stop(reading.llamaBase, word('llama'), 0.8),
      ],
      role: 'sum',
      param: 'base',
      grab: press,
    })}`;
}
