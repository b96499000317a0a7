// How the site is published, and what a host gets.

import { access, constants, readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { read, root } from '../wasm/support.ts';

interface Step {
  id?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}
interface Workflow {
  on: { push: { branches: string[] } };
  permissions: Record<string, string>;
  jobs: Record<string, { permissions: Record<string, string>; steps: Step[] }>;
}

const workflow = async (): Promise<Workflow> =>
  parse(String(await read('.github/workflows/pages.yml')));

test('what is pushed to main is tested, then built for its address, then published', async () => {
  const { on, permissions, jobs } = await workflow();
  expect(on.push.branches).toEqual(['main']);
  expect(permissions).toEqual({});
  expect(jobs.build.permissions).toEqual({ contents: 'read', pages: 'read' });
  expect(jobs.deploy.permissions).toEqual({ pages: 'write', 'id-token': 'write' });

  const { steps } = jobs.build;
  const place = (what: string) => steps.findIndex(({ run, uses }) => (run ?? uses) === what);
  const order = ['actions/checkout@v5', 'scripts/test', 'actions/configure-pages@v5'].map(place);
  order.push(place('scripts/build'), place('actions/upload-artifact@v4'));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));

  const build = steps[place('scripts/build')];
  const source = /steps\.(\w+)\.outputs\.base_url/.exec(build.env?.SITE_URL ?? '')?.[1];
  expect(steps.find(({ id }) => id === source)?.uses).toMatch(/configure-pages/);
  // What deploy-pages looks for.
  const archive = 'artifact.tar';
  expect(steps.at(-1)?.with).toMatchObject({ name: 'github-pages', path: archive });
  expect(steps.at(-2)?.run).toMatch(new RegExp(`^tar .*f ${archive} -C build/site \\.$`));
});

test('every action is pinned by its major version, every script is there', async () => {
  const steps = Object.values((await workflow()).jobs).flatMap((job) => job.steps);
  for (const { uses } of steps) if (uses) expect(uses).toMatch(/^actions\/[\w-]+@v\d+$/);
  const scripts = steps.flatMap(({ run }) => run?.match(/\bscripts\/[\w-]+/g) ?? []);
  expect(scripts).toEqual(['scripts/test', 'scripts/build']);
  for (const script of scripts) await access(`${root}/${script}`, constants.X_OK);
});

test('the site has what hosts ask for, and nothing that they drop (case 14)', async () => {
  const names = await readdir(`${root}/build/site`, { recursive: true });
  for (const name of ['.nojekyll', '404.html', 'index.html', 'robots.txt', 'sitemap.xml']) {
    expect(names).toContain(name);
  }
  expect(names.filter((name) => /(^|\/)_/.test(name))).toEqual([]);
});

test('everything in the site is named relative to where the name stands (case 14)', async () => {
  const names = await readdir(`${root}/build/site`, { recursive: true });
  for (const name of names.filter((name) => /\.(html|css|js)$/.test(name))) {
    const text = String(await read(`build/site/${name}`));
    expect(text.match(/["'`(=]\/([^"'`)\s]*\/)?(assets|embed)\/[^"'`)]*/g), name).toBeNull();
  }
});

test('the map of the site and the note for robots give full addresses', async () => {
  const map = String(await read('build/site/sitemap.xml'));
  const addresses = Array.from(map.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) expect(address).toMatch(/^https?:\/\/.+\/$/);
  expect(String(await read('build/site/robots.txt'))).toContain(`Sitemap: ${addresses[0]}`);
});
