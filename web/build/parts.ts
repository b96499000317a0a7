// What the pages of the site have in common.

import { html } from '@lit-labs/ssr';
import { labels } from '../../content/zh-CN/article.json' with { type: 'json' };
import { links } from '../../content/zh-CN/gallery.json' with { type: 'json' };
import tokens from '../styles/tokens.css?raw';
import { policy } from './policy.ts';

/** What styles/tokens.css says of the paper. */
export function paperOf(tokens: string): { light: string; dark: string } {
  const found = /--paper: light-dark\((#\w+), (#\w+)\)/.exec(tokens);
  if (!found) throw new Error('styles/tokens.css: no --paper: light-dark(#…, #…)');
  const [, light, dark] = found;
  return { light, dark };
}

interface Head {
  title: string;
  description: string;
  /** The way from the page to the site's root. */
  root: string;
  styles: ReadonlyArray<string>;
  csp?: string;
}

export function head({ title, description, root, styles, csp = policy }: Head) {
  const { light, dark } = paperOf(tokens);
  return html`<meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content=${csp}>
    <title>${title}</title>
    <meta name="description" content=${description}>
    <meta name="color-scheme" content="light dark">
    <meta name="theme-color" data-scheme="light" content=${light} media="(prefers-color-scheme: light)">
    <meta name="theme-color" data-scheme="dark" content=${dark} media="(prefers-color-scheme: dark)">
    <link rel="icon" type="image/svg+xml" href=${`${root}favicon.svg`}>
    ${styles.map((href) => html`<link rel="stylesheet" href=${href}>`)}`;
}

/** Light, dark, or as the system has it; shown by the script that makes it work. */
export function themeButton() {
  const { auto, light, dark } = labels.theme;
  return html`<button class="theme" type="button" hidden data-auto=${auto} data-light=${light} data-dark=${dark}>
        <svg viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="6.25" /><path d="M8 1.75a6.25 6.25 0 0 1 0 12.5z" /></svg>
      </button>`;
}

/** Where the page says why its figures are still, if they are. */
export function stillNote() {
  const { network, missing, forbidden } = labels.still;
  return html`<p class="still" role="status" hidden data-network=${network} data-missing=${missing} data-forbidden=${forbidden}></p>`;
}

/** The pages beside the article, from a page that is `up` below the root. */
export function siteLinks(up: string) {
  return html`<a href=${`${up}gallery/`}>${links.gallery}</a> · <a href=${`${up}blog/`}>${links.blog}</a>`;
}
