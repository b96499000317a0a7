// The core as JavaScript sees it: readings by slug, and errors that say what was wrong.
//
// The same file serves browsers and Node; whoever loads it brings the bytes of module.wasm.

import createModule from '../build/wasm/module.mjs';

/** @import {Core, FieldInfo, Slug} from './core.d.mts' */

const kinds = /** @type {const} */ (['flag', 'whole', 'real']);

/** Whether it is an array; a revoked proxy, of which Array.isArray throws, is none. @param {unknown} value */
function isArray(value) {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

/** A value as an error message shows it, whatever it is. @param {unknown} value */
function show(value) {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (Object.is(value, -0)) return '-0';
  if (typeof value === 'object' && value !== null) return isArray(value) ? 'an array' : 'an object';
  return typeof value === 'function' ? 'a function' : String(value);
}

/** What a field allows, in words. @param {FieldInfo} field */
function allowed({ kind, low, high }) {
  if (kind === 'flag') return 'true or false';
  return `${kind === 'whole' ? 'a whole number' : 'a number'} from ${low} to ${high}`;
}

/**
 * Parameters that a widget does not take. The properties say in machine-readable form what the
 * message says in English.
 */
export class ParameterError extends RangeError {
  /**
   * @param {string} widget @param {string | null} field @param {unknown} value
   * @param {string} expected
   */
  constructor(widget, field, value, expected) {
    const place = field === null ? widget : `${widget}: ${field}`;
    super(`${place} is ${show(value)}, allowed: ${expected}`);
    this.name = 'ParameterError';
    this.widget = widget;
    this.field = field;
    this.value = value;
    this.allowed = expected;
  }
}

/** Why the core could not start, for programs as `reason`, for people as the message. */
export class CoreError extends Error {
  /** @param {CoreError['reason']} reason @param {string} message @param {unknown} [cause] */
  constructor(reason, message, cause) {
    super(message, { cause });
    this.name = 'CoreError';
    this.reason = reason;
  }
}

/** The smallest module there is: nothing. */
const nothing = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

function requireWebAssembly() {
  if (typeof WebAssembly === 'undefined') {
    throw new CoreError('missing', 'there is no WebAssembly here');
  }
  try {
    new WebAssembly.Module(nothing);
  } catch (cause) {
    throw new CoreError('forbidden', 'WebAssembly is not allowed to run here', cause);
  }
}

/**
 * Starts the core from the bytes of module.wasm.
 * @param {BufferSource} wasmBinary
 * @returns {Promise<Core>}
 */
export async function createCore(wasmBinary) {
  requireWebAssembly();
  const module = await createModule({ wasmBinary });
  /** @type {ReadonlyArray<Slug>} */
  const slugs = Object.freeze(module.slugs());
  /** @type {Map<string, ReadonlyArray<FieldInfo>>} */
  const fields = new Map(
    slugs.map((slug) => [
      slug,
      module
        .fields(slug)
        .map((/** @type {any} */ f) => Object.freeze({ ...f, kind: kinds[f.kind] })),
    ]),
  );

  /** @param {string} slug */
  function fieldsOf(slug) {
    const list = fields.get(slug);
    if (!list) throw new ParameterError('widget', null, slug, `one of ${slugs.join(', ')}`);
    return list;
  }

  return {
    slugs,
    fields: fieldsOf,
    memory: () => module.memory(),
    read(slug, params = {}) {
      const list = fieldsOf(slug);
      const names = list.map((field) => field.name).join(', ') || 'no parameters';
      if (typeof params !== 'object' || params === null || isArray(params)) {
        throw new ParameterError(slug, null, params, `an object with ${names}`);
      }
      // A copy: getters and proxies run here, where they may throw, not inside the module.
      /** @type {Record<string, unknown>} */
      const input = { ...params };
      const { refused, ...answer } = module.read(slug, input);
      if (refused === undefined) return answer;
      // By its number: a name need not survive the way into the module and back.
      const name = Object.keys(input)[refused];
      const field = list.find((known) => known.name === name);
      throw new ParameterError(slug, name, input[name], field ? allowed(field) : `only ${names}`);
    },
  };
}

/**
 * Fetches module.wasm and starts the core. Reads the bytes whole, so that a server's MIME type does
 * not matter; an answer that is no WebAssembly is named by its address and status.
 * @param {string} url
 */
export async function fetchCore(url) {
  // Where it could not run, it is not asked for.
  requireWebAssembly();
  const response = await fetch(url).catch((cause) => {
    throw new CoreError('network', `${url} did not answer`, cause);
  });
  const answer = `${url} answered with status ${response.status}`;
  const bytes = await response.arrayBuffer().catch((cause) => {
    throw new CoreError('network', `${answer}, then broke off`, cause);
  });
  const isWasm = WebAssembly.validate(bytes);
  if (!response.ok || !isWasm) {
    const found = isWasm ? '' : ', and what came is not WebAssembly';
    throw new CoreError('network', answer + found);
  }
  return createCore(bytes);
}
