// The script of the article's page. Hydration support comes before any Lit module.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import wasmUrl from '../../build/wasm/module.wasm?url';
import { fetchCore } from '../../wasm/core.mjs';
import { stylesheet } from '../element/widget-element.ts';
import { bringToLife } from './article.ts';

// The shadow roots use the page's own style sheet: one file, fetched once.
const link = document.head.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
stylesheet.href = link?.getAttribute('href') ?? '';
bringToLife(location.href.replace(/[?#].*/, ''), fetchCore(new URL(wasmUrl, import.meta.url).href));
