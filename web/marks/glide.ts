import { type AttributePart, Directive, directive } from 'lit/directive.js';
import { move, n } from './number.ts';

class Glide extends Directive {
  override render(x: number, y: number): string {
    return move(x, y);
  }

  override update({ element }: AttributePart, [x, y]: [number, number]): string {
    (element as unknown as SVGElement).style.transform = `translate(${n(x)}px, ${n(y)}px)`;
    return this.render(x, y);
  }
}

/**
 * The transform of a group that glides to its place: an attribute cannot be animated, a style can,
 * and a style in the prerendered HTML would be refused under a strict policy.
 */
export const glide = directive(Glide);
