// A parameter that runs by itself, a step at a time, as long as it is in sight.

import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Time between two steps, in milliseconds. */
const interval = 150;

export class Player implements ReactiveController {
  private timer: ReturnType<typeof setInterval> | undefined;
  private sight: IntersectionObserver | undefined;

  constructor(
    private readonly host: ReactiveControllerHost & Element,
    private readonly step: () => void,
  ) {
    host.addController(this);
  }

  get playing(): boolean {
    return this.timer !== undefined;
  }

  toggle = (): void => {
    if (this.playing) this.pause();
    else this.play();
  };

  private play(): void {
    this.timer = setInterval(this.step, interval);
    this.sight = new IntersectionObserver(([{ isIntersecting }]) => {
      if (!isIntersecting) this.pause();
    });
    this.sight.observe(this.host);
    this.host.requestUpdate();
  }

  pause(): void {
    if (!this.playing) return;
    clearInterval(this.timer);
    this.sight?.disconnect();
    this.timer = undefined;
    this.host.requestUpdate();
  }

  hostDisconnected(): void {
    this.pause();
  }
}
