// The look of a figure without its style sheets: what they say, as presentation attributes.

import type { Element, ElementContent } from 'hast';
import { selectAll } from 'hast-util-select';
import postcss from 'postcss';
import { inherited, untouchable } from '../element/export.ts';
import { n } from '../marks/number.ts';
import tokens from '../styles/tokens.css?raw';
import sheet from '../styles/widget.css?raw';
import { paperOf } from './parts.ts';

/** What children do not have from their parents. */
const own = ['opacity', 'text-decoration'];

type Values = Record<string, string>;

interface Rule {
  selector: string;
  values: Values;
  weight: number;
}

/** Classes weigh more than names; the later of two equals wins. No selector here has an id. */
function weigh(selector: string, order: number): number {
  const classes = selector.match(/[.[]/g)?.length ?? 0;
  const names = selector.match(/(^|\s)[a-z]/g)?.length ?? 0;
  return classes * 1e6 + names * 1e5 + order;
}

/** The rules that hold anywhere and for a figure that nobody touches, the weaker first. */
const rules: ReadonlyArray<Rule> = postcss
  .parse(tokens + sheet)
  .nodes.flatMap((node) => {
    if (node.type !== 'rule') return [];
    const declarations = node.nodes.filter((child) => child.type === 'decl');
    const values = Object.fromEntries(declarations.map(({ prop, value }) => [prop, value]));
    return node.selectors.map((selector) => ({ selector, values }));
  })
  .filter(({ selector }) => !selector.includes(':'))
  .map((rule, order) => ({ ...rule, weight: weigh(rule.selector, order) }))
  .sort((a, b) => a.weight - b.weight);

/** A value with its variables filled in, as the light palette has it. */
function resolve(value: string, variables: Values): string {
  const filled = value.replace(
    /var\((--[\w-]+)(?:, (.+))?\)/g,
    (_, name: string, other = '') => variables[name] ?? resolve(other, variables),
  );
  return filled
    .replace(/light-dark\((.+?), .+?\)/g, '$1')
    .replace(
      /calc\(([\d.]+)(?:px)? \* ([\d.]+)(?:px)?\)/g,
      (_, a, b) => `${Number(a) * Number(b)}px`,
    );
}

/** Lengths in pixels are units of the figure. */
function attributesOf(name: string, value: string, parent: Values): Values {
  const mixed = /^color-mix\(in srgb, (\S+) (\d+)%, transparent\)$/.exec(value);
  if (mixed) return { [name]: mixed[1], [`${name}-opacity`]: String(Number(mixed[2]) / 100) };
  if (value === 'transparent') return { [name]: 'none' };
  if (value.endsWith('em'))
    return { [name]: String(n(Number.parseFloat(value) * Number(parent[name]))) };
  // Without @font-face; and in an attribute, which has double quotes itself.
  if (name === 'font-family')
    return {
      [name]: value.replace('"Han punctuation", ', '').replace(/\s+/g, ' ').replaceAll('"', ''),
    };
  return { [name]: value.replace(/px$/, '') };
}

const letters = (name: string) => name.replaceAll('-', '').toLowerCase();

function setAttributes(element: Element, attributes: Values): void {
  for (const [name, value] of Object.entries(attributes)) {
    for (const key of Object.keys(element.properties))
      if (letters(key) === letters(name)) delete element.properties[key];
    element.properties[name] = value;
  }
}

const visible = (node: ElementContent) =>
  node.type === 'text'
    ? node.value.trim() !== ''
    : node.type === 'element' &&
      !untouchable.some((name) => [node.properties.className].flat().includes(name));

/** Gives every mark of a figure its look as attributes, and takes away all that is not to be seen. */
export function inline(figure: Element): void {
  const frame: Element = {
    type: 'element',
    tagName: 'figure',
    properties: { className: ['widget'] },
    children: [figure],
  };
  const declared = new Map<Element, Values>();
  for (const { selector, values } of rules) {
    for (const element of selectAll(selector, frame))
      declared.set(element, { ...declared.get(element), ...values });
  }

  const walk = (element: Element, parent: Values, around: Values): void => {
    const said = declared.get(element) ?? {};
    const variables = { ...around };
    for (const [name, value] of Object.entries(said)) {
      if (value === 'initial') delete variables[name];
      else if (name.startsWith('--')) variables[name] = resolve(value, variables);
    }
    const looks = { ...parent };
    for (const name of [...inherited, ...own]) {
      if (said[name] === undefined) continue;
      const found = attributesOf(name, resolve(said[name], variables), parent);
      const news = Object.entries(found).filter(([key, value]) => parent[key] !== value);
      setAttributes(element, Object.fromEntries(news));
      if (inherited.includes(name)) Object.assign(looks, found);
    }
    element.children = element.children.filter(visible);
    for (const child of element.children)
      if (child.type === 'element') walk(child, looks, variables);
    for (const key of Object.keys(element.properties))
      if (/^(className|role|aria|data)/.test(key)) delete element.properties[key];
  };
  walk(frame, {}, {});
  // The frame is left behind; what the figure had from it, it has itself.
  setAttributes(figure, { 'font-family': String(frame.properties['font-family']) });
}

/** The paper that figures are drawn on. */
export const paper = paperOf(tokens).light;
