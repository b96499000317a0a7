// WebKitGTK, driven by the W3C's WebDriver protocol: as much of Playwright's page as a reader needs.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Theme, Window } from './engines.ts';
import type { Reader } from './hands.ts';

/** The protocol's names of keys that are no characters. */
const keys: Record<string, string> = {
  Shift: '\uE008',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** The driver on a screen of its own, which ends with it. */
function startDriver(port: number, settings: string): ChildProcess {
  const screen = ['--auto-servernum', '--server-args=-screen 0 1280x1024x24'];
  const driver = ['WebKitWebDriver', '--host=127.0.0.1', `--port=${port}`];
  return spawn('xvfb-run', [...screen, ...driver], {
    // A process group, to be ended as one.
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      XDG_CONFIG_HOME: settings,
    },
  });
}

/** A folder with the settings of a system that has that theme and wants no motion. */
async function writeSettings(theme: Theme): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  const name = { light: 'Adwaita', dark: 'Adwaita-dark' }[theme];
  const settings = `[Settings]\ngtk-theme-name=${name}\ngtk-enable-animations=false\n`;
  await writeFile(join(folder, 'gtk-3.0/settings.ini'), settings);
  return folder;
}

/** Opens a window. */
export async function openWebKit(
  theme: Theme,
  viewport: { width: number; height: number },
): Promise<Window> {
  const port = await freePort();
  const settings = await writeSettings(theme);
  const driver = startDriver(port, settings);
  const command = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = (await response.json()) as { value: any };
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  const end = () => {
    process.kill(-driver.pid!);
    return rm(settings, { recursive: true });
  };
  try {
    while (!(await command('GET', '/status').catch(() => undefined))?.ready) {
      if (driver.exitCode !== null) throw new Error('WebKitWebDriver did not start');
      await new Promise((later) => setTimeout(later, 50));
    }
    const { sessionId } = await command('POST', '/session', { capabilities: {} });
    const session = `/session/${sessionId}`;
    const post = (path: string, body: object) => command('POST', `${session}/${path}`, body);
    await post('timeouts', { script: 60_000, pageLoad: 60_000 });
    await post('window/rect', viewport);
    return {
      page: pageOf(post),
      // The driver tells nothing of the console; pages do, if asked to watch.
      trouble: [],
      close: async () => {
        await command('DELETE', session);
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

function pageOf(post: (path: string, body: object) => Promise<any>): Reader {
  const act = (type: 'pointer' | 'key', actions: object[]) =>
    post('actions', { actions: [{ type, id: type, actions }] });
  let place = { x: 0, y: 0 };
  const evaluate = async (work: unknown, argument?: unknown) => {
    const call = typeof work === 'function' ? `(${work})(argument)` : String(work);
    const { value, error } = await post('execute/async', {
      script: `const [argument, done] = arguments;
          (async () => ${call})().then((value) => done({ value }), (e) => done({ error: String(e) }));`,
      args: [argument ?? null],
    });
    if (error) throw new Error(error);
    return value;
  };
  const page = {
    goto: (url) => post('url', { url }),
    evaluate,
    frames: () => [
      page,
      {
        async evaluate(work: unknown, argument?: unknown) {
          await post('frame', { id: 0 });
          // The mouse stays the page's.
          return evaluate(work, argument).finally(() => post('frame', { id: null }));
        },
      },
    ],
    mouse: {
      async move(x, y, { steps = 1 } = {}) {
        const way = { x: x - place.x, y: y - place.y };
        const moves = Array.from({ length: steps }, (_, step) => ({
          type: 'pointerMove',
          duration: 0,
          x: Math.round(x - way.x * (1 - (step + 1) / steps)),
          y: Math.round(y - way.y * (1 - (step + 1) / steps)),
        }));
        place = { x, y };
        await act('pointer', moves);
      },
      down: () => act('pointer', [{ type: 'pointerDown', button: 0 }]),
      up: () => act('pointer', [{ type: 'pointerUp', button: 0 }]),
    },
    keyboard: {
      press(chord) {
        const values = chord.split('+').map((key) => keys[key] ?? key);
        return act('key', [
          ...values.map((value) => ({ type: 'keyDown', value })),
          ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
        ]);
      },
    },
  } as Reader;
  return page;
}
