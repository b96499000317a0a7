// Content-Security-Policies. Nothing is allowed but what a page names.

import { createHash } from 'node:crypto';

export const policyWith = (sources: Record<string, string>): string =>
  Object.entries({
    'default-src': "'none'",
    ...sources,
    'base-uri': "'none'",
    'form-action': "'none'",
    // Text becomes markup or script only through Lit, whose templates are constants. Two scripts
    // on one page may each bring their Lit.
    'require-trusted-types-for': "'script'",
    'trusted-types': "lit-html 'allow-duplicates'",
  })
    .map(([directive, values]) => `${directive} ${values}`)
    .join('; ');

/** Allows a script or a style that stands in the page itself: exactly this text. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policyFor = (files: string): string =>
  policyWith({
    'script-src': `${files} 'wasm-unsafe-eval'`,
    'style-src': files,
    'img-src': `${files} data:`,
    'connect-src': files,
  });

/** No inline script or style, nothing from elsewhere; WebAssembly compiles, nothing else does. */
export const policy = policyFor("'self'");

/** The same, from anywhere: to WebKit nothing is 'self' in a sandbox that has no origin. */
export const framePolicy = policyFor('*');
