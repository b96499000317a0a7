// How to cite the article itself.

export interface Citable {
  key: string;
  title: string;
  author: string;
  year: number;
  url: string;
}

/** An entry for BibTeX. What the article does not know of itself is left out. */
export function bibtex({ key, title, author, year, url }: Citable): string {
  // A second pair of braces: the author is one name, the title keeps its capitals.
  const fields = Object.entries({ title: `{${title}}`, author: `{${author}}`, year, url })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `  ${name} = {${value}}`);
  return `@misc{${key},\n${fields.join(',\n')}\n}`;
}
