// The script of the single-file edition: nothing is fetched. Hydration support comes before any Lit module.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import './theme.ts';
import wasm from '../../build/wasm/module.wasm?inline';
import { createCore } from '../../wasm/core.mjs';
import { bringToLife } from './article.ts';

function start(): void {
  const bytes = Uint8Array.from(atob(wasm.slice(wasm.indexOf(',') + 1)), (c) => c.charCodeAt(0));
  const home = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  bringToLife(home?.href ?? location.href, createCore(bytes));
}

// It stands in the head, so that the theme is there before the page is drawn.
document.addEventListener('DOMContentLoaded', start);
