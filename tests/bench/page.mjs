// How long a widget keeps the page busy for every event of a control: what the main thread does
// above an idle page, from Chromium's own trace, at full speed and with the processor slowed down
// fourfold. Time of the thread is counted, not of the clock: other programs disturb it little.

import { chromium } from '@playwright/test';
import { preview } from 'vite';

const events = 60;
const aims = { full: 4, throttled: 16 };
const throttling = 4;
/** Every round goes through the same states, and other programs only ever add to what an event takes. */
const rounds = 4;

/** @typedef {{ name: string, cat: string, ph: string, ts: number, dur?: number, tdur?: number, tid: number, pid: number, args: any }} TraceEvent */

const server = await preview({
  root: 'web',
  logLevel: 'error',
  build: { outDir: '../build/site' },
  preview: { host: '127.0.0.1', port: 8729 },
});
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
await page.emulateMedia({ reducedMotion: 'reduce' });
await page.goto(server.resolvedUrls?.local[0] ?? '');
await page.evaluate(async () => {
  const still = document.querySelectorAll(':not(:defined)');
  await Promise.all(Array.from(still, (e) => customElements.whenDefined(e.localName)));
});
const client = await page.context().newCDPSession(page);

/** @param {() => Promise<void>} work */
async function trace(work) {
  /** @type {TraceEvent[]} */
  const found = [];
  const collect = (/** @type {any} */ { value }) => found.push(...value);
  client.on('Tracing.dataCollected', collect);
  const ended = new Promise((done) => client.once('Tracing.tracingComplete', done));
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      // What says when tasks begin and end, and no more: a fuller trace of a frame takes half a
      // millisecond itself.
      includedCategories: ['toplevel', 'blink.user_timing'],
      excludedCategories: ['*'],
    },
  });
  await work();
  await client.send('Tracing.end');
  await ended;
  client.off('Tracing.dataCollected', collect);
  return found;
}

/**
 * Moves the first slider of a widget once a frame, or nothing at all, and says for every frame how
 * many milliseconds the main thread was at work from its beginning to the next one's.
 * @param {string | undefined} tag
 */
async function frames(tag) {
  const found = await trace(() =>
    page.evaluate(
      async ({ tag, events }) => {
        const host = tag ? document.querySelector(tag) : null;
        /** @type {HTMLInputElement | null | undefined} */
        const slider = host?.shadowRoot?.querySelector('input[type=range]');
        // What comes near is laid out and moves the page once more: until it stands, nothing counts.
        const top = () => host?.getBoundingClientRect().top ?? 0;
        for (let still = 0, before = NaN; host && still < 5; before = top()) {
          host.scrollIntoView({ block: 'center' });
          await new Promise(requestAnimationFrame);
          still = top() === before ? still + 1 : 0;
        }
        const stood = top();
        for (let i = 0; i < events + 10; i++) {
          await new Promise(requestAnimationFrame);
          // Like a hand's, the events come between the frames.
          await new Promise((done) => setTimeout(done));
          performance.mark(i < 10 ? 'warming' : 'event');
          if (!slider) continue;
          const [low, high, step] = [slider.min, slider.max, slider.step].map(Number);
          // To and fro, so that every event changes the state.
          const steps = Math.round((high - low) / step);
          const at = i % (2 * steps);
          slider.valueAsNumber = low + step * (at > steps ? 2 * steps - at : at);
          slider.dispatchEvent(new InputEvent('input'));
        }
        await new Promise(requestAnimationFrame);
        await new Promise((done) => setTimeout(done));
        performance.mark('event');
        if (top() !== stood) throw new Error(`${tag} moved while it was measured`);
      },
      { tag, events },
    ),
  );
  const marks = found.filter(({ name, cat }) => name === 'event' && cat === 'blink.user_timing');
  const { pid, tid } = marks[0];
  const tasks = found.filter(
    ({ name, ...event }) =>
      name === 'ThreadControllerImpl::RunTask' && event.pid === pid && event.tid === tid,
  );
  const starts = marks.map(({ ts }) => ts).sort((a, b) => a - b);
  const busy = new Array(starts.length - 1).fill(0);
  for (const task of tasks) {
    // The task in which a frame begins is that frame's work.
    const end = task.ts + (task.dur ?? 0);
    const frame = starts.findLastIndex((start) => start <= end);
    if (frame >= 0 && frame < busy.length) busy[frame] += (task.tdur ?? task.dur ?? 0) / 1000;
  }
  return busy;
}

/** @param {number[]} values @param {number} share */
const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))];

let missed = 0;
/** @param {number} milliseconds @param {number} aim */
function judge(milliseconds, aim) {
  if (milliseconds > aim) missed++;
  return `${milliseconds.toFixed(1)} ms${milliseconds > aim ? ' MISSED' : ''}`;
}

/** @param {string} name @param {string[]} cells */
function line(name, ...cells) {
  console.log(name.padEnd(28) + cells.map((cell) => cell.padStart(18)).join(''));
}

const tags = await page.evaluate(() =>
  [...document.querySelectorAll('*')]
    .filter((e) => e.shadowRoot?.querySelector('input[type=range]'))
    .map((e) => e.localName),
);

console.log(`
Aim for events: 95 of 100 keep the main thread busy for at most ${aims.full} ms more than an idle page, and
at most ${aims.throttled} ms on a processor slowed down ${throttling} times. Each event at its quietest of ${rounds} rounds;
the last column has the 95 of 100 of the quietest whole round instead, at both speeds, with all that hit it.
`);
line('widget', 'median', '95 of 100', `${throttling} times slower`, 'whole round');
/**
 * Every event at its quietest, its least time in all rounds; and the whole round that was quietest,
 * with all that hit its events.
 * @param {string | undefined} tag @param {number} rate
 */
async function quietest(tag, rate) {
  await client.send('Emulation.setCPUThrottlingRate', { rate });
  /** @type {number[][]} */
  const all = [];
  for (let round = 0; round < rounds; round++) all.push(await frames(tag));
  const events = all[0].map((_, event) => Math.min(...all.map((busy) => busy[event])));
  const whole = Math.min(...all.map((busy) => quantile(busy, 0.95)));
  return { events, whole };
}
const { events: idle, whole: wholeIdle } = await quietest(undefined, 1);
const { events: slowIdle, whole: slowWholeIdle } = await quietest(undefined, throttling);
/**
 * A quantile of a widget's events above the same quantile of an idle page's frames.
 * @param {number[]} busy @param {number[]} idle @param {number} share
 */
const above = (busy, idle, share) => quantile(busy, share) - quantile(idle, share);
for (const tag of tags) {
  const { events: full, whole } = await quietest(tag, 1);
  const { events: slow, whole: slowWhole } = await quietest(tag, throttling);
  line(
    tag,
    `${above(full, idle, 0.5).toFixed(1)} ms`,
    judge(above(full, idle, 0.95), aims.full),
    judge(above(slow, slowIdle, 0.95), aims.throttled),
    `${(whole - wholeIdle).toFixed(1)}, ${(slowWhole - slowWholeIdle).toFixed(1)} ms`,
  );
}
console.log(`\nAims missed on the page: ${missed}.`);

await browser.close();
await server.close();
