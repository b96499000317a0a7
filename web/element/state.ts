// A state as text, as links and queries carry it: position=32&allPairs=true. The core reads it
// (core/text/state.h).

/** How a parameter is called in HTML. */
export const attributeOf = (name: string) => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);

/** What of a state differs from the initial one; empty for the initial state itself. */
export function changesOf(params: object, initial: object): Array<[string, string]> {
  const start = new Map(Object.entries(initial));
  return Object.entries(params)
    .filter(([name, value]) => value !== start.get(name))
    .map(([name, value]) => [name, String(value)]);
}

/** Neither names nor values hold a character that an address has to encode. */
export const formatState = (entries: Iterable<[string, string]>) =>
  Array.from(entries, (entry) => entry.join('=')).join('&');
