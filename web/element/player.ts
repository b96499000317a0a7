// A parameter that runs by itself, a step at a time.

import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Time between two steps, in milliseconds. */
const interval = 150;

export class Player implements ReactiveController {
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly step: () => void,
  ) {
    host.addController(this);
  }

  get playing(): boolean {
    return this.timer !== undefined;
  }

  toggle = (): void => {
    if (this.playing) this.pause();
    else this.timer = setInterval(this.step, interval);
    this.host.requestUpdate();
  };

  pause(): void {
    if (!this.playing) return;
    clearInterval(this.timer);
    this.timer = undefined;
    this.host.requestUpdate();
  }

  hostDisconnected(): void {
    this.pause();
  }
}
