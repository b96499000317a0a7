// A widget's current state, to take away: figure and numbers as files.

const svgNamespace = 'http://www.w3.org/2000/svg';

/** What makes a drawing look as it does, as presentation attributes; these children inherit. */
export const inherited = [
  'fill',
  'fill-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'paint-order',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
];
const looks = [...inherited, 'opacity', 'text-anchor', 'text-decoration', 'vector-effect'];
/** Marks that nobody is to see, by class. */
export const untouchable = ['ground', 'reach', 'halo', 'area', 'hint'];
/** On the root, from which the others inherit. */
const defaults: Record<string, string> = { opacity: '1', 'vector-effect': 'none' };

/** A drawing that needs nothing beside itself: no style sheet, no class, no script. */
export function svgOf(figure: SVGSVGElement): string {
  const copy = figure.cloneNode(true) as SVGSVGElement;
  const originals = [figure, ...figure.querySelectorAll<SVGElement>('*')];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  originals.forEach((original, i) => {
    const style = getComputedStyle(original);
    const parent =
      original === figure ? undefined : getComputedStyle(original.parentElement ?? figure);
    for (const look of looks) {
      const value = style.getPropertyValue(look);
      const inherited = defaults[look] ?? parent?.getPropertyValue(look);
      if (value !== inherited) copies[i].setAttribute(look, value);
    }
    for (const name of copies[i].getAttributeNames()) {
      if (/^(class|style|data-.*|role|aria-.*)$/.test(name)) copies[i].removeAttribute(name);
    }
  });
  const unseen = untouchable.map((name) => `.${name}`).join();
  for (const mark of originals.keys()) {
    if (originals[mark].matches(unseen)) copies[mark].remove();
  }
  const comments = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) (comment as Comment).remove();
  const { width, height } = figure.getBoundingClientRect();
  const box = figure.viewBox.baseVal;
  copy.setAttribute('width', String(Math.round(width)));
  copy.setAttribute('height', String(Math.round(height)));
  const paper = document.createElementNS(svgNamespace, 'rect');
  for (const name of ['x', 'y', 'width', 'height'] as const) {
    paper.setAttribute(name, String(box[name]));
  }
  paper.setAttribute('fill', getComputedStyle(figure).outlineColor);
  copy.prepend(paper);
  const title = document.createElementNS(svgNamespace, 'title');
  title.textContent = figure.getAttribute('aria-label');
  copy.prepend(title);
  return new XMLSerializer().serializeToString(copy);
}

/** The same as pixels, twice as fine as the screen's. */
export async function pngOf(figure: SVGSVGElement): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgOf(figure))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = 2 * image.width;
  canvas.height = 2 * image.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no PNG'))), 'image/png');
  });
}

/** Every number of a state, in full, one a line: field, row, column, value. */
export function csvOf(...records: ReadonlyArray<object>): string {
  const lines = ['field,row,column,value'];
  const add = (field: string, value: unknown, ...place: number[]) => {
    if (typeof value === 'object' && value !== null) {
      Array.from(value as ArrayLike<unknown>).forEach((entry, i) => {
        add(field, entry, ...place, i);
      });
    } else {
      lines.push([field, ...[place[0] ?? '', place[1] ?? ''], value].join(','));
    }
  };
  for (const [field, value] of records.flatMap((record) => Object.entries(record))) {
    add(field, value);
  }
  return `${lines.join('\n')}\n`;
}

/** Offers bytes as a file. */
export function download(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
