// The pages beside the article: alive as the article is; the gallery can be searched. Hydration
// support comes first.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import wasmUrl from '../../build/wasm/module.wasm?url';
import { fetchCore } from '../../wasm/core.mjs';
import { stylesheet } from '../element/widget-element.ts';
import { decoded } from './address.ts';
import { bringToLife } from './article.ts';

/** Where the site lies: all these pages are one folder below. */
const home = new URL('../', location.href.replace(/[?#].*/, '')).href;

/** The code to copy names the address under which the reader has found the site. */
function tellAddress(): void {
  const assumed = document.body.dataset.home;
  if (!assumed || assumed === home) return;
  for (const code of document.querySelectorAll('.snippet code'))
    code.textContent = code.textContent?.replaceAll(assumed, home) ?? '';
}

function offerSearch(): void {
  const form = document.querySelector<HTMLFormElement>('form.search');
  const input = form?.querySelector('input');
  const output = form?.querySelector('output');
  if (!form || !input || !output) return;
  const entries = [...document.querySelectorAll<HTMLElement>('.entry')];

  const find = () => {
    const words = input.value.toLowerCase().split(/\s+/);
    for (const entry of entries)
      entry.hidden = !words.every((word) => entry.dataset.find?.includes(word));
    const count = entries.filter(({ hidden }) => !hidden).length;
    const answer = (count > 0 ? output.dataset.hits : output.dataset.none) ?? '';
    output.value = input.value.trim() ? answer.replace('{count}', String(count)) : '';
  };
  input.addEventListener('input', find);
  form.addEventListener('submit', (event) => event.preventDefault());
  // A link leads to an entry that may just be hidden.
  window.addEventListener('hashchange', () => {
    const target = document.getElementById(decoded(location.hash.slice(1)));
    if (!target?.hidden) return;
    input.value = '';
    find();
    target.scrollIntoView();
  });
  form.hidden = false;
  // What the browser has kept of an earlier visit.
  find();
}

const link = document.head.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
stylesheet.href = link?.getAttribute('href') ?? '';
tellAddress();
offerSearch();
bringToLife(home, fetchCore(new URL(wasmUrl, import.meta.url).href));
