// The sources of the article. content/bibliography.json holds them in CSL's field names.

import { html } from '@lit-labs/ssr';
import type { Element } from 'hast';
import { h } from 'hastscript';
import { nothing, type TemplateResult } from 'lit';
import { labels } from '../../content/zh-CN/article.json' with { type: 'json' };

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
  private readonly used = new Set<Source>();
  private readonly cited = new Set<Source>();
  constructor(private readonly sources: ReadonlyArray<Source>) {}

  /** The source, which will stand in the list. */
  get(id: string | null | undefined): Source {
    const source = this.sources.find((candidate) => candidate.id === id);
    if (!source) {
      const known = this.sources.map((candidate) => candidate.id).join(', ');
      throw new Error(`no source “${id}”, there are: ${known}`);
    }
    this.used.add(source);
    return source;
  }

  /** A link to the source in the list, with a card that shows what it is. */
  cite(id: string | null | undefined): Element {
    const source = this.get(id);
    const { short, authors, title, year, venue, url } = source;
    const first = !this.cited.has(source);
    this.cited.add(source);
    return h(
      'span.cite',
      first ? { id: `cite-${source.id}` } : {},
      h('a', { href: `#${source.id}` }, short),
      h(
        'span.card',
        { lang: 'en' },
        h('span.authors', `${authors} (${year})`),
        h('a', { href: url }, title),
        h('span.venue', venue),
      ),
    );
  }

  /** The sources in use as a list; each leads back to where it is cited first. */
  render(): TemplateResult {
    const back = (source: Source) =>
      this.cited.has(source)
        ? html` <a class="back" href=${`#cite-${source.id}`} lang="zh-Hans" aria-label=${labels.back}>↑</a>`
        : nothing;
    return html`<ol class="sources">${this.sources
      .filter((source) => this.used.has(source))
      .map(
        (source) =>
          html`<li id=${source.id} lang="en">${source.authors} (${source.year}). <a href=${source.url}>${source.title}</a>. ${source.venue}.${back(source)}</li>`,
      )}</ol>`;
  }
}
