// The programs that the article shows: files that a test runs, not text that was typed into it.

const files = import.meta.glob<string>('../../content/listings/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const listings: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, text]) => [path.slice(path.lastIndexOf('/') + 1), text]),
);
