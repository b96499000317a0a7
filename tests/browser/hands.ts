// What the laws of all widgets share inside the page: hands that set, eyes that read.

import type { Keyboard, Locator, Mouse, Page } from '@playwright/test';
import type { FieldInfo } from '../../wasm/core.d.mts';
import { open } from './support.ts';

/** As much of a page as every engine offers: Playwright's page, or what webkit.ts makes of a session. */
export interface Reader extends Pick<Page, 'evaluate'> {
  goto(url: string): Promise<unknown>;
  mouse: Pick<Mouse, 'move' | 'down' | 'up'>;
  keyboard: Pick<Keyboard, 'press'>;
  /** The page itself and what it shows in frames; one is enough. */
  frames(): Array<Pick<Page, 'evaluate'>>;
}

export interface Place {
  x: number;
  y: number;
}

type State = Record<string, number | boolean>;

type Widget = HTMLElement & {
  hasUpdated: boolean;
  isUpdatePending: boolean;
  params: State;
  reading: Record<string, unknown>;
  readonly state: string;
  readonly updateComplete: Promise<boolean>;
  set(params: State): void;
  setState(text: string): void;
  light(role: string | undefined): void;
  reset(): void;
};

const grabbable = '.handle, .token, .both, .wheel, .cells-row';

/** Runs in the page and therefore refers to nothing outside itself. */
function makeHands(grabbable: string) {
  const widgets = (within: ParentNode = document) =>
    [...within.querySelectorAll<Widget>('*')].filter((e) => e.localName.startsWith('pe-'));
  const find = (slug: string) => widgets().find((e) => e.localName === `pe-${slug}`)!;
  const root = (e: Element) => e.shadowRoot!;
  const all = <E extends Element = HTMLElement>(e: Element, selector: string) => [
    ...root(e).querySelectorAll<E>(selector),
  ];
  const sliders = (e: Element) => all<HTMLInputElement>(e, 'input[type=range]');
  /** All first sliders, then all second ones: the widgets of a round do not disturb each other. */
  const everySlider = () =>
    [0, 1, 2, 3].map((nth) =>
      widgets().flatMap((e) =>
        sliders(e)
          .slice(nth, nth + 1)
          .map((input) => {
            const attribute = input.name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
            return { e, input, attribute, name: `${e.localName} ${attribute}` };
          }),
      ),
    );
  const fields = (e: Widget) => {
    const { core } = e.constructor as unknown as { core: { fields(slug: string): FieldInfo[] } };
    return core.fields(e.localName.slice('pe-'.length));
  };
  /** Allowed states, the same in every run: from all over their range, and often at an end of it. */
  const randomStates = (e: Widget, count: number): State[] => {
    // Lehmer's generator, from a seed that the name gives.
    let seed = [...e.localName].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 1) % 65521;
    const random = () => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647;
    };
    const value = ({ kind, low, high, logarithmic }: FieldInfo) => {
      const share = Math.min(1, Math.max(0, 1.2 * random() - 0.1));
      if (kind === 'flag') return share < 0.5;
      const between = logarithmic ? low * (high / low) ** share : low + (high - low) * share;
      return Math.min(high, kind === 'whole' ? Math.round(between) : between);
    };
    return Array.from({ length: count }, () =>
      Object.fromEntries(fields(e).map((field) => [field.name, value(field)])),
    );
  };
  const asText = (state: State) =>
    new URLSearchParams(
      Object.entries(state).map(([name, value]) => [name, `${value}`]),
    ).toString();
  const readouts = (e: Element) => all(e, '.readouts dd').map((dd) => dd.textContent!.trim());
  /** Data that leaves the page; an array of a frame is no instance of the page's Float64Array. */
  const plain = <T>(value: T): T =>
    value &&
    JSON.parse(
      JSON.stringify(value, (_, v) => (ArrayBuffer.isView(v) ? Array.from(v as Float64Array) : v)),
    );
  /** Where a widget stands, and what it says. */
  const account = (e: Widget) => ({
    slug: e.localName.slice('pe-'.length),
    params: e.params,
    reading: plain(e.reading),
    summary: root(e).querySelector('.figure')?.ariaLabel ?? undefined,
    readouts: readouts(e),
  });

  /** One frame to draw what was asked for, and the beginning of the next to see it. */
  const frames = async (count = 2) => {
    for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
  };
  /** Brings every widget near the window, so that it comes alive, dressed, and in its initial state. */
  const everyAlive = async () => {
    for (const e of widgets()) {
      // Those that come alive above it push it away.
      while (!e.matches(':defined') || !e.shadowRoot?.querySelector('link')?.sheet) {
        e.scrollIntoView({ block: 'center', behavior: 'instant' });
        await frames();
      }
      e.reset();
    }
    await frames();
  };
  const slide = (input: HTMLInputElement, value: number | string) => {
    input.value = String(value);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  };
  /** Where the controls stand and what the numbers say. */
  const state = (e: Element) =>
    JSON.stringify([
      all<HTMLInputElement>(e, 'input').map((i) => (i.type === 'range' ? i.value : i.checked)),
      readouts(e),
    ]);
  /** The drawing as text: elements and attributes in order, without traces of being watched. */
  const picture = (e: Element) => {
    const seen = (part: Element): string => {
      const attributes = [...part.attributes].map(({ name, value }) =>
        name === 'class'
          ? `class=${value.split(/\s+/).filter((c) => !['seen', 'lit', 'active', ''].includes(c))}`
          : `${name}=${value}`,
      );
      const inside = [...part.childNodes].map((node) =>
        node instanceof Element ? seen(node) : node instanceof Text ? node.data.trim() : '',
      );
      return `<${part.localName} ${attributes.sort().join(' ')}>${inside.join('')}`;
    };
    return seen(root(e).querySelector('.figure, table')!);
  };
  /** Everything that is said in words: text, accessible names and values. */
  const words = (e: Element) =>
    all<Element>(e, '.widget, .widget *')
      .flatMap((part) => [
        part.getAttribute('aria-label'),
        part.getAttribute('aria-valuetext'),
        part.childElementCount === 0 ? part.textContent : null,
      ])
      .filter((text) => text !== null)
      .join('\n');
  const marks = (e: Element) => all<SVGGElement>(e, grabbable);
  const centre = (e: Element) => {
    const { x, y, width, height } = e.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  /** A place on a mark that no other mark covers, off its centre if it goes round that. */
  const grip = async (slug: string, index: number) => {
    const e = find(slug);
    const mark = marks(e)[index];
    // A section that rested out of sight is laid out when it comes into sight.
    for (let place: number | undefined; place !== scrollY; await frames()) {
      place = scrollY;
      mark.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    const { x, y, width, height } = mark.getBoundingClientRect();
    const shares = mark.matches('.wheel')
      ? [[0.8, 0.4]]
      : [0.5, 0.3, 0.7, 0.2, 0.8].flatMap((a) => [0.5, 0.3, 0.7].map((b) => [a, b]));
    return shares
      .map(([a, b]) => ({ x: x + a * width, y: y + b * height }))
      .find((p) => (root(e).elementFromPoint(p.x, p.y) as Element)?.closest(grabbable) === mark);
  };
  /** What there is to see of a mark, in the frame after next. */
  const look = async (slug: string, index: number) => {
    await frames();
    const e = find(slug);
    const mark = marks(e)[index];
    const input = sliders(e).find(({ name }) => name === mark.dataset.param);
    return {
      state: state(e),
      knob: centre(mark.querySelector('.knob') ?? mark),
      atEnd: input !== undefined && [input.min, input.max].includes(input.value),
    };
  };
  /** All marks that can be grabbed. */
  const everyMark = () =>
    widgets().flatMap((e) =>
      marks(e).map((mark, index) => ({
        slug: e.localName.slice(3),
        index,
        name: `${e.localName} .${[...mark.classList].join('.')} #${index}`,
        kind: mark.classList[0],
        alongX: mark.matches('.handle.along-x'),
        round: mark.matches('.wheel, .handle.along-both'),
      })),
    );
  return {
    grabbable,
    widgets,
    find,
    root,
    all,
    sliders,
    everySlider,
    randomStates,
    asText,
    readouts,
    account,
    frames,
    everyAlive,
    slide,
    state,
    picture,
    words,
    marks,
    centre,
    grip,
    look,
    everyMark,
  };
}

declare global {
  interface Window {
    pe: ReturnType<typeof makeHands>;
  }
}

const hands = `void (window.pe = (${makeHands})(${JSON.stringify(grabbable)}))`;

/** Puts hands into the page that is open. */
export async function giveHands(page: Reader): Promise<void> {
  await page.evaluate(hands);
}

/** Every page that is opened from now on has hands in it, and every frame. */
export const bringHands = (page: Page) => page.addInitScript(hands);

/** Opens the article with hands in it. */
export async function openWithHands(page: Page, path?: string): Promise<void> {
  await open(page, path);
  await giveHands(page);
}

export type Account = ReturnType<Window['pe']['account']>;
export type Mark = ReturnType<Window['pe']['everyMark']>[number];

export const everyMark = (page: Reader) => page.evaluate(() => window.pe.everyMark());
/** One mark of each widget. */
export const firstMarks = async (page: Reader) =>
  (await everyMark(page)).filter(({ slug }, nth, all) => slug !== all[nth - 1]?.slug);
export const look = (page: Reader, { slug, index }: Mark) =>
  page.evaluate(([s, i]) => window.pe.look(s, i), [slug, index] as const);

export const markOf = (page: Page, { slug, index }: Mark): Locator =>
  page.locator(`pe-${slug}`).locator(grabbable).nth(index);

/** Brings a mark into view, and says where it can be grabbed. */
export async function gripOf(page: Reader, { slug, index, name }: Mark): Promise<Place> {
  const place = await page.evaluate(([s, i]) => window.pe.grip(s, i), [slug, index] as const);
  if (!place) throw new Error(`${name}: no place to press that other marks leave free`);
  return place;
}

/** Presses on a mark, and says where. */
export async function press(page: Reader, mark: Mark): Promise<Place> {
  const place = await gripOf(page, mark);
  await page.mouse.move(place.x, place.y);
  await page.mouse.down();
  return place;
}

/** The widget as the reader found it. */
export const reset = (page: Reader, { slug }: { slug: string }) =>
  page.evaluate(async (s) => {
    window.pe.find(s).reset();
    await window.pe.frames();
  }, slug);
