// A state as text, as links and queries carry it: position=32&allPairs=true.

import type { FieldInfo } from '../../wasm/core.mjs';

/** How a parameter is called in HTML. */
export const attributeOf = (name: string) => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);

/** What a parameter's text stands for. What is no such value stays text, for the core to refuse. */
export function parseValue(field: FieldInfo | undefined, text: string): unknown {
  if (field?.kind === 'flag') return text === 'true' || (text === 'false' ? false : text);
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isNaN(number) ? text : number;
}

export function parseState(
  fields: ReadonlyArray<FieldInfo>,
  text: string,
): Record<string, unknown> {
  const entries = Array.from(new URLSearchParams(text), ([name, value]) => [
    name,
    parseValue(
      fields.find((field) => field.name === name),
      value,
    ),
  ]);
  return Object.fromEntries(entries);
}

/** What of a state differs from the initial one; empty for the initial state itself. */
export function formatState(params: object, initial: object): string {
  const start = new Map(Object.entries(initial));
  const changed = Object.entries(params).filter(([name, value]) => value !== start.get(name));
  return new URLSearchParams(changed.map(([name, value]) => [name, String(value)])).toString();
}
