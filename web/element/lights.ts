// Marks and words of one role light each other: the marks' side. The words' is site/terms.ts.

import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { roleOf } from './roles.ts';

type Host = ReactiveControllerHost & Element & { readonly renderRoot: ParentNode };

export class Lights implements ReactiveController {
  private pointedAt: string | undefined;

  constructor(
    private readonly host: Host,
    private readonly slug: string,
  ) {
    host.addController(this);
  }

  /** A pointer may leave with the element; its words are not to stay lit. */
  hostDisconnected(): void {
    this.pointedAt = undefined;
  }

  /** Lights the marks of a role, or none. */
  show(role: string | undefined): void {
    const { renderRoot } = this.host;
    for (const mark of renderRoot.querySelectorAll('.figure .lit')) mark.classList.remove('lit');
    if (role === undefined) return;
    for (const mark of renderRoot.querySelectorAll(`.figure .${role}`)) mark.classList.add('lit');
  }

  /** The pointer is on a mark, or on none. */
  onOver = (event: Event): void => this.point(roleOf(event.target));
  onLeave = (): void => this.point(undefined);

  /** A slider with the focus shows its mark. */
  onFocus = (event: Event): void => {
    const { name } = event.target as HTMLInputElement;
    let role: string | undefined;
    for (const mark of this.host.renderRoot.querySelectorAll('[data-param]')) {
      const active = event.type === 'focusin' && mark.getAttribute('data-param') === name;
      mark.classList.toggle('active', active);
      if (active) role ??= roleOf(mark);
    }
    this.point(role);
  };

  private point(role: string | undefined): void {
    if (role === this.pointedAt) return;
    this.pointedAt = role;
    const detail = { slug: this.slug, role };
    this.host.dispatchEvent(new CustomEvent('pe-light', { detail, bubbles: true, composed: true }));
  }
}
