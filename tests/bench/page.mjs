// How long a widget keeps the page busy for every event of a control: what the main thread does
// above an idle page, from Chromium's own trace, at full speed and with the processor slowed down
// fourfold. Time of the thread is counted, not of the clock: other programs disturb it little.

import { chromium } from '@playwright/test';
import { preview } from 'vite';

const events = 60;
const aims = { full: 4, throttled: 16 };
const throttling = 4;
/**
 * Every round goes through all widgets and the same states of each. Other programs only ever add to
 * what an event takes; rounds minutes apart do not all meet the same ones.
 */
const rounds = 6;

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

/**
 * What a widget's frames take, by round and event; of an idle page for the tag undefined.
 * @type {Map<string | undefined, { full: number[][], throttled: number[][] }>}
 */
const measured = new Map([undefined, ...tags].map((tag) => [tag, { full: [], throttled: [] }]));
for (let round = 0; round < rounds; round++) {
  for (const [tag, { full, throttled }] of measured) {
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    full.push(await frames(tag));
    await client.send('Emulation.setCPUThrottlingRate', { rate: throttling });
    throttled.push(await frames(tag));
  }
}

/**
 * A quantile of every event at its quietest, its least time in all rounds.
 * @param {number[][]} all @param {number} share
 */
const ofEvents = (all, share) =>
  quantile(
    all[0].map((_, event) => Math.min(...all.map((busy) => busy[event]))),
    share,
  );
/**
 * The 95 of 100 of the quietest whole round, with all that hit its events.
 * @param {number[][]} all
 */
const ofRound = (all) => Math.min(...all.map((busy) => quantile(busy, 0.95)));

console.log(`
Aim for events: 95 of 100 keep the main thread busy for at most ${aims.full} ms more than an idle page, and
at most ${aims.throttled} ms on a processor slowed down ${throttling} times. Each event at its quietest of ${rounds} rounds;
the last column has the 95 of 100 of the quietest whole round instead, at both speeds, with all that hit it.
`);
line('widget', 'median', '95 of 100', `${throttling} times slower`, 'whole round');
const idle = measured.get(undefined) ?? { full: [], throttled: [] };
for (const tag of tags) {
  const { full, throttled } = measured.get(tag) ?? idle;
  const [whole, slowWhole] = [
    ofRound(full) - ofRound(idle.full),
    ofRound(throttled) - ofRound(idle.throttled),
  ];
  line(
    tag,
    `${(ofEvents(full, 0.5) - ofEvents(idle.full, 0.5)).toFixed(1)} ms`,
    judge(ofEvents(full, 0.95) - ofEvents(idle.full, 0.95), aims.full),
    judge(ofEvents(throttled, 0.95) - ofEvents(idle.throttled, 0.95), aims.throttled),
    `${whole.toFixed(1)}, ${slowWhole.toFixed(1)} ms`,
  );
}
console.log(`\nAims missed on the page: ${missed}.`);

await browser.close();
await server.close();
