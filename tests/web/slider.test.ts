import { expect, test } from 'vitest';
import type { FieldInfo } from '../../wasm/core.mjs';
import { nearestAllowed, sliderOf } from '../../web/element/slider.ts';

const field = (info: Partial<FieldInfo>): FieldInfo => ({
  name: 'x',
  kind: 'real',
  low: 0,
  high: 3,
  step: 0.01,
  logarithmic: false,
  ...info,
});

test('any number becomes the nearest allowed value, without a tail of digits', () => {
  expect(nearestAllowed(field({}), 0.7000000000000001)).toBe(0.7);
  expect(nearestAllowed(field({}), 0.1 * 3)).toBe(0.3);
  expect(nearestAllowed(field({}), 99)).toBe(3);
  expect(nearestAllowed(field({}), -99)).toBe(0);
  expect(nearestAllowed(field({ kind: 'whole', step: 1, high: 63 }), 31.6)).toBe(32);
});

test('a logarithmic slider reaches both ends and comes back to every place', () => {
  const slider = sliderOf(field({ low: 1e2, high: 1e7, step: 0, logarithmic: true }));
  expect(slider.fromInput(slider.min)).toBeCloseTo(1e2, 9);
  expect(slider.fromInput(slider.max)).toBeCloseTo(1e7, 3);
  for (let place = slider.min; place <= slider.max; place++) {
    expect(slider.toInput(slider.fromInput(place))).toBe(place);
  }
});
