// The single-file edition: the prerendered article with all that it loads inside.

import { hashOf, policyWith } from './policy.ts';

interface Parts {
  script: string;
  /** The style sheet of the page, and the smaller one of the shadow roots. */
  page: string;
  widget: string;
  icon: string;
}

/** Replaces every match; there must be one. */
function swap(html: string, pattern: RegExp, replacement: (...match: string[]) => string): string {
  if (html.search(pattern) === -1) throw new Error(`the page has nothing like ${pattern}`);
  return html.replace(pattern, replacement);
}

export function single(html: string, home: string, { page, widget, icon, ...parts }: Parts) {
  // What would end the element that the script stands in.
  const script = parts.script.replace(/<(?=\/script|!--)/gi, '\\x3C');
  const policy = policyWith({
    'script-src': `${hashOf(script)} 'wasm-unsafe-eval'`,
    'style-src': `${hashOf(page)} ${hashOf(widget)}`,
    'img-src': 'data:',
  });
  const canonical = `<link rel="canonical" href="${home}">`;
  let text = html.replace(/\s*<link rel="(modulepreload|canonical)"[^>]*>/g, '');
  text = swap(text, /\s*<script\b[^>]*><\/script>/g, () => '');
  // What is left of addresses beside the page leads to the site.
  text = swap(
    text,
    /(?<= href=")(?!#|[a-z]+:)[^"]*|(?<= content=")\.\/[^"]*/g,
    (path) => new URL(path, home).href,
  );
  text = swap(text, /(?<="Content-Security-Policy" content=")[^"]*/, () => policy);
  text = swap(
    text,
    /(?<=<link rel="icon"[^>]* href=")[^"]*/,
    () => `data:image/svg+xml,${encodeURIComponent(icon)}`,
  );
  // Hydration takes the style for the link: it stands in the same place.
  text = swap(text, /(?<=-->)<link rel="stylesheet"[^>]*>/g, () => `<style>${widget}</style>`);
  // The script comes last: nothing may change in it.
  const head = `${canonical}\n<style>${page}</style>\n<script>${script}</script>`;
  return swap(text, /<link rel="stylesheet"[^>]*>/, () => head);
}
