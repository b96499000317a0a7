// The core in Node: the same module.wasm that browsers load.

import { readFile } from 'node:fs/promises';
import { type Core, createCore } from '../../wasm/core.mjs';

export async function openCore(root: string): Promise<Core> {
  return createCore(await readFile(`${root}/build/wasm/module.wasm`));
}
