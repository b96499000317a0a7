// The core as JavaScript sees it: readings by slug, and errors that say what was wrong.
//
// The same file serves browsers and Node; whoever loads it brings the bytes of module.wasm.

import createModule from '../build/wasm/module.mjs';
import { createParsers } from './texts.mjs';

/** @import {Core, FieldInfo, Slug} from './core.d.mts' */

const kinds = /** @type {const} */ (['flag', 'whole', 'real', 'vector', 'matrix']);

/**
 * A field as the module describes it.
 * @typedef {{ name: string, kind: typeof kinds[number] }} Field
 */

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
 * A parameter as the module takes it; undefined if it is of another type, or no number.
 * @param {FieldInfo} field @param {unknown} value
 */
function toNumber({ kind }, value) {
  if (typeof value === 'boolean') return kind === 'flag' ? Number(value) : undefined;
  return typeof value === 'number' && kind !== 'flag' && !Number.isNaN(value) ? value : undefined;
}

/**
 * Where fields begin in an answer, and where it ends.
 * @param {ReadonlyArray<Field>} fields @param {Float64Array} answer
 */
function startsOf(fields, answer) {
  const starts = [0];
  let next = 0;
  for (const { kind } of fields) {
    if (kind === 'vector') next += answer[next];
    if (kind === 'matrix') next += 1 + answer[next] * answer[next + 1];
    starts.push(++next);
  }
  return starts;
}

/**
 * The value of a field that lies there in an answer; its arrays are parts of it.
 * @param {Field} field @param {Float64Array} answer @param {number} start @param {number} end
 */
function valueAt({ kind }, answer, start, end) {
  const first = answer[start];
  if (kind === 'vector') return answer.subarray(start + 1, end);
  if (kind !== 'matrix') return kind === 'flag' ? first !== 0 : first;
  const columns = answer[start + 1];
  const row = (/** @type {number} */ i) => start + 2 + i * columns;
  return Array.from({ length: first }, (_, i) => answer.subarray(row(i), row(i + 1)));
}

/**
 * Starts the core from the bytes of module.wasm.
 * @param {BufferSource} wasmBinary
 * @returns {Promise<Core>}
 */
export async function createCore(wasmBinary) {
  requireWebAssembly();
  const module = await createModule({ wasmBinary });
  /** @type {(list: any[]) => any} */
  const named = (list) =>
    list.map(({ kind, logarithmic, ...field }) =>
      Object.freeze({ ...field, kind: kinds[kind], logarithmic: logarithmic > 0 }),
    );
  /** @type {Map<string, { n: number, params: FieldInfo[], fields: Field[] }>} */
  const widgets = new Map();
  for (const { slug, params, reading } of module.widgets()) {
    const n = widgets.size;
    const fields = named([...params, ...reading]);
    widgets.set(slug, { n, params: Object.freeze(fields.slice(0, params.length)), fields });
  }
  const slugs = Object.freeze(/** @type {Slug[]} */ ([...widgets.keys()]));

  /**
   * The reading before: what did not change since is not copied again.
   * @type {{ slug?: string, starts?: number[], entries: [name: string, value: unknown][] }}
   */
  let before = { entries: [] };

  /** @param {string} slug */
  function find(slug) {
    const widget = widgets.get(slug);
    if (!widget) throw new ParameterError('widget', null, slug, `one of ${slugs.join(', ')}`);
    return widget;
  }

  return {
    slugs,
    fields: (slug) => find(slug).params,
    memory: () => module.memory(),
    ...createParsers(module),
    read(slug, params = {}) {
      const widget = find(slug);
      const names = () => widget.params.map(({ name }) => name).join(', ') || 'no parameters';
      if (typeof params !== 'object' || params === null || isArray(params)) {
        throw new ParameterError(slug, null, params, `an object with ${names()}`);
      }
      // A copy: getters and proxies run here, where they may throw, not between input and answer.
      /** @type {Record<string, unknown>} */
      const input = { ...params };
      /** @type {(name: string, field?: FieldInfo) => ParameterError} */
      const refuse = (name, field) =>
        new ParameterError(slug, name, input[name], field ? allowed(field) : `only ${names()}`);
      const numbers = module.given().fill(Number.NaN);
      for (const name of Object.keys(input)) {
        const at = widget.params.findIndex((known) => known.name === name);
        const field = widget.params[at];
        const number = field && toNumber(field, input[name]);
        if (number === undefined) throw refuse(name, field);
        numbers[at] = number;
      }
      const refused = module.read(widget.n);
      if (refused >= 0) {
        const field = widget.params[refused];
        throw refuse(field.name, field);
      }
      const {
        fields,
        params: { length },
      } = widget;
      const all = module.answer();
      const starts = startsOf(fields, all);
      const same = before.slug === slug && `${before.starts}` === `${starts}`;
      const changed = all.length - (same ? module.unchanged() : 0);
      // An array is copied whole, or not at all.
      const copied = starts.find((start) => start >= changed);
      const answer = all.slice(0, copied);
      const entries = fields.map((field, i) =>
        starts[i] < answer.length
          ? [field.name, valueAt(field, answer, starts[i], starts[i + 1])]
          : before.entries[i],
      );
      before = { slug, starts, entries };
      const object = Object.fromEntries;
      return { params: object(entries.slice(0, length)), reading: object(entries.slice(length)) };
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
