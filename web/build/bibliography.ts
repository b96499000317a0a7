// The sources of the article. content/bibliography.json holds them in CSL's field names.

import { html } from '@lit-labs/ssr';
import type { TemplateResult } from 'lit';

export interface Source {
  id: string;
  /** As it is cited in the text. */
  short: string;
  authors: string;
  title: string;
  year: number;
  venue: string;
  url: string;
}

export class Bibliography {
  private readonly cited = new Set<string>();
  constructor(private readonly sources: ReadonlyArray<Source>) {}

  /** The source, marked as cited. */
  get(id: string | null | undefined, place: string): Source {
    const source = this.sources.find((candidate) => candidate.id === id);
    if (!source) {
      const known = this.sources.map((candidate) => candidate.id).join(', ');
      throw new Error(`${place}: no source “${id}”, there are: ${known}`);
    }
    this.cited.add(source.id);
    return source;
  }

  /** The cited sources as a list. */
  render(): TemplateResult {
    const cited = this.sources.filter(({ id }) => this.cited.has(id));
    return html`<ol class="sources">${cited.map(
      ({ id, authors, title, venue, year, url }) =>
        html`<li id=${id} lang="en">${authors} (${year}). <a href=${url}>${title}</a>. ${venue}.</li>`,
    )}</ol>`;
  }
}
