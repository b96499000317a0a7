// The built site as GitHub Pages serves it, at the root of a domain or below it.

import { readFile } from 'node:fs/promises';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { test as base } from '@playwright/test';

const site = join(__dirname, '../../build/site');

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.xml': 'application/xml',
};

interface Server {
  /** Where the site lies. */
  url: string;
  close(): Promise<void>;
}

interface Options {
  /** The folder of the site, with both slashes. */
  base?: string;
  headers?: OutgoingHttpHeaders;
  /** What stands first in the head of every page. */
  head?: string;
  /** Pages of somebody else's and what belongs to them, by path. */
  pages?: Record<string, string>;
}

export async function serveSite({
  base = '/',
  headers,
  head = '',
  pages = {},
}: Options = {}): Promise<Server> {
  const answer = async (path: string): Promise<[status: number, type: string, body: Buffer]> => {
    if (Object.hasOwn(pages, path))
      return [200, extname(path) || '.html', Buffer.from(pages[path])];
    try {
      if (!path.startsWith(base) || path.includes('..')) throw new RangeError(path);
      const name = path.slice(base.length).replace(/(?<=^|\/)$/, 'index.html');
      return [200, extname(name), await readFile(`${site}/${name}`)];
    } catch {
      return [404, '.html', await readFile(`${site}/404.html`)];
    }
  };
  const server = createServer(async ({ url, method }, response) => {
    const { pathname } = new URL(`http://host${url}`);
    const [status, type, body] = await answer(decodeURIComponent(pathname));
    response.writeHead(status, {
      'content-type': types[type] ?? 'application/octet-stream',
      'access-control-allow-origin': '*',
      ...headers,
    });
    const sent =
      type === '.html' ? String(body).replace('<meta charset="utf-8">', `$&${head}`) : body;
    response.end(method === 'HEAD' ? undefined : sent);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Tests that start servers, which end with the worker. */
export const test = base.extend<object, { serve: typeof serveSite }>({
  serve: [
    // biome-ignore lint/correctness/noEmptyPattern: that is how Playwright sees what is asked for
    async ({}, use) => {
      const servers: Server[] = [];
      await use(async (options) => {
        const server = await serveSite(options);
        servers.push(server);
        return server;
      });
      await Promise.all(servers.map((server) => server.close()));
    },
    { scope: 'worker' },
  ],
});
