// The files that other people's blogs take: what is shown is what the tests run.

const files = import.meta.glob<string>('../../content/snippets/**/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Where the site lies in these files. */
const placeholder = 'https://pe.example/';

/** Every file, by its path, as it is for a site that lies at `home`. */
export const snippetsFor = (home: string): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(files).map(([path, text]) => [
      path.replace(/^.*\/snippets\//, ''),
      text.trimEnd().replaceAll(placeholder, home),
    ]),
  );
