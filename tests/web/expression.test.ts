import { expect, test } from 'vitest';
import { openCore } from '../../web/build/core.ts';
import { evaluate, fill, formatNumber } from '../../web/element/expression.ts';
import { root } from '../wasm/support.ts';

const core = await openCore(root);

const scope = { norm: 4.004, angles: new Float64Array([1, 32.04]), pair: 1, flag: true };

test('an expression names a widget, a state, a field, an entry and a format', () => {
  expect(core.parseExpression('rope-dials(position=32, allPairs=true).angles[0] | .1f')).toEqual({
    slug: 'rope-dials',
    state: { position: 32, allPairs: true },
    field: 'angles',
    indices: ['0'],
    format: '.1f',
  });
  expect(evaluate(core, 'norm | .2f', scope)).toBe('4.00');
  expect(evaluate(core, 'angles[1] | .1f', scope)).toBe('32.0');
  expect(evaluate(core, 'angles[pair] | .1f', scope)).toBe('32.0');
  expect(fill(core, 'p = {{pair}}，长 {{norm | .1f}}', scope)).toBe('p = 1，长 4.0');
});

test('what cannot be evaluated is refused by name', () => {
  expect(() => evaluate(core, 'nrom', scope)).toThrow('no field “nrom”, there are: norm, angles');
  expect(() => evaluate(core, 'angles[2]', scope)).toThrow('“angles” has no entry 2');
  expect(() => evaluate(core, 'constructor', scope)).toThrow('no field “constructor”');
  expect(() => evaluate(core, 'angles[norm]', scope)).toThrow('“angles” has no entry 4.004');
  expect(() => evaluate(core, 'norm[0]', scope)).toThrow('“norm” has no entry 0');
  expect(() => evaluate(core, 'angles | .1f', scope)).toThrow('“angles” needs an [index]');
  for (const bad of ['', 'a b', 'a.b.c', '2', 'x(position)', 'widget(a=b).c', 'norm |', '<b>']) {
    expect(() => core.parseExpression(bad), bad).toThrow(SyntaxError);
  }
});

test('what could be read in two ways is refused', () => {
  for (const bad of ['a(b=1,b=2).c', 'a(b=1.2.3).c', 'a(__proto__=1).c', 'a[0x10]', 'a[1e1]']) {
    expect(() => core.parseExpression(bad), bad).toThrow(SyntaxError);
  }
  for (const format of ['two', '.2ff', '99999999f', '+.1f', 'c', '万.2f']) {
    expect(() => core.parseExpression(`norm | ${format}`)).toThrow(
      `“${format}” is not of the form`,
    );
  }
  expect(() => fill(core, '长 {{norm', scope)).toThrow('“长 {{norm”: {{ has no }}');
  expect(() => fill(core, '长 {{}}', scope)).toThrow(SyntaxError);
});

test('large amounts are counted in 万 and 亿, with either sign', () => {
  expect(formatNumber(786_432, '.3r万')).toBe('78.6 万');
  expect(formatNumber(805_306_368, '.3r万')).toBe('8.05 亿');
  expect(formatNumber(-805_306_368, '.3r万')).toBe('−8.05 亿');
});

test('a readout never shows minus zero, a long tail or NaN (case 6)', () => {
  expect(formatNumber(-0.001, '.2f')).toBe('0.00');
  expect(formatNumber(-0, '.2f')).toBe('0.00');
  expect(formatNumber(-0)).toBe('0');
  expect(formatNumber(0.1 * 7)).toBe('0.7');
  for (const nothing of [Number.NaN, Infinity, -Infinity, undefined, null, '']) {
    expect(formatNumber(nothing, '.2f')).toBe('–');
  }
});
