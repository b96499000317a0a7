import { type SVGTemplateResult, svg } from 'lit';
import type { Point } from '../element/drag.ts';
import { n } from './number.ts';

export interface Handle {
  at: Point;
  grab: (event: PointerEvent) => void;
  /** The parameter it changes: lights up while that slider has the focus. */
  param: string;
  role: string;
  /** Which way it goes. */
  axis: 'x' | 'y' | 'both';
}

/**
 * A knob to grab, with a place to press that is as wide as a finger. The slider beside the figure
 * is its equal for keyboard and screen reader, so the knob itself takes no focus.
 */
export function handle({ at, grab, param, role, axis }: Handle): SVGTemplateResult {
  // A place, not a transform: what moves by transforms, the browser puts together anew.
  const [x, y] = [n(at.x), n(at.y)];
  return svg`<g
    class=${`handle ${role} along-${axis}`}
    data-param=${param}
    @pointerdown=${grab}
  >
    <circle class="reach" cx=${x} cy=${y} r="24" />
    <circle class="halo" cx=${x} cy=${y} r="11" />
    <circle class="knob" cx=${x} cy=${y} r="6.5" />
  </g>`;
}
