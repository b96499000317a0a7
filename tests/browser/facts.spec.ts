// Every number that the article must show, read off the page as a reader would.

import type { Locator } from '@playwright/test';
import { facts } from '../core/data/facts.json' with { type: 'json' };
import { expect, open, readout, test, widget } from './support.ts';

type Fact = (typeof facts)[number];
type State = Record<string, number | string>;

interface Place {
  /** The readout's label; where several share the fact's name, by what its state says. */
  label: string | Record<string, string>;
  /** Controls that the fact's words fix. */
  given?: State;
}

/** A state that is no control but says which readout is meant. */
const spoken = ['bit', 'convention'];

const places: Record<string, Place> = {
  'permutations: largest output distance': { label: '最多差' },
  'add-position: norm of PE(p)': { label: '位置编码的长度' },
  'weight-crossover: crossing weight': { label: '两者相等的权重' },
  'index-ramp: ratio to the embedding length': { label: '是词向量的几倍' },
  'normalised-index: value of slot 3': { label: '槽 3，第二句' },
  'binary-odometer: period of bit 0': { label: '位 0 的周期' },
  'binary-odometer: period of bit 3': { label: '位 3 的周期' },
  'binary-odometer: bits flipped on the step into p': { label: '翻了几位' },
  'frequency-rows: radians per token': { label: '每个词转过' },
  'frequency-rows: tokens per turn': { label: '转一圈要几个词' },
  'base-ladder: tokens per turn': { label: '这一对的波长' },
  'base-ladder: rungs above the window of 2048': { label: '转不完一圈的' },
  'two-slices: normalised dot product': { label: '归一化点积' },
  'similarity-curve: score at q = p + 8': { label: '位置 p + 8 的得分' },
  'projection-mix: spread at gap 8': { label: '相隔 8 时，八条曲线散开' },
  'learned-similarity: sinusoidal at gap 1': { label: '相隔 1，正弦' },
  'learned-similarity: learned at gap 1': { label: '相隔 1，学出来的' },
  'table-overflow: parameters': { label: '这张表的参数' },
  'table-overflow: positions without a row': { label: '没有行的位置' },
  'rope-dials: angle of pair 0': { label: '第 0 对转过' },
  'rope-dials: full turns of pair 0': { label: '整圈' },
  'rope-dials: angle of pair 7': { label: '第 7 对转过' },
  'rope-decay: score': { label: '的得分' },
  'rope-decay: rotation operations, Llama-3-8B, one layer and token': { label: '旋转要算' },
  'rope-decay: projection operations': { label: '投影要算' },
  'rope-decay: share': { label: '旋转占投影的' },
  'position-interpolation: asked angle of pair 4 at position 8192': {
    label: '第 4 对被问到的角',
    given: { pair: 4 },
  },
  'pairing: frequency index of slot 5': {
    label: { interleaved: '相邻配对', half: '对半配对' },
    given: { slot: 5 },
  },
  'pairing: how many times slower': { label: '频率差几倍' },
  'parameter-cost: learned table': { label: '学出来的表' },
};

const nameOf = ({ widget, readout }: Fact) => `${widget}: ${readout}`;
const stateOf = (fact: Fact): State => ({
  ...places[nameOf(fact)]?.given,
  ...Object.fromEntries(Object.entries(fact.state).filter(([name]) => !spoken.includes(name))),
});
const isAny = (value: number | string) => String(value).startsWith('any');

/** Sliders of 600 equal ratios, and their ends. */
const logarithmic: Record<string, [number, number]> = {
  'base-ladder base': [100, 1e7],
  'rope-decay base': [100, 1e7],
  'parameter-cost length': [1024, 1024 * 1024],
};

/** Where a value is on its slider. */
function placeOf({ widget }: Fact, name: string, value: number): number {
  const [low, high] = logarithmic[`${widget} ${name}`] ?? [];
  if (!low) return value;
  return Number(((600 * Math.log(value / low)) / Math.log(high / low)).toFixed(6));
}

async function show(element: Locator, fact: Fact, name: string, value: number): Promise<void> {
  const place = placeOf(fact, name, value);
  // A value between two steps of a logarithmic slider is a named stop of the figure.
  if (name === 'base' && !Number.isInteger(place)) {
    await element.locator('.stop', { hasText: `${value}（` }).click();
  } else {
    await element.locator(`input[name=${name}]`).fill(String(place));
  }
}

function read(element: Locator, fact: Fact): Locator {
  const { label } = places[nameOf(fact)];
  const [only] = Object.values(fact.state as State);
  return readout(element, typeof label === 'string' ? label : label[only]);
}

/** The shown number says the fact, at its precision or a finer one. */
async function expectFact(shown: Locator, { shows }: Fact, message: string): Promise<void> {
  const decimals = (text: string) => /\.(\d+)/.exec(text)?.[1].length ?? 0;
  const rounded = async () => {
    const text = ((await shown.textContent()) ?? '').trim();
    const [, number = 'NaN', unit] = /^(-?[\d.]+)(%?)/.exec(text) ?? [];
    return decimals(text) < decimals(shows) ? text : Number(number).toFixed(decimals(shows)) + unit;
  };
  await expect.poll(rounded, { message, intervals: [20] }).toBe(shows);
}

test('every fact has its place on the page, and every place its fact', () => {
  expect([...new Set(facts.map(nameOf))].sort()).toEqual(Object.keys(places).sort());
});

/** Sets the controls that a fact names; one that may stand anywhere goes through its slider. */
async function* statesOf(element: Locator, fact: Fact): AsyncGenerator<string> {
  const state = Object.entries(stateOf(fact));
  for (const [name, value] of state) {
    if (!isAny(value)) await show(element, fact, name, Number(value));
  }
  const free = state.find(([, value]) => isAny(value))?.[0];
  if (!free) return yield '';
  const slider = element.locator(`input[name=${free}]`);
  const [low, high] = [
    Number(await slider.getAttribute('min')),
    Number(await slider.getAttribute('max')),
  ];
  for (const at of new Set([0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => share * (high - low)))) {
    await slider.fill(String(low + Math.round(at)));
    yield `, ${free} ${low + Math.round(at)}`;
  }
}

test('every fact is shown in the states that it names', async ({ article }) => {
  test.slow();
  await open(article);
  for (const fact of facts) {
    const element = widget(article, fact.widget);
    for await (const place of statesOf(element, fact)) {
      await expectFact(read(element, fact), fact, nameOf(fact) + place);
    }
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the facts of the prerendered states stand in the HTML', async ({ article }) => {
    await article.goto('./');
    let found = 0;
    for (const fact of facts) {
      const element = widget(article, fact.widget);
      const shown = async ([name, value]: [string, number | string]) =>
        isAny(value) ||
        Number(await element.locator(`input[name=${name}]`).getAttribute('value')) ===
          placeOf(fact, name, Number(value));
      const state = await Promise.all(Object.entries(stateOf(fact)).map(shown));
      if (state.includes(false)) continue;
      found++;
      await expectFact(read(element, fact), fact, nameOf(fact));
    }
    expect(found).toBeGreaterThan(facts.length / 2);
  });
});
