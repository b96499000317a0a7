// Eighteen kinds of faults that others shipped: each has a test that names its kind, “(case N)”, in
// its title or, where a title cannot hold it, in the comment above.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tests = `${import.meta.dirname}/..`;

test('every kind of fault that others shipped has a test that names it', () => {
  const names = readdirSync(tests, { recursive: true, encoding: 'utf8' });
  const named = names
    .filter((name) => /^(?!node_modules).*(\.test\.ts|\.spec\.ts|_test\.cc)$/.test(name))
    .flatMap(
      (name) => readFileSync(`${tests}/${name}`, 'utf8').match(/(?<=\(case )\d+(?=\))/g) ?? [],
    );
  const kinds = Array.from({ length: 18 }, (_, nth) => String(nth + 1));
  expect([...new Set(named)].sort()).toEqual(kinds.sort());
});
