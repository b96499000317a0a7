// The module as its callers see it, in Node.

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { minify } from 'terser';
import { beforeAll, expect, test } from 'vitest';
import { type Core, createCore, ParameterError, type Slug } from '../../wasm/core.mjs';
import { differences, golden } from '../golden/golden.ts';
import { read, root } from './support.ts';

let core: Core;
beforeAll(async () => {
  core = await createCore(await read('build/wasm/module.wasm'));
});

/** The module without its wrapper. */
async function openModule() {
  const { default: createModule } = await import(`${root}/build/wasm/module.mjs`);
  return createModule({ wasmBinary: await read('build/wasm/module.wasm') });
}

test('all 23 widgets can be read with their defaults', () => {
  expect(core.slugs).toHaveLength(23);
  for (const slug of core.slugs) {
    const { params, reading } = core.read(slug);
    expect(Object.keys(params)).toEqual(core.fields(slug).map(({ name }) => name));
    expect(Object.keys(reading).length).toBeGreaterThan(0);
  }
});

test('readings are those of the native core', () => {
  expect(Object.keys(golden)).toEqual(core.slugs);
  for (const slug of core.slugs) {
    for (const { params, reading } of golden[slug]) {
      const answer = core.read(slug, params as never);
      expect(answer.params).toEqual(params);
      expect(Object.keys(answer.reading)).toEqual(Object.keys(reading));
      expect(differences(answer.reading, reading), slug).toEqual([]);
    }
  }
});

test('seeded vectors are the same bits as natively', async () => {
  const { stdout } = await promisify(execFile)(`${root}/build/native/emit`, ['seeded']);
  const native: Record<string, string[]> = JSON.parse(stdout);
  const bits = (values: Float64Array) =>
    [...new BigUint64Array(values.buffer, values.byteOffset, values.length)].map((b) =>
      b.toString(16).padStart(16, '0'),
    );
  expect(bits(core.read('add-position').reading.word)).toEqual(native['add-position.word']);
  expect(core.read('learned-rows').reading.table.flatMap(bits)).toEqual(
    native['learned-rows.table'],
  );
});

// What the boundary must refuse for a field of each kind.
const bad = {
  whole: [
    1.5,
    Number.NaN,
    Infinity,
    -Infinity,
    1e9,
    -1e9,
    '3',
    '',
    null,
    undefined,
    true,
    3n,
    Symbol('3'),
    {},
    [3],
    () => 3,
  ],
  real: [
    Number.NaN,
    Infinity,
    -Infinity,
    1e300,
    -1e300,
    '0.5',
    null,
    undefined,
    false,
    1n,
    Symbol('x'),
    {},
    [],
    () => 1,
  ],
  flag: [0, 1, 'true', '', null, undefined, {}, [], Number.NaN],
};

test('bad values are refused by a message that names widget, field, value and what is allowed', () => {
  for (const slug of core.slugs) {
    for (const field of core.fields(slug)) {
      for (const value of bad[field.kind]) {
        const attempt = () => core.read(slug, { [field.name]: value } as never);
        expect(attempt).toThrow(ParameterError);
        try {
          attempt();
        } catch (error) {
          const { message, widget, allowed } = error as ParameterError;
          expect(widget).toBe(slug);
          expect(message).toContain(`${slug}: ${field.name} is `);
          expect(message).toContain(allowed);
          if (field.kind !== 'flag')
            expect(allowed).toContain(`from ${field.low} to ${field.high}`);
          if (typeof value === 'number') expect(message).toContain(String(value));
        }
      }
      // The ends themselves are allowed.
      for (const value of field.kind === 'flag' ? [true, false] : [field.low, field.high]) {
        expect(core.read(slug, { [field.name]: value } as never).params[field.name as never]).toBe(
          value,
        );
      }
    }
  }
});

test('unknown fields, unknown widgets and parameters that are no object are refused by name', () => {
  expect(() => core.read('add-position', { postion: 3 } as never)).toThrow(
    'add-position: postion is 3, allowed: only position',
  );
  expect(() => core.read('no-such' as Slug)).toThrow(
    /^widget is "no-such", allowed: one of permutations, /,
  );
  expect(() => core.read('__proto__' as Slug)).toThrow(ParameterError);
  for (const params of [null, 3, 'position', [], () => 0]) {
    expect(() => core.read('add-position', params as never)).toThrow(ParameterError);
  }
  expect(() => core.read('add-position', JSON.parse('{"__proto__": 3}'))).toThrow(ParameterError);
});

test('a key is named as it was given, though it does not survive as UTF-8', () => {
  for (const key of ['\u{feff}position', 'positio\ud800', '\udc00', 'position\0']) {
    try {
      core.read('add-position', { [key]: 3 });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(ParameterError);
      expect(error).toMatchObject({ field: key, value: 3, allowed: 'only position' });
    }
  }
});

test('a revoked proxy is refused like any other object', () => {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  expect(() => core.read('add-position', { position: proxy } as never)).toThrow(
    'add-position: position is an object, allowed: a whole number from 0 to 63',
  );
});

test('a getter that throws leaves the core as it was', () => {
  const trap = {
    get position(): number {
      throw new Error('trap');
    },
  };
  for (let i = 0; i < 1000; i++) expect(() => core.read('add-position', trap)).toThrow('trap');
  expect(core.read('add-position', { position: 5 }).params.position).toBe(5);
});

test('minus zero is zero', () => {
  const { params } = core.read('weight-crossover', { weight: -0 });
  expect(Object.is(params.weight, 0)).toBe(true);
});

test('a million bad calls in a row change nothing', () => {
  const before = core.read('rope-dials', { position: 32 });
  const attempts = [
    { position: 'x' },
    { position: Number.NaN },
    { nonsense: 1 },
    { position: 64 },
  ] as never[];
  // The first calls may grow the heap once; from then on it must stay.
  for (let i = 0; i < 1000; i++)
    try {
      core.read('rope-dials', attempts[i % 4]);
    } catch {}
  const memory = core.memory();
  let refused = 0;
  for (let i = 0; i < 1_000_000; i++) {
    try {
      core.read('rope-dials', attempts[i % 4]);
    } catch {
      refused++;
    }
  }
  expect(refused).toBe(1_000_000);
  expect(core.memory()).toEqual(memory);
  expect(core.read('rope-dials', { position: 32 })).toEqual(before);
});

test('results are copies that outlive growth of the heap and later readings (case 16)', () => {
  const held = core.read('rope-decay').reading.curve;
  const values = [...held];
  for (let i = 0; i < 300; i++) core.read('learned-similarity', { smoothness: (i % 101) / 100 });
  expect([...held]).toEqual(values);
  held.fill(7);
  expect([...core.read('rope-decay').reading.curve]).toEqual(values);
  expect(held.buffer.byteLength).toBeLessThan(64 * 1024);
});

test('an array that did not change since the reading before is not copied again', () => {
  const { reading } = core.read('slice', { position: 3 });
  const next = core.read('slice', { position: 4 }).reading;
  expect(next.waves).toBe(reading.waves);
  expect(next.sines).not.toBe(reading.sines);
  core.read('two-slices');
  expect(core.read('slice', { position: 4 }).reading.waves).not.toBe(reading.waves);
});

test('what a reading says does not depend on the readings before it', () => {
  const [first] = core.slugs;
  const alone = (slug: Slug, params: object) => {
    core.read(slug === first ? 'parameter-cost' : first);
    return structuredClone(core.read(slug, params as never));
  };
  const states = (slug: Slug) =>
    core.fields(slug).flatMap(({ name, kind, low, high }) =>
      [low, high, (low + high) / 2, low].map((value) => ({
        [name]: kind === 'flag' ? value > low : kind === 'whole' ? Math.floor(value) : value,
      })),
    );
  for (const slug of core.slugs) {
    const expected = states(slug).map((params) => alone(slug, params));
    expect(states(slug).map((params) => core.read(slug, params as never))).toEqual(expected);
    // The other way round, so that every field once changes last.
    const back = states(slug).reverse();
    expect(back.map((params) => core.read(slug, params as never))).toEqual(expected.reverse());
  }
});

/** The answer to the nth widget with its defaults. */
function answer(module: any, n: number): number[] {
  module.given().fill(Number.NaN);
  expect(module.read(n)).toBe(-1);
  return [...module.answer()];
}

test('growth of the memory does not change what comes next (case 16)', async () => {
  const module = await openModule();
  const n = core.slugs.indexOf('rope-decay');
  const values = answer(module, n);
  expect(values).toEqual(expect.arrayContaining([...core.read('rope-decay').reading.curve]));
  const before = module.HEAPU8.length;
  const block = module._malloc(64 << 20);
  expect(module.HEAPU8.length).toBeGreaterThan(before);
  expect(answer(module, n)).toEqual(values);
  module._free(block);
});

test('no call, good or bad, leaves a handle behind', async () => {
  const module = await openModule();
  const attempt = () => {
    for (let n = 0; n < core.slugs.length; n++) {
      for (const value of [Number.NaN, 0, 3, 1e9, Number.POSITIVE_INFINITY]) {
        module.given().fill(value);
        module.read(n);
        module.answer();
      }
    }
    for (const text of ['', 'a(b=1).c[0] | .2f', '{{a}}', '{{', '(', 'a=1&b']) {
      for (const parse of ['parseValue', 'parseState', 'parseExpression', 'splitText']) {
        module.givenText(text.length).set([...text].map((c) => c.charCodeAt(0)));
        module[parse]();
      }
    }
  };
  attempt();
  const handles = module.count_emval_handles();
  for (let i = 0; i < 100; i++) attempt();
  expect(module.count_emval_handles()).toBe(handles);
});

test('what a text says is a flag, the number that JavaScript makes of it, or itself', () => {
  for (const [text, value] of Object.entries({
    true: true,
    ' false': false,
    '32': 32,
    ' +1.5e3\n': 1500,
    '.1': 0.1,
    '1e999': Number.POSITIVE_INFINITY,
    '': '',
    ' x ': ' x ',
    '0x10': '0x10',
    NaN: 'NaN',
    Infinity: 'Infinity',
    '１': '１',
    '\u00a01': '\u00a01',
    '\ud800': '\ud800',
  })) {
    expect(core.parseValue(text)).toBe(value);
  }
});

test('a state as text is an object of its names; the last of each counts', () => {
  expect(core.parseState('position=32&allPairs=true')).toEqual({ position: 32, allPairs: true });
  expect(core.parseState('a=1&a=2&&b&=c&=')).toEqual({ a: 2, b: '', '': 'c' });
  expect(core.parseState('')).toEqual({});
  expect(core.parseState(undefined as never)).toEqual({ undefined: '' });
  expect(Object.entries(core.parseState('__proto__=1'))).toEqual([['__proto__', 1]]);
});

test('a text is taken as it is, whatever its units, and so are its parts', () => {
  const units = '\ud800 {{\udc00}}\0\ufeff万';
  expect(core.splitText(units)).toEqual(['\ud800 ', '\udc00', '\0\ufeff万']);
  expect(() => core.parseExpression('a\ud800')).toThrow('“a\ud800” is not of the form');
});

test('nothing is evaluated from strings (case 15)', async () => {
  const glue = String(await read('build/wasm/module.mjs'));
  expect(glue).not.toMatch(/\beval\s*\(|\bFunction\(/);
  const program = `import { readFile } from 'node:fs/promises';
    import { createCore } from '${root}/wasm/core.mjs';
    const core = await createCore(await readFile('${root}/build/wasm/module.wasm'));
    console.log(core.read('add-position').reading.norm.toFixed(2));`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--disallow-code-generation-from-strings',
    '--input-type=module',
    '--eval',
    program,
  ]);
  expect(stdout.trim()).toBe('4.00');
});

test('the module with all 23 readings, its glue and its wrapper are at most 30 KB of gzip', async () => {
  const size = (bytes: Uint8Array) => gzipSync(bytes, { level: 9 }).length;
  const wrapper = async (name: string) => {
    const { code } = await minify(String(await read(`wasm/${name}.mjs`)), { module: true });
    return size(Buffer.from(code ?? ''));
  };
  const sizes = {
    wasm: size(await read('build/wasm/module.wasm')),
    glue: size(await read('build/wasm/module.mjs')),
    core: await wrapper('core'),
    texts: await wrapper('texts'),
  };
  console.log(sizes);
  const total = Object.values(sizes).reduce((sum, bytes) => sum + bytes);
  expect(total).toBeLessThanOrEqual(30 * 1024);
});
