// Times the core natively, as WebAssembly and, where it can be written in a few lines, as plain
// JavaScript, and prints how they compare. Ratios are what counts: times vary with the machine.
//
// Each round times all sides of a piece of work right after one another. A printed ratio is the
// median of the rounds' ratios, a printed time the shortest of the rounds' times: other programs
// can only make it longer.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createCore } from '../../wasm/core.mjs';

const rounds = 5;
const sliceSeconds = 0.03;
const longestReading = 200e-6;

/** @type {Record<string, () => number>} */
const plainJs = {
  'curve 2048x16': () => curve(2048, 16),
  'curve 131072x64': () => curve(131072, 64),
  'table 8192x128': () => table(8192, 128),
};

/** @param {number} pairs */
function frequencies(pairs) {
  return Float64Array.from({ length: pairs }, (_, i) => 10000 ** (-i / pairs));
}

/** @param {number} count @param {number} pairs */
function curve(count, pairs) {
  const theta = frequencies(pairs);
  const sums = new Float64Array(count);
  for (let n = 0; n < count; n++) {
    let sum = 0;
    for (let i = 0; i < pairs; i++) sum += Math.cos(n * theta[i]);
    sums[n] = sum / pairs;
  }
  return sums[count - 1];
}

/** @param {number} length @param {number} width */
function table(length, width) {
  const theta = frequencies(width / 2);
  const rows = new Float64Array(length * width);
  for (let p = 0; p < length; p++) {
    for (let i = 0; i < width / 2; i++) {
      rows[p * width + 2 * i] = Math.sin(p * theta[i]);
      rows[p * width + 2 * i + 1] = Math.cos(p * theta[i]);
    }
  }
  return rows[rows.length - 1];
}

/** @param {number[]} values */
const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

/**
 * Processor seconds of one call, from as many as fill a slice: a busy machine disturbs them less.
 * @param {(times: number) => void} call makes that many calls
 */
function time(call) {
  for (let times = 1; ; times *= 2) {
    const start = process.cpuUsage();
    call(times);
    const { user, system } = process.cpuUsage(start);
    const seconds = (user + system) / 1e6;
    if (seconds >= sliceSeconds) return seconds / times;
  }
}

/**
 * Median seconds of a single call, as a reader waits for it, in the best of the rounds.
 * @param {() => void} call
 */
function timeSingle(call) {
  const medians = Array.from({ length: rounds + 1 }, () => {
    const seconds = Array.from({ length: 101 }, () => {
      const start = performance.now();
      call();
      return (performance.now() - start) / 1000;
    });
    return median(seconds);
  });
  return Math.min(...medians);
}

/** @param {string} name */
function timeNative(name) {
  const options = [
    `--benchmark_filter=^${name}$`,
    `--benchmark_min_time=${sliceSeconds}`,
    '--benchmark_format=json',
  ];
  const report = execFileSync('build/native/bench', options, {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(String(report)).benchmarks[0].cpu_time / 1e9;
}

/**
 * The shortest time of every side, and its median ratio to that of WebAssembly.
 * @template {string} Side
 * @param {Record<Side | 'wasm', () => number>} sides each returns seconds
 */
function compare(sides) {
  const names = /** @type {(Side | 'wasm')[]} */ (Object.keys(sides));
  for (const name of names) sides[name](); // warm
  const samples = Array.from({ length: rounds }, () => {
    return /** @type {Record<Side | 'wasm', number>} */ (
      Object.fromEntries(names.map((name) => [name, sides[name]()]))
    );
  });
  return {
    /** @param {Side | 'wasm'} name */
    time: (name) => Math.min(...samples.map((sample) => sample[name])),
    /** @param {Side} name */
    toWasm: (name) => median(samples.map((sample) => sample[name] / sample.wasm)),
  };
}

/** @type {any} */
const bench = await WebAssembly.instantiate(readFileSync('build/wasm-build/bench_module.wasm'), {
  env: { emscripten_notify_memory_growth() {} },
  wasi_snapshot_preview1: { proc_exit() {} },
}).then(({ instance }) => instance.exports);
bench._initialize();
const core = await createCore(readFileSync('build/wasm/module.wasm'));

/**
 * The states in which every parameter has its default, its least or its largest value.
 * @param {any} slug
 */
function states(slug) {
  const at = (/** @type {'low' | 'high'} */ end) =>
    Object.fromEntries(
      core.fields(slug).map((field) => {
        return [field.name, field.kind === 'flag' ? field[end] === 1 : field[end]];
      }),
    );
  return [{}, at('low'), at('high')];
}

// Before all else: starting other programs slows the next calls down.
const shipped = new Map(
  core.slugs.map((slug) => [
    String(slug),
    Math.max(...states(slug).map((state) => timeSingle(() => core.read(slug, state)))),
  ]),
);

let missed = 0;
/** @param {boolean} holds */
function aim(holds) {
  if (!holds) missed++;
  return holds ? 'met' : 'MISSED';
}

/** @param {number} seconds */
const micro = (seconds) => `${(seconds * 1e6).toFixed(1)} µs`;

/** @param {string} name @param {string[]} cells */
function line(name, ...cells) {
  console.log(name.padEnd(24) + cells.map((cell) => cell.padStart(13)).join(''));
}

const names = String(execFileSync('build/native/bench', ['--benchmark_list_tests']));
const works = names
  .trim()
  .split('\n')
  .map((name, index) => ({
    name,
    native: () => timeNative(name),
    wasm: () => time((times) => bench.RunWork(index, times)),
  }));

console.log(`Aim for curves: WebAssembly at least 10 times as fast as a plain loop in JavaScript, and
at most 1.5 times as long as native code.
`);
line('work', 'native', 'wasm', 'js', 'js/wasm', 'wasm/native', 'aim');
for (const { name, native, wasm } of works.filter(({ name }) => name in plainJs)) {
  const js = () =>
    time((times) => {
      for (let i = 0; i < times; i++) plainJs[name]();
    });
  const found = compare({ native, wasm, js });
  const gain = found.toWasm('js');
  const loss = 1 / found.toWasm('native');
  line(
    name,
    micro(found.time('native')),
    micro(found.time('wasm')),
    micro(found.time('js')),
    gain.toFixed(2),
    loss.toFixed(2),
    name.startsWith('curve') ? aim(gain >= 10 && loss <= 1.5) : '',
  );
}

console.log(`
Aim for readings: under ${micro(longestReading)} through the shipped module, conversion to JavaScript included,
in the slowest of three states: defaults, least and largest parameters.
`);
line('reading', 'native', 'wasm', 'wasm/native', 'shipped', 'aim');
for (const { name, native, wasm } of works.filter(({ name }) => !(name in plainJs))) {
  const found = compare({ native, wasm });
  const whole = shipped.get(name) ?? Number.NaN;
  line(
    name,
    micro(found.time('native')),
    micro(found.time('wasm')),
    (1 / found.toWasm('native')).toFixed(2),
    micro(whole),
    aim(whole < longestReading),
  );
}

console.log(`\nAims missed: ${missed}.`);
