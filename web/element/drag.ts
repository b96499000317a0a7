// One drag of one mark by one pointer, from press to whatever ends it.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far apart the specks are, in units of the figure. */
const span = 100;

/**
 * Finds pointers in the units of a figure, however what is around it is scrolled, zoomed, scaled,
 * turned or mirrored: three specks in the drawing tell where its axes are on the screen. They are
 * foreign objects, the only ones whose box WebKit does not divide by CSS zoom. getScreenCTM() knows
 * nothing of zoom in Firefox and of transforms in WebKit.
 */
class Finder {
  private readonly specks: SVGElement[];

  constructor(svg: SVGSVGElement) {
    this.specks = [
      [0, 0],
      [span, 0],
      [0, span],
    ].map(([x, y]) => {
      const speck = document.createElementNS('http://www.w3.org/2000/svg', 'foreignObject');
      // Around its place: the middle of its box is where it is, whatever the transform.
      const box = { x: x - 0.5, y: y - 0.5, width: 1, height: 1 };
      for (const [name, value] of Object.entries(box)) speck.setAttribute(name, String(value));
      return svg.appendChild(speck);
    });
  }

  find({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const [home, right, down] = this.specks.map((speck) => {
      const { x, y, width, height } = speck.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    const axes = [right.x - home.x, right.y - home.y, down.x - home.x, down.y - home.y];
    const { x, y } = new DOMMatrix([...axes, home.x, home.y])
      .inverse()
      .transformPoint({ x: clientX, y: clientY });
    return { x: x * span, y: y * span };
  }

  remove(): void {
    for (const speck of this.specks) speck.remove();
  }
}

const keepFocus = (event: Event) => event.preventDefault();

/**
 * Follows a press on a mark. `move` gets where the mark should be: the pointer's place less the
 * distance at which it took hold of the mark, so that nothing jumps. Ends once, on release, cancel,
 * lost capture, a second finger, or when the page goes away.
 */
export function followDrag(
  press: PointerEvent,
  mark: Point | undefined,
  move: (point: Point) => void,
  end: () => void,
): void {
  const target = press.currentTarget as SVGElement;
  const svg = target.ownerSVGElement;
  if (!svg || !press.isPrimary || press.button !== 0) return;
  // What has the focus keeps it; the page around still hears of the press.
  target.addEventListener('mousedown', keepFocus, { once: true });
  const finder = new Finder(svg);
  const grip = finder.find(press);
  const offset = mark ? { x: mark.x - grip.x, y: mark.y - grip.y } : { x: 0, y: 0 };
  const stop = new AbortController();
  const finish = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    finder.remove();
    end();
  };
  const own = (listener: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === press.pointerId) listener(event);
  };
  const follow = (event: PointerEvent) => {
    const point = finder.find(event);
    move({ x: point.x + offset.x, y: point.y + offset.y });
  };
  const { signal } = stop;
  target.setPointerCapture(press.pointerId);
  target.addEventListener('pointermove', own(follow), { signal });
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
    target.addEventListener(type, own(finish), { signal });
  }
  const other = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) finish();
  };
  window.addEventListener('pointerdown', other, { signal, capture: true });
  window.addEventListener('blur', finish, { signal });
  document.addEventListener('visibilitychange', finish, { signal });
  follow(press);
}

/** A pointer so near to the centre has no direction. */
const deadCentre = 3;

/**
 * Follows a pointer round a centre: from points to an angle in radians, anticlockwise, that counts
 * full turns instead of jumping back at a seam. Starts at `angle` wherever the first point is, so
 * that nothing jumps, and stays within `range`.
 */
export function turning(
  centre: Point,
  angle: number,
  [low, high]: readonly [number, number],
): (point: Point) => number {
  let total = angle;
  let last: number | undefined;
  return ({ x, y }) => {
    const [right, up] = [x - centre.x, centre.y - y];
    if (Math.hypot(right, up) < deadCentre) return total;
    const now = Math.atan2(up, right);
    const turned = now - (last ?? now);
    const wrapped = turned - 2 * Math.PI * Math.round(turned / (2 * Math.PI));
    total = Math.min(high, Math.max(low, total + wrapped));
    last = now;
    return total;
  };
}
