// usage: node tests/browser/lighthouse.mjs [runs]
//
// Lighthouse's scores of the built article on a phone. Accessibility, best practices and search are
// facts about the page and must be 100. Performance is a timing: it is measured only if a number of
// runs is given, and its median is printed to be read, not asserted.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const port = 8721;
const certain = ['accessibility', 'best-practices', 'seo'];
const timed = process.argv.length > 2;
const runs = timed ? Number(process.argv[2]) : 1;

const web = fileURLToPath(new URL('../../web', import.meta.url));
const server = spawn(
  'node_modules/.bin/vite',
  [
    'preview',
    '--outDir',
    '../build/site',
    '--host',
    '127.0.0.1',
    '--port',
    port,
    '--strictPort',
  ].map(String),
  { cwd: web, stdio: ['ignore', 'pipe', 'inherit'] },
);
await once(server.stdout, 'data');
const chrome = await launch({
  chromePath: '/usr/bin/chromium',
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'],
});

/** @type {Record<string, number[]>} */
const scores = {};
try {
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(`http://127.0.0.1:${port}/`, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: timed ? [...certain, 'performance'] : certain,
    });
    if (!result) throw new Error('Lighthouse gave no result');
    for (const [name, { score, auditRefs }] of Object.entries(result.lhr.categories)) {
      scores[name] ??= [];
      scores[name].push(Math.round(100 * (score ?? 0)));
      if (!certain.includes(name) || score === 1) continue;
      for (const { id, weight } of auditRefs) {
        const audit = result.lhr.audits[id];
        if (weight > 0 && audit.score !== null && audit.score < 1) {
          console.log(`${name}: ${audit.title}`, JSON.stringify(audit.details ?? {}).slice(0, 600));
        }
      }
    }
  }
} finally {
  chrome.kill();
  server.kill();
}

let failed = false;
for (const [name, values] of Object.entries(scores)) {
  const median = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (certain.includes(name) && median < 100) failed = true;
  console.log(`${name.padEnd(16)} ${median}   (${values.join(', ')})`);
}
process.exitCode = failed ? 1 : 0;
