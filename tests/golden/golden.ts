// What the native core reads in a few states of every widget: WebAssembly is held to it everywhere.

import readings from './readings.json' with { type: 'json' };

interface Golden {
  params: Record<string, number | boolean>;
  reading: Record<string, unknown>;
}
/** Arrays are told by their size, sum and ends. */
interface Digest {
  size: number;
  sum: number;
  ends: [number, number];
  rows?: number;
}

/** By slug: the initial state, then both ends. */
export const golden: Record<string, Golden[]> = readings as Record<string, any>;

const near = (value: number, expected: number) =>
  Math.abs(value - expected) <= 1e-11 * Math.max(1, Math.abs(expected));

function isDigested(value: ArrayLike<unknown>, { size, sum, ends, rows }: Digest): boolean {
  const flat = Array.from(value as ArrayLike<number | ArrayLike<number>>).flatMap((entry) =>
    typeof entry === 'number' ? [entry] : Array.from(entry),
  );
  return (
    flat.length === size &&
    near(
      flat.reduce((total, entry) => total + entry, 0),
      sum,
    ) &&
    (size === 0 || (near(flat[0], ends[0]) && near(flat[size - 1], ends[1]))) &&
    (rows === undefined || value.length === rows)
  );
}

/** The fields of a reading that are not those of the golden one. */
export function differences(reading: Record<string, any>, expected: Golden['reading']): string[] {
  return Object.entries(expected)
    .filter(([name, right]) => {
      const value = reading[name];
      if (typeof right === 'number') return !near(value, right);
      if (typeof right === 'boolean') return value !== right;
      return !isDigested(value, right as Digest);
    })
    .map(([name]) => `${name}: ${JSON.stringify(reading[name])}, not ${JSON.stringify(expected[name])}`);
}
