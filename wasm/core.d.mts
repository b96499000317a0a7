// The types of core.mjs. Those of the single widgets are generated: readings.d.ts.

import type { Widgets } from './readings.d.ts';

export type * from './readings.d.ts';

export type Slug = keyof Widgets;

/** What a parameter may be: low … high, both included. */
export interface FieldInfo {
  readonly name: string;
  readonly kind: 'flag' | 'whole' | 'real';
  readonly low: number;
  readonly high: number;
  /** The smallest change worth making by hand; 0 on a logarithmic scale. */
  readonly step: number;
  /** Equal ratios matter, not equal differences. */
  readonly logarithmic: boolean;
}

/** What an expression of the words names, and how to print it (core/text/expression.h). */
export interface Expression {
  /** undefined: the widget whose words these are. */
  readonly slug: string | undefined;
  /** undefined: the widget's current state. */
  readonly state: Readonly<Record<string, number | boolean>> | undefined;
  readonly field: string;
  /** Numbers, or fields whose values they are. */
  readonly indices: ReadonlyArray<string>;
  readonly format: string | undefined;
}

export interface Core {
  /** All widgets, in the order of the article. */
  readonly slugs: ReadonlyArray<Slug>;
  /** The parameters of a widget. Throws ParameterError for an unknown slug. */
  fields(slug: Slug): ReadonlyArray<FieldInfo>;
  /** How far the heap has grown, in bytes: the same after any number of calls as after the first. */
  memory(): number;
  /**
   * Reads a widget. Absent parameters take their defaults; the answer holds all of them. Its arrays
   * are parts of a copy, which readings share for what did not change between them: they are not to
   * be written to. Throws ParameterError, which names one thing that the widget does not take.
   */
  read<S extends Slug>(slug: S, params?: Partial<Widgets[S]['params']>): Widgets[S];
  /** What a text stands for: a flag or a number; what is neither stays text, for `read` to refuse. */
  parseValue(text: string): boolean | number | string;
  /** A state as text, position=32&allPairs=true, as an object for `read`. The last of a name counts. */
  parseState(text: string): Record<string, boolean | number | string>;
  /** Throws SyntaxError, which quotes the text and what is wrong in it. */
  parseExpression(text: string): Expression;
  /**
   * The parts of a text: in even places what stays, in odd ones what stood in {{…}}. Throws
   * SyntaxError for a {{ that is not closed.
   */
  splitText(text: string): ReadonlyArray<string>;
}

export class ParameterError extends RangeError {
  readonly widget: string;
  readonly field: string | null;
  readonly value: unknown;
  readonly allowed: string;
}

/** Why the core could not start. */
export class CoreError extends Error {
  /** What came is not the module; or there is no WebAssembly; or the page's policy forbids it. */
  readonly reason: 'network' | 'missing' | 'forbidden';
  constructor(reason: CoreError['reason'], message: string, cause?: unknown);
}

export function createCore(wasmBinary: BufferSource): Promise<Core>;
export function fetchCore(url: string): Promise<Core>;
