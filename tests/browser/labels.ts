// Whether the labels of a figure can be read, and what they stand beside.

declare global {
  interface Window {
    clashes: typeof clashes;
  }
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
/** A straight piece of a line. */
type Piece = [x: number, y: number, toX: number, toY: number];

/**
 * The labels of a figure that leave it, or that lie on each other or on a mark that a reader needs.
 * Runs in the page and therefore refers to nothing outside itself.
 */
export function clashes(figure: SVGSVGElement): string[] {
  /** Letters fill about half of the height of their line, and may touch each other by so many pixels. */
  const [filled, touch] = [0.56, 2];
  /** What lies behind: lines to count by, faint grounds, and places to press that are not seen. */
  const ground =
    '.ground, .axis path, .axis.grid, .zero, .dial, .hatch, .bows:not(.chosen), .reach, .halo, .area, .frame, .turn, .past, .block:not(.strong)';
  /** What may pass behind letters that have a rim of paper, if they are painted after it. */
  const thin = '.curve, .cut, .leader, .rise, .dots.faint';

  const overlap = (one: Box, other: Box) =>
    Math.min(
      one.right - other.left,
      other.right - one.left,
      one.bottom - other.top,
      other.bottom - one.top,
    );
  const grown = ({ left, right, top, bottom }: Box, x: number, y = x): Box => ({
    left: left - x,
    right: right + x,
    top: top - y,
    bottom: bottom + y,
  });
  /** Whether a stroke of that width, cut off at its ends, comes into a box; one of no length is a dot. */
  const enters = ([x, y, toX, toY]: Piece, width: number, box: Box) => {
    const [dx, dy] = [toX - x, toY - y];
    const length = Math.hypot(dx, dy);
    if (length === 0) {
      const away = [
        Math.max(box.left - x, x - box.right, 0),
        Math.max(box.top - y, y - box.bottom, 0),
      ];
      return Math.hypot(...away) < width / 2;
    }
    const half = width / 2 / length;
    const { left, right, top, bottom } = grown(box, half * Math.abs(dy), half * Math.abs(dx));
    // Liang and Barsky: which share of the line is between the sides, and which between top and foot.
    const [a, b, c, d] = [(left - x) / dx, (right - x) / dx, (top - y) / dy, (bottom - y) / dy];
    return (
      Math.max(0, Math.min(a, b), Math.min(c, d)) < Math.min(1, Math.max(a, b), Math.max(c, d))
    );
  };

  /** A path's pieces in its own units. */
  const flattened = (path: SVGPathElement): Piece[] => {
    const d = path.getAttribute('d')!;
    if (/[ac]/i.test(d)) {
      const count = Math.ceil(path.getTotalLength() / 4);
      const points = Array.from({ length: count + 1 }, (_, i) =>
        path.getPointAtLength((path.getTotalLength() * i) / count),
      );
      return points.slice(1).map(({ x, y }, i) => [points[i].x, points[i].y, x, y]);
    }
    const pieces: Piece[] = [];
    let [x, y, startX, startY] = [0, 0, 0, 0];
    for (const [, command, text] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
      const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
      const kind = command.toLowerCase();
      const [fromX, fromY] = command === kind ? [x, y] : [0, 0];
      const from = [x, y] as const;
      if (kind === 'z') [x, y] = [startX, startY];
      else if (kind === 'h') x = fromX + numbers[0];
      else if (kind === 'v') y = fromY + numbers[0];
      else [x, y] = [fromX + numbers[0], fromY + numbers[1]];
      if (kind === 'm') [startX, startY] = [x, y];
      else pieces.push([...from, x, y]);
    }
    return pieces;
  };
  /** A mark's pieces on the screen, and how wide they are. */
  const drawn = (mark: SVGGeometryElement): { pieces: Piece[]; width: number } => {
    if (mark instanceof SVGRectElement) {
      const { left, right, top, bottom } = mark.getBoundingClientRect();
      const pieces: Piece[] = [
        [left, top, right, top],
        [left, bottom, right, bottom],
        [left, top, left, bottom],
        [right, top, right, bottom],
      ];
      return { pieces, width: 0 };
    }
    // Marks are moved and scaled, never turned.
    const { a: scale, e, f } = mark.getScreenCTM()!;
    const there = ([x, y, toX, toY]: Piece): Piece => [
      scale * x + e,
      scale * y + f,
      scale * toX + e,
      scale * toY + f,
    ];
    const { stroke, strokeWidth, vectorEffect } = getComputedStyle(mark);
    const units = vectorEffect === 'none' ? scale : 1;
    const width = stroke === 'none' ? 0 : Number.parseFloat(strokeWidth) * units;
    if (mark instanceof SVGCircleElement) {
      const [x, y, r] = [mark.cx, mark.cy, mark.r].map(({ baseVal }) => baseVal.value);
      return { pieces: [there([x, y, x, y])], width: width + 2 * r * scale };
    }
    return { pieces: flattened(mark as SVGPathElement).map(there), width };
  };

  // A text whose pieces have places of their own is as many labels.
  const each = 'text:not(:has(tspan[x])), tspan[x]';
  const labels = Array.from(figure.querySelectorAll<SVGTextContentElement>(each), (text) => {
    const box = text.getBoundingClientRect();
    const letters = grown(box, 0, (-box.height * (1 - filled)) / 2);
    return { text, words: text.textContent!.trim(), letters };
  }).filter(({ words }) => words !== '');
  const marks = Array.from(
    figure.querySelectorAll<SVGGeometryElement>('path, circle, rect'),
    (mark) => ({ mark, box: mark.getBoundingClientRect() }),
  ).filter(({ mark }) => !mark.matches(ground));
  const edge = grown(figure.getBoundingClientRect(), touch);

  return labels.flatMap(({ text, words, letters }, nth) => {
    const outside =
      letters.left < edge.left ||
      letters.right > edge.right ||
      letters.top < edge.top ||
      letters.bottom > edge.bottom;
    const others = labels
      .slice(nth + 1)
      .filter((other) => overlap(letters, other.letters) > touch)
      .map((other) => `“${other.words}”`);
    const covered = marks
      .filter(({ mark, box }) => {
        if (overlap(letters, box) < 0) return false;
        const above = mark.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING;
        if (text.closest('.halo-text') && above && mark.matches(thin)) return false;
        const { pieces, width } = drawn(mark);
        return pieces.some((piece) => enters(piece, width, letters));
      })
      .map(({ mark }) => `a ${mark.localName} .${mark.classList.value.split(' ').join('.')}`);
    return [
      ...(outside ? [`“${words}” leaves the figure`] : []),
      ...[...others, ...covered].map((what) => `“${words}” on ${what}`),
    ];
  });
}
