// What brings the prerendered article to life. Hydration support comes before any Lit module.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import wasmUrl from '../../build/wasm/module.wasm?url';
import { fetchCore } from '../../wasm/core.mjs';
import { defineWidget, stylesheet, WidgetElement } from '../element/widget-element.ts';
import { widgets } from '../widgets.ts';
import { followAddress } from './address.ts';
import { followWidgets } from './live-prose.ts';
import { startShell } from './shell.ts';

async function start(): Promise<void> {
  // The shadow roots use the page's own style sheet: one file, fetched once.
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  stylesheet.href = link?.getAttribute('href') ?? '';
  WidgetElement.home = location.href.replace(/[?#].*/, '');
  followWidgets();
  const core = await fetchCore(new URL(wasmUrl, import.meta.url).href);
  for (const widget of widgets) defineWidget(core, widget);
  followAddress();
}

startShell();
start().catch((error: unknown) => {
  // The prerendered article stays as it is; a note says that it is still.
  const note = document.querySelector<HTMLElement>('.still');
  if (note) note.hidden = false;
  console.warn(error);
});
