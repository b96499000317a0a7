// svg/<slug>.svg: widgets that play, as drawings that move by themselves. For places where neither
// scripts nor style sheets are allowed: no class, no id, nothing but shapes, text and <animate>.
// embed/<slug>/picture.svg: every figure as it is found, for places where it cannot come alive.

import { mkdir, writeFile } from 'node:fs/promises';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import type { Element, ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { s } from 'hastscript';
import { html, unsafeStatic } from 'lit/static-html.js';
import { visit } from 'unist-util-visit';
import type { Core, FieldInfo, Slug } from '../../wasm/core.mjs';
import { figureWidth, tagOf, type View, type WidgetView } from '../element/widget-element.ts';
import { wordsOf } from '../element/words.ts';
import { n } from '../marks/number.ts';
import { inline, paper } from './svg-animation-style.ts';

/** How long one state stays, in seconds. */
const pace = 0.5;
/** How many states are still watched, and what a file may weigh: it is pasted as text. */
const most = 32;
const heaviest = 96 * 1024;

type Figure = Pick<WidgetView<Slug>, 'slug' | 'height'>;
type Playable = Figure & { play: string };

/** The widgets that can run by themselves. */
const playable = (widgets: ReadonlyArray<View<Slug>>) =>
  widgets.flatMap((view): Playable[] => {
    const { play } = view as { play?: string };
    return 'height' in view && play ? [{ slug: view.slug, height: view.height, play }] : [];
  });

const xml = (...nodes: ElementContent[]) =>
  toHtml(
    { type: 'root', children: nodes },
    { space: 'svg', closeEmptyElements: true, tightSelfClosing: true },
  );

/** The values of a parameter once round, from where the widget stands at first. */
function round({ low, high }: FieldInfo, first: number, stride: number): number[] {
  const lowest = low + ((first - low) % stride);
  const values = Array.from({ length: Math.floor((high - lowest) / stride) + 1 }, (_, i) => {
    return lowest + i * stride;
  });
  const start = values.indexOf(first);
  return [...values.slice(start), ...values.slice(0, start)];
}

/** A path from point to point, written in small steps: half as long. */
function inSteps(path: string): string {
  if (!/^(?:[ML]-?[\d.]+,-?[\d.]+)+$/.test(path)) return path;
  let [x, y] = [0, 0];
  return path.replace(/([ML])([^ML,]+),([^ML,]+)/g, (_, command: string, right, down) => {
    const step = `${n(Number(right) - x)} ${n(Number(down) - y)}`;
    [x, y] = [Number(right), Number(down)];
    return `${command.toLowerCase()}${step.replace(/\b0\./g, '.').replace(' -', '-')}`;
  });
}

/** The figure as the element itself draws it, dressed for the journey. */
async function drawing(slug: Slug, params: object): Promise<ElementContent[]> {
  const tag = unsafeStatic(tagOf(slug));
  const element = html`<${tag} .params=${params}></${tag}>`;
  const text = await collectResult(render(element));
  const source = text.slice(text.indexOf('<svg'), text.indexOf('</svg>'));
  const [figure] = fromHtml(source, { fragment: true, space: 'svg' }).children as Element[];
  inline(figure);
  visit(figure, 'element', ({ properties }) => {
    if (typeof properties.d === 'string') properties.d = inSteps(properties.d);
  });
  // What all children have from the figure goes with them.
  const { viewBox: _, ...look } = figure.properties;
  return [{ type: 'element', tagName: 'g', properties: look, children: figure.children }];
}

/** Shows each drawing in its time; drawings that are the same are one. */
function inTurn(drawings: ReadonlyArray<ElementContent[]>): Element[] {
  const texts = drawings.map((children) => xml(...children));
  return [...new Set(texts)].flatMap((text) => {
    const children = drawings[texts.indexOf(text)];
    if (children.length === 0) return [];
    const on = texts.map((other) => (other === text ? 1 : 0));
    const changes = [...on.keys()].filter((i) => i === 0 || on[i] !== on[i - 1]);
    const animate = s('animate', {
      attributeName: 'opacity',
      calcMode: 'discrete',
      values: changes.map((i) => on[i]).join(';'),
      keyTimes: changes.map((i) => Number((i / on.length).toFixed(4))).join(';'),
      dur: `${on.length * pace}s`,
      repeatCount: 'indefinite',
    });
    // Where nothing moves, the first drawing is the picture.
    return [s('g', on[0] === 1 ? {} : { opacity: 0 }, [animate, ...children])];
  });
}

const same = (nodes: ElementContent[]) => nodes.every((node) => xml(node) === xml(nodes[0]));

/** Groups that differ only inside, as one group; nothing if they have nothing in common there. */
function inside(groups: ElementContent[]): Element | undefined {
  const [first] = groups;
  if (first.type !== 'element' || first.tagName !== 'g') return undefined;
  if (!same(groups.map((group) => ({ ...(group as Element), children: [] })))) return undefined;
  const children = merge(groups.map((group) => (group as Element).children));
  return children.every(inTime) ? undefined : { ...first, children };
}

/** Whether something is shown only in its time. */
const inTime = (node: ElementContent) =>
  node.type === 'element' &&
  node.children.some((child) => child.type === 'element' && child.tagName === 'animate');

/** One drawing of many: what they share stands once, what differs is shown in turn. */
function merge(drawings: ReadonlyArray<ElementContent[]>): ElementContent[] {
  const shortest = Math.min(...drawings.map(({ length }) => length));
  const column = (i: number) => drawings.map((children) => children.at(i) as ElementContent);
  const uneven = drawings.some(({ length }) => length !== shortest);

  let head = 0;
  while (head < shortest && (!uneven || same(column(head)))) head++;
  const merged: ElementContent[] = [];
  // Neighbours that differ are shown together.
  let open: ElementContent[][] | undefined;
  const close = () => {
    if (open) merged.push(...inTurn(open));
    open = undefined;
  };
  const add = (nodes: ElementContent[]) => {
    const shared = same(nodes) ? nodes[0] : inside(nodes);
    if (shared) {
      close();
      merged.push(shared);
    } else {
      open ??= drawings.map(() => []);
      for (const [i, node] of nodes.entries()) open[i].push(node);
    }
  };
  for (let i = 0; i < head; i++) add(column(i));
  if (uneven) {
    // They begin and end alike; between, some have more than others.
    const rest = shortest - head;
    open = drawings.map((children, i) => [
      ...(open?.[i] ?? []),
      ...children.slice(head, children.length - rest),
    ]);
    for (let i = -rest; i < 0; i++) add(column(i));
  }
  close();
  return merged;
}

/** A drawing as a file; without a size of its own it is as wide as its place. */
function file({ slug, height }: Figure, children: ElementContent[], size: object = {}): string {
  const viewBox = `0 0 ${figureWidth} ${height}`;
  const figure = s('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox, ...size }, [
    s('title', wordsOf(slug).name),
    s('rect', { width: figureWidth, height, fill: paper }),
    ...children,
  ]);
  return `${xml(figure)}\n`;
}

/** The drawing of so many states, or nothing if it is too long or too heavy. */
async function animation(core: Core, view: Playable, stride: number): Promise<string> {
  const { slug, play } = view;
  const field = core.fields(slug).find(({ name }) => name === play) as FieldInfo;
  const first = (core.read(slug).params as Record<string, number>)[play];
  const states = round(field, first, stride);
  if (states.length > most) return '';
  const drawings = await Promise.all(states.map((value) => drawing(slug, { [play]: value })));
  const text = file(view, merge(drawings));
  return Buffer.byteLength(text) > heaviest ? '' : text;
}

/** Writes the drawings, with as many states as their weight allows, and says of which widgets. */
export async function writeAnimations(
  folder: string,
  core: Core,
  widgets: ReadonlyArray<View<Slug>>,
): Promise<Slug[]> {
  await mkdir(`${folder}/svg`, { recursive: true });
  const moving = playable(widgets);
  for (const view of moving) {
    let text = '';
    for (let stride = 1; text === ''; stride++) text = await animation(core, view, stride);
    await writeFile(`${folder}/svg/${view.slug}.svg`, text);
  }
  return moving.map(({ slug }) => slug);
}

/** Writes the pictures. */
export async function writePictures(
  folder: string,
  widgets: ReadonlyArray<View<Slug>>,
): Promise<void> {
  for (const view of widgets) {
    if (!('height' in view)) continue;
    const { slug, height } = view;
    const text = file(view, await drawing(slug, {}), { width: figureWidth, height });
    await writeFile(`${folder}/embed/${slug}/picture.svg`, text);
  }
}
