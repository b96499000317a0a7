// The programs that the article shows do what it says of them, and what the core does.

import { execFileSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import type { Core } from '../../wasm/core.mjs';
import { openCore } from '../../web/build/core.ts';
import { read, root } from '../wasm/support.ts';

let core: Core;
beforeAll(async () => {
  core = await openCore(root);
});

/** What a few lines of Python leave in `answer`. numpy is the system's, so is the interpreter. */
function python(lines: string, given: unknown = null) {
  const program = `
import json, sys
import numpy as np
sys.path.insert(0, 'content/listings')
given = json.loads(sys.argv[1])
${lines}
print(json.dumps(answer, default=lambda array: array.tolist()))`;
  const options = { cwd: root, encoding: 'utf8' } as const;
  const answer = execFileSync('/usr/bin/python3', ['-Bc', program, JSON.stringify(given)], options);
  return JSON.parse(answer);
}

function expectClose(found: number[], right: ArrayLike<number>, digits: number): void {
  expect(found.length).toBe(right.length);
  for (const [i, value] of found.entries()) expect(value).toBeCloseTo(right[i], digits);
}

test('the two pairings turn the same vector differently (case 1)', () => {
  const { interleaved, half, order } = python(`
from two_pairings import *
answer = {'interleaved': rotate(x, 1, *interleaved), 'half': rotate(x, 1, *half_split), 'order': order}`);
  expectClose(interleaved, [-1.14264, 1.92208, 2.95985, 4.0298], 5);
  expectClose(half, [-1.98411, 1.9599, 2.46238, 4.0198], 5);
  expect(order).toEqual([0, 2, 1, 3]);
});

test('the permutation between the pairings is the core’s', () => {
  const order = Array.from(core.read('pairing').reading.order);
  const differences = python(
    `
from two_pairings import rotate
x, i, order = np.random.default_rng(0).normal(size=16), np.arange(8), np.array(given, int)
interleaved = rotate(x, 5, 2 * i, 2 * i + 1)
answer = rotate(x[order], 5, i, i + 8) - interleaved[order]`,
    order,
  );
  expectClose(differences, Array(16).fill(0), 15);
});

test('both listings turn as the core’s dials do', () => {
  for (const position of [0, 1, 32, 63]) {
    const { hands } = core.read('rope-dials', { position, allPairs: true }).reading;
    const { head, pairings } = python(
      `
import one_head, two_pairings
up, i = np.tile([1.0, 0.0], 16), np.arange(16)
answer = {
    'head': one_head.rotate(up[None], np.array([given]))[0],
    'pairings': two_pairings.rotate(up, given, 2 * i, 2 * i + 1),
}`,
      position,
    );
    const right = hands.flatMap((hand) => Array.from(hand));
    expectClose(head, right, 12);
    expectClose(pairings, right, 12);
  }
});

test('moving both positions alike leaves the output of a head as it was', () => {
  const { moved, apart } = python(`
from one_head import one_head
random = np.random.default_rng(1)
x, *weights = (random.normal(size=shape) / 4 for shape in [(6, 16), (16, 8), (16, 8), (16, 8)])
positions = np.arange(6.0)
output = one_head(x, positions, *weights)
answer = {
    'moved': max(abs(one_head(x, positions + m, *weights) - output).max() for m in (1, 7, 57)),
    'apart': abs(one_head(x, positions * 2, *weights) - output).max(),
}`);
  expect(moved).toBeLessThan(1e-12);
  expect(apart).toBeGreaterThan(1e-3);
});

test('listings are short enough to be read beside the prose', async () => {
  for (const file of ['one_head.py', 'two_pairings.py']) {
    const lines = String(await read(`content/listings/${file}`))
      .trimEnd()
      .split('\n');
    expect(lines.length).toBeLessThanOrEqual(25);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(72);
  }
});
