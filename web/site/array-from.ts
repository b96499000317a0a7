// Array.from as the language has it: libraries of 2007 replace it on the pages where they are, and
// embed.js may stand beside one.

export default function from<T, U = T>(
  source: Iterable<T> | ArrayLike<T>,
  map: (item: T, index: number) => U = (item) => item as unknown as U,
): U[] {
  const results: U[] = [];
  if (Symbol.iterator in Object(source)) {
    for (const item of source as Iterable<T>) results.push(map(item, results.length));
  } else {
    const { length } = source as ArrayLike<T>;
    for (let i = 0; i < length; i++) results.push(map((source as ArrayLike<T>)[i], i));
  }
  return results;
}
