// The small language in which words name numbers: {{add-position.norm | .2f}}.
//
//   widget.field            a parameter or a field of the reading, in the widget's current state
//   widget(a=1, b=2).field  the same in a state of its own; the other parameters take defaults
//   field[2][index]         an entry of an array, by number or by the value of another field
//   … | .2f                 how to print it, as d3-format has it: [,][.digits][~][type], or with 万
//
// In the words of a widget its own slug is left out.

import { format } from 'd3-format';

export interface Expression {
  /** undefined: the widget whose words these are. */
  slug: string | undefined;
  /** undefined: the widget's current state. */
  state: Record<string, number | boolean> | undefined;
  field: string;
  indices: ReadonlyArray<string>;
  format: string | undefined;
}

/** Fields by name: the reading's before the parameters'. */
export type Scope = Readonly<Record<string, unknown>>;

const grammar =
  /^(?:([a-z][a-z0-9-]*)(?:\(([^()]*)\))?\.)?([a-zA-Z]\w*)((?:\[(?:\d+|[a-zA-Z]\w*)\])*)(?:\s*\|\s*(\S+))?$/;
const assigned = /^\s*([a-zA-Z]\w*)\s*=\s*(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|true|false)\s*$/;
/** No width, which may be millions of spaces; no type that is not decimal; no sign of a zero. */
const printed = /^,?(?:\.\d{1,2})?~?(?:[%p]|[defgrs]?万?)$/;

/** Content is read, and its formats are made, once each: a widget is drawn many times a second. */
function once<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    let value = made.get(text);
    if (value === undefined) {
      value = make(text);
      made.set(text, value);
    }
    return value;
  };
}

function parseState(source: string, whole: string): Expression['state'] {
  const state: Record<string, number | boolean> = {};
  for (const assignment of source.split(',')) {
    const match = assigned.exec(assignment);
    if (!match)
      throw new SyntaxError(`“${whole}”: “${assignment}” is not name=number or name=true`);
    const [, name, value] = match;
    if (Object.hasOwn(state, name)) throw new SyntaxError(`“${whole}” names “${name}” twice`);
    state[name] = value === 'true' || value === 'false' ? value === 'true' : Number(value);
  }
  return state;
}

export function parseExpression(source: string): Expression {
  const match = grammar.exec(source.trim());
  if (!match) {
    throw new SyntaxError(`“${source}” is not of the form widget(state).field[index] | format`);
  }
  const [, slug, state, field, indices, spec] = match;
  if (spec !== undefined && !printed.test(spec)) {
    throw new SyntaxError(`“${source}”: “${spec}” is not of the form ,.2~f`);
  }
  return {
    slug,
    state: state === undefined ? undefined : parseState(state, source),
    field,
    indices: indices.match(/\w+/g) ?? [],
    format: spec,
  };
}

/** The number or flag that an expression names. */
export function lookUp(expression: Expression, scope: Scope): unknown {
  const get = (name: string) => {
    if (!Object.hasOwn(scope, name)) {
      throw new ReferenceError(`no field “${name}”, there are: ${Object.keys(scope).join(', ')}`);
    }
    return scope[name];
  };
  let value = get(expression.field);
  for (const index of expression.indices) {
    const key = /^\d/.test(index) ? Number(index) : get(index);
    if (!Number.isInteger(key) || !Object.hasOwn(Object(value), key as number)) {
      throw new RangeError(`“${expression.field}” has no entry ${key}`);
    }
    value = (value as ArrayLike<unknown>)[key as number];
  }
  if (typeof value === 'object') throw new RangeError(`“${expression.field}” needs an [index]`);
  return value;
}

const printer = once(format);

/** A number as readers see it: never "-0.00" or "NaN", but "0.00" and "–". */
export function formatNumber(value: unknown, spec = ''): string {
  if (typeof value === 'boolean') return String(value);
  if (typeof value !== 'number' || !Number.isFinite(value)) return '–';
  // Large amounts in Chinese are counted in ten thousands, and from 10⁸ in hundred millions.
  if (spec.endsWith('万') && value !== 0) {
    const [unit, name] = Math.abs(value) < 1e8 ? [1e4, '万'] : [1e8, '亿'];
    return `${printer(spec.slice(0, -1))(value / unit)} ${name}`;
  }
  return printer(spec === '' ? '.12~r' : spec.replace('万', ''))(value + 0);
}

const parsed = once(parseExpression);

export function evaluate(source: string, scope: Scope): string {
  const expression = parsed(source);
  return formatNumber(lookUp(expression, scope), expression.format);
}

/** The parts of a text: in even places what stays, in odd ones what stood in {{…}}. */
export function split(text: string): string[] {
  const [before, ...others] = text.split('{{');
  const parts = others.map((part) => {
    const end = part.indexOf('}}');
    if (end < 0) throw new SyntaxError(`“${text}”: {{ has no }}`);
    return [part.slice(0, end), part.slice(end + 2)];
  });
  return [before, ...parts.flat()];
}

const parts = once(split);

/** Replaces every {{expression}} of a text. */
export function fill(text: string, scope: Scope): string {
  return parts(text)
    .map((part, i) => (i % 2 === 0 ? part : evaluate(part, scope)))
    .join('');
}
