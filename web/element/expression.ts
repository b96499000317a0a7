// Words that name numbers, {{add-position.norm | .2f}}, told in the state of a widget. The core
// takes them apart (core/text/expression.h).

import { format } from 'd3-format';
import type { Core, Expression } from '../../wasm/core.mjs';

/** Fields by name: the reading's before the parameters'. */
export type Scope = Readonly<Record<string, unknown>>;

/** What takes words apart. */
type Parser = Pick<Core, 'parseExpression' | 'splitText'>;

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

const printers = new Map<string, ReturnType<typeof format>>();

/** Formats are made once each: a widget is drawn many times a second. */
function printer(spec: string) {
  const printer = printers.get(spec) ?? format(spec);
  printers.set(spec, printer);
  return printer;
}

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

export function evaluate(core: Parser, source: string, scope: Scope): string {
  const expression = core.parseExpression(source);
  return formatNumber(lookUp(expression, scope), expression.format);
}

/** Replaces every {{expression}} of a text. */
export function fill(core: Parser, text: string, scope: Scope): string {
  return core
    .splitText(text)
    .map((part, i) => (i % 2 === 0 ? part : evaluate(core, part, scope)))
    .join('');
}
