// What reads text or objects that somebody wrote, fed with anything: texts near the grammar and far
// from it, names of the prototype, values that fight back.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Expression, type FieldInfo, ParameterError, type Slug } from '../../wasm/core.mjs';
import { openCore } from '../../web/build/core.ts';
import { resolve } from '../../web/build/numbers.ts';
import { evaluate, fill } from '../../web/element/expression.ts';
import { defineWidget, tagOf } from '../../web/element/widget-element.ts';
import { widgets } from '../../web/widgets.ts';
import { root } from '../wasm/support.ts';

const core = await openCore(root);
for (const widget of widgets) defineWidget(core, widget);

fc.configureGlobal({ seed: 1, numRuns: 20_000 });

/** Every property and method that all objects inherit. */
const inherited = Object.getOwnPropertyNames(Object.prototype);
const long = 100_000;

// Texts.

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'{}[]()|.,=~%+-_efrxan019 \n万\u{feff}') }),
);
const fieldName = fc.oneof(
  fc.constantFrom('norm', 'angles', 'waves', 'pair', 'flag', 'nothing', 'nan'),
  fc.stringMatching(/^[a-zA-Z]\w{0,5}$/),
  fc.constantFrom(...inherited.filter((name) => /^[a-z]/i.test(name))),
);
const literal = fc.oneof(
  fc.boolean(),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
);
const expression: fc.Arbitrary<Expression> = fc
  .record({
    slug: fc.option(fc.constantFrom('rope-dials', 'add-position', 'constructor', 'x-9'), {
      nil: undefined,
    }),
    state: fc.option(fc.dictionary(fieldName, literal, { minKeys: 1, maxKeys: 3 }), {
      nil: undefined,
    }),
    field: fieldName,
    indices: fc.array(fc.oneof(fc.nat().map(String), fieldName), { maxLength: 2 }),
    format: fc.option(
      fc.stringMatching(/^,?(\.\d\d?)?~?([%p]|[defgrs]?万?)$/).filter((format) => format !== ''),
      { nil: undefined },
    ),
  })
  .map(({ state, ...parts }) => ({
    ...parts,
    state: parts.slug && state ? { ...state } : undefined,
  }));

const write = ({ slug, state, field, indices, format }: Expression) => {
  const assignments = Object.entries(state ?? {}).map(([name, value]) => `${name}=${value}`);
  return [
    slug === undefined ? '' : `${slug}${state === undefined ? '' : `(${assignments.join(', ')})`}.`,
    field,
    ...indices.map((index) => `[${index}]`),
    format === undefined ? '' : ` | ${format}`,
  ].join('');
};
const valid = expression.map(write);
/** A valid text in which something else stands somewhere. */
const nearlyValid = fc
  .tuple(valid, fc.nat(), fc.nat({ max: 4 }), fc.oneof(anyText, fc.constantFrom(...inherited)))
  .map(([text, place, length, other]) => {
    const start = place % (text.length + 1);
    return text.slice(0, start) + other + text.slice(start + length);
  });
const source = fc.oneof(valid, nearlyValid, anyText, fc.constantFrom(...inherited));

/** A scope as the core gives it, and with numbers that it never gives; nothing may be inherited. */
const untouchable = new Proxy(Object.create(null), {
  get: (_, name) => {
    throw new TypeError(`inherited ${String(name)} was read`);
  },
});
const scope = fc
  .record({
    norm: fc.double(),
    angles: fc.float64Array({ maxLength: 5 }),
    waves: fc.array(fc.float64Array({ maxLength: 3 }), { maxLength: 3 }),
    pair: fc.integer({ min: -1, max: 5 }),
    flag: fc.boolean(),
    nan: fc.constant(Number.NaN),
  })
  .map((fields) => Object.setPrototypeOf({ ...fields }, untouchable));

/** What `attempt` gives; undefined if it refuses the text as it should: quoting it or a part of it. */
function refusable<T>(text: string, attempt: () => T, expressions = [text]): T | undefined {
  try {
    return attempt();
  } catch (error) {
    const { message } = error as Error;
    if (error instanceof SyntaxError) {
      expect(expressions.some((expression) => message.includes(`“${expression}”`))).toBe(true);
    } else if (error instanceof ParameterError) {
      expect(text).toContain(error.field ?? error.value);
    } else {
      expect(error instanceof ReferenceError || error instanceof RangeError, `${error}`).toBe(true);
      const [, field] = /“(\w+)”/.exec(message) ?? [];
      expect(text).toContain(field);
    }
    return undefined;
  }
}

/** Never NaN, undefined, or a zero with a sign. */
function expectReadable(shown: string) {
  expect(shown).not.toMatch(/NaN|undefined|null|object|[-−]0(?![.,]?\d)|[-−]0?[.,]0+(?!\d)/);
}

test('every expression that follows the grammar is parsed into its parts', () => {
  fc.assert(
    fc.property(expression, (parts) => {
      expect(core.parseExpression(write(parts))).toEqual(parts);
    }),
  );
});

test('any other text is refused by a SyntaxError that quotes it', () => {
  fc.assert(
    fc.property(source, (text) => {
      const parsed = refusable(text, () => core.parseExpression(text));
      if (parsed === undefined) return;
      expect(Object.keys(parsed)).toEqual(['slug', 'state', 'field', 'indices', 'format']);
      for (const name of [parsed.field, ...parsed.indices]) expect(name).toMatch(/^\w+$/);
      for (const value of Object.values(parsed.state ?? {})) expect(value).not.toBeNaN();
      expect(Object.getPrototypeOf(parsed.state ?? {})).toBe(Object.prototype);
    }),
  );
});

test('what an expression shows is readable, comes from the scope itself, or is refused', () => {
  fc.assert(
    fc.property(source, scope, (text, fields) => {
      const shown = refusable(text, () => evaluate(core, text, fields));
      if (shown !== undefined) expectReadable(shown);
    }),
  );
});

test('no name of the prototype is a field', () => {
  for (const name of inherited) {
    for (const text of [name, `a[${name}]`, `x(${name}=1).${name}`]) {
      expect(() => evaluate(core, text, { a: new Float64Array(1) }), text).toThrow(
        /no field|is not/,
      );
    }
  }
});

test('a text is filled in part by part', () => {
  const plain = anyText.map((text) => text.replaceAll('{{', '').replace(/\{$/, ''));
  fc.assert(
    fc.property(fc.array(fc.tuple(plain, source)), plain, scope, (pairs, rest, fields) => {
      const text = pairs.map(([before, inside]) => `${before}{{${inside}}}`).join('') + rest;
      const expressions = Array.from(text.matchAll(/\{\{(.*?)\}\}/gs), ([, inside]) => inside);
      const shown = refusable(text, () => fill(core, text, fields), [text, ...expressions]);
      if (shown === undefined || pairs.some(([, inside]) => /[{}]/.test(inside))) return;
      const parts = pairs.map(([before, inside]) => before + evaluate(core, inside, fields));
      expect(shown).toBe(parts.join('') + rest);
      for (const [, inside] of pairs) expectReadable(evaluate(core, inside, fields));
    }),
    { numRuns: 5000 },
  );
});

test('in the prose an expression shows what the core says, or is refused', () => {
  const whole = fc.integer({ min: -2, max: 66 });
  const named = fc
    .tuple(
      fc.constantFrom('rope-dials', 'add-position'),
      fc.constantFrom('position', 'pair'),
      whole,
    )
    .chain(([slug, name, value]) =>
      fc
        .constantFrom('norm', 'pairs', 'position', 'turns[0]', 'turns[1] | .2f', 'word', 'toString')
        .map((field) => `${slug}(${name}=${value}).${field}`),
    );
  fc.assert(
    fc.property(fc.oneof(named, source), (text) => {
      const shown = refusable(text, () => resolve(core, text));
      if (shown !== undefined) expectReadable(shown);
    }),
  );
});

test('texts of a hundred thousand characters take no time', () => {
  const unit = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'{}[]()|.,=-_ef09 \n'), minLength: 1, maxLength: 4 }),
    fc.constantFrom('{{', '}}', '[a]', '[0]', '(a', 'a=1,', '\u{1d7d8}'),
  );
  const opening = fc.constantFrom('', 'a', 'a[', 'a(', 'a(b=', 'a | ', 'a(b=1).c', '{{', '{{a(');
  fc.assert(
    fc.property(opening, unit, opening, (before, repeated, after) => {
      const text = before + repeated.repeat(long / repeated.length) + after;
      const start = process.cpuUsage();
      for (const read of [
        () => core.parseExpression(text),
        () => core.parseState(text),
        () => core.parseValue(text),
        () => fill(core, text, { a: 1 }),
      ]) {
        try {
          read();
        } catch (error) {
          expect((error as Error).name).toMatch(/^(Syntax|Reference|Range)Error$/);
        }
      }
      expect(process.cpuUsage(start).user).toBeLessThan(1e6);
    }),
    { numRuns: 500 },
  );
});

// States as text.

const valueText = fc.oneof(
  { weight: 9, arbitrary: anyText },
  { weight: 9, arbitrary: fc.double().map(String) },
  { weight: 9, arbitrary: fc.integer({ min: -3, max: 70 }).map(String) },
  {
    weight: 9,
    arbitrary: fc.constantFrom('', ' 5 ', '-0', '0x10', '1e3', '1e999', '５', 'true', 'false'),
  },
  fc.constant('9'.repeat(long)),
);
/** The ends of a text that do not count are those of HTML, not those that JavaScript trims. */
const trimmed = (text: string) => text.replace(/^[ \t\n\f\r]+|[ \t\n\f\r]+$/g, '');
/** Nothing but decimals: no hexadecimal, no Infinity. */
const isNumber = (text: string) => /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(trimmed(text));
/** What a text gives a field: undefined if that is not allowed. */
function allowedValue(field: FieldInfo, text: string): number | boolean | undefined {
  if (field.kind === 'flag') {
    return trimmed(text) === 'true' || (trimmed(text) === 'false' ? false : undefined);
  }
  const value = isNumber(text) ? Number(text) + 0 : Number.NaN;
  const good = value >= field.low && value <= field.high;
  return good && (field.kind === 'real' || Number.isInteger(value)) ? value : undefined;
}
/** An element that nobody shows: states can be asked for and read. */
function elementOf(slug: Slug) {
  const element: any = new (customElements.get(tagOf(slug)) as CustomElementConstructor)();
  element.willUpdate();
  return element;
}

test('an attribute sets an allowed value, or the last good one stays and the text is quoted', () => {
  const elements = new Map(core.slugs.map((slug) => [slug, elementOf(slug)]));
  const attribute = fc.constantFrom(...core.slugs).chain((slug) =>
    fc.record({
      slug: fc.constant(slug),
      name: fc.constantFrom(...core.fields(slug).map(({ name }) => name), ...inherited),
      text: valueText,
    }),
  );
  fc.assert(
    fc.property(attribute, ({ slug, name, text }) => {
      const element = elements.get(slug);
      const before = element.params;
      const hyphenated = name.replace(/[A-Z]/g, (c: string) => `-${c.toLowerCase()}`);
      element.attributeChangedCallback(hyphenated, null, text);
      element.willUpdate();
      const field = core.fields(slug).find((known) => known.name === name);
      if (!field) {
        expect(element.params).toEqual(before);
        return;
      }
      const value = allowedValue(field, field.kind === 'flag' && text === '' ? 'true' : text);
      expect(element.params).toEqual(value === undefined ? before : { ...before, [name]: value });
      expect(element.problem === '').toBe(value !== undefined);
      const quoted = isNumber(text) ? String(Number(text)) : trimmed(text);
      if (value === undefined) expect(element.problem).toContain(quoted);
    }),
    { numRuns: 5000 },
  );
});

test('a state as text is taken name by name, and comes back from the state it led to', () => {
  const elements = new Map(core.slugs.map((slug) => [slug, elementOf(slug)]));
  const state = fc.constantFrom(...core.slugs).chain((slug) => {
    const known = core.fields(slug).map(({ name }) => name);
    const name = fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom('x', ...known) },
      fc.constantFrom(...inherited, ...known.map((field) => `\u{feff}${field}`)),
      anyText,
    );
    const pairs = fc
      .array(fc.tuple(name, valueText), { maxLength: 4 })
      .map((list) => list.map((pair) => pair.join('=')).join('&'));
    return fc.tuple(fc.constant(slug), fc.oneof({ weight: 5, arbitrary: pairs }, anyText));
  });
  fc.assert(
    fc.property(state, ([slug, text]) => {
      const element = elements.get(slug);
      const { params: before, initial } = element;
      element.setState(text);
      element.willUpdate();
      const entries = text.split('&').filter((entry) => trimmed(entry).replace('=', '') !== '');
      const given = new Map(
        entries.map((entry) => {
          const [name, ...value] = entry.split('=');
          return [trimmed(name), value.join('=')];
        }),
      );
      let refused = false;
      for (const field of core.fields(slug)) {
        const asked = given.get(field.name);
        const value = asked === undefined ? initial[field.name] : allowedValue(field, asked);
        refused ||= value === undefined;
        expect(element.params[field.name]).toBe(value ?? before[field.name]);
        given.delete(field.name);
      }
      expect(element.problem === '').toBe(!refused && given.size === 0);
      const { params, state: written } = element;
      element.setState(written);
      element.willUpdate();
      expect(element.params).toEqual(params);
      expect(element.problem).toBe('');
    }),
    { numRuns: 5000 },
  );
});

test('a state of ten thousand names that are no parameters takes no time', () => {
  const element = elementOf('rope-dials');
  const start = process.cpuUsage();
  element.setState(Array.from({ length: long / 10 }, (_, i) => `${i}=1`).join('&'));
  element.willUpdate();
  expect(process.cpuUsage(start).user).toBeLessThan(1e6);
  expect(element.problem).not.toBe('');
});

// Objects.

const trap = () => {
  throw new Error('trap');
};
/** Values that throw when they are touched; made late, since a report of a failure touches them. */
const traps = {
  revoked: () => {
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    return proxy;
  },
  watched: () => new Proxy([], { get: trap, getPrototypeOf: trap, ownKeys: trap }),
  unprintable: () => ({ valueOf: trap, toString: trap, [Symbol.toPrimitive]: trap }),
  throwing: () => trap,
};
class Trap {
  constructor(readonly kind: keyof typeof traps) {}
}
const armed = (value: unknown) => (value instanceof Trap ? traps[value.kind]() : value);

const anything = fc.oneof(
  fc.anything({
    withBigInt: true,
    withBoxedValues: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withSparseArray: true,
    withTypedArray: true,
    stringUnit: 'binary',
  }),
  fc.constant(Symbol('x')),
  fc.constantFrom(...Object.keys(traps)).map((kind) => new Trap(kind as keyof typeof traps)),
);

type Entries = Array<[string, unknown]>;
/** Ways to hand over the same properties. fromEntries makes __proto__ a property like any other. */
const ways = {
  plain: (entries: Entries) => Object.fromEntries(entries),
  bare: (entries: Entries) => Object.setPrototypeOf(Object.fromEntries(entries), null),
  getter: (entries: Entries) =>
    Object.defineProperty(Object.fromEntries(entries), 'x', { enumerable: true, get: trap }),
  proxy: (entries: Entries) => new Proxy(Object.fromEntries(entries), {}),
  trap: (entries: Entries) => new Proxy(Object.fromEntries(entries), { ownKeys: trap }),
};

interface Call {
  slug: Slug;
  way: keyof typeof ways | 'itself';
  entries: Entries;
  itself: unknown;
}
const paramsOf = ({ way, entries, itself }: Call) =>
  way === 'itself'
    ? armed(itself)
    : ways[way](entries.map(([name, value]) => [name, armed(value)]));

/** Calls of every widget, most of them wrong. */
const calls = (slugs: ReadonlyArray<Slug>) =>
  fc.constantFrom(...slugs).chain((slug): fc.Arbitrary<Call> => {
    const fields = core.fields(slug);
    const known = fields.map(({ name }) => name);
    const key = fc.oneof(
      { weight: 50, arbitrary: fc.constantFrom('x', ...known) },
      { weight: 10, arbitrary: fc.string({ unit: 'binary' }) },
      {
        weight: 10,
        arbitrary: fc.constantFrom(
          ...inherited,
          ...known.map((name) => `\u{feff}${name}`),
          '\ud800',
          'a\0',
        ),
      },
      fc.constantFrom('k', '\u{1f600}').map((letter) => letter.repeat(long / letter.length)),
    );
    const value = fc.oneof(
      fc.double(),
      fc.integer({ min: -1, max: 64 }),
      fc.constantFrom(true, false, ...fields.flatMap(({ low, high }) => [low, high])),
      anything,
    );
    return fc.record({
      slug: fc.constant(slug),
      way: fc.constantFrom<Call['way'][]>(
        'plain',
        'plain',
        'bare',
        'getter',
        'proxy',
        'trap',
        'itself',
      ),
      entries: fc.array(fc.tuple(key, value), { maxLength: 3 }),
      itself: anything,
    });
  });

test('the core takes what its fields allow and names one thing that they do not', () => {
  const good = core.read('rope-dials', { position: 32 });
  const isAllowed = (slug: Slug, name: string, value: unknown) => {
    const field = core.fields(slug).find((known) => known.name === name);
    if (field?.kind === 'flag') return typeof value === 'boolean';
    if (!field || typeof value !== 'number' || !(value >= field.low && value <= field.high))
      return false;
    return field.kind === 'real' || Number.isInteger(value);
  };
  const attempt = (call: Call) => {
    const { slug } = call;
    const params = paramsOf(call);
    // What can be read of them; undefined if nothing can.
    let entries: Entries | undefined;
    try {
      entries = Object.entries({ ...(params as object) });
    } catch {}
    const wrong = entries?.filter(([name, value]) => !isAllowed(slug, name, value)) ?? [];
    try {
      const answer = core.read(slug, params as never);
      expect(wrong).toEqual([]);
      for (const [name, value] of entries ?? []) {
        expect(answer.params[name as never]).toBe(value === 0 ? 0 : value);
      }
    } catch (error) {
      if (!(error instanceof ParameterError)) {
        // Their own error, thrown before the module was called.
        expect(entries, String(error)).toBeUndefined();
      } else if (error.field === null) {
        expect(Object.is(error.value, params)).toBe(true);
      } else {
        const [, value] = wrong.find(([name]) => name === error.field) ?? expect.unreachable();
        expect(Object.is(error.value, value)).toBe(true);
        expect(error.message).toContain(`${slug}: ${error.field} is `);
      }
    }
  };
  const all = calls(core.slugs);
  // The first long names grow the heap; from then on it must stay.
  fc.assert(fc.property(all, attempt), { numRuns: 1000 });
  const memory = core.memory();
  fc.assert(
    fc.property(all, (call) => {
      attempt(call);
      const { turns } = core.read('rope-dials', { position: 32 }).reading;
      expect(turns.every((turn, i) => turn === good.reading.turns[i])).toBe(true);
    }),
  );
  expect(core.memory()).toBe(memory);
  expect(core.read('rope-dials', { position: 32 })).toEqual(good);
});
