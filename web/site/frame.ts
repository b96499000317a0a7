// A widget as a page of its own, inside somebody's iframe. Hydration support comes first.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import wasmUrl from '../../build/wasm/module.wasm?url';
import { fetchCore } from '../../wasm/core.mjs';
import { formatState } from '../element/state.ts';
import { defineWidget, stylesheet, WidgetElement } from '../element/widget-element.ts';
import { widgets } from '../widgets.ts';
import { postHeight } from './height.ts';

type Widget = WidgetElement<never> & { updateComplete: Promise<boolean> };

const query = new URLSearchParams(location.search);
const element = document.querySelector<Widget>('main > *');

/** Whether the parent asked for light or dark; anything else leaves the choice to the system. */
function setTheme(theme: unknown): void {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

/** The page around the frame may change the theme later: {type: 'pe-theme', theme: 'dark'}. */
function listen(): void {
  window.addEventListener('message', ({ source, data }) => {
    if (source !== window.parent || source === window) return;
    if (typeof data === 'object' && data !== null && data.type === 'pe-theme') setTheme(data.theme);
  });
}

/** An open menu lies over what follows it, and here nothing does: the page grows with it. */
function makeRoom(menu: HTMLDetailsElement): void {
  const sizes = new ResizeObserver(() => {
    const foot = menu.lastElementChild?.getBoundingClientRect().bottom ?? 0;
    document.body.style.minHeight = menu.open ? `${foot + scrollY}px` : '';
  });
  const opened = () => menu.lastElementChild && sizes.observe(menu.lastElementChild);
  new MutationObserver(opened).observe(menu, { childList: true });
}

async function start(): Promise<void> {
  if (!element) return;
  setTheme(query.get('theme'));
  listen();
  const menu = element.shadowRoot?.querySelector<HTMLDetailsElement>('.menu');
  if (menu) makeRoom(menu);
  postHeight(document.body, element.localName.slice('pe-'.length));
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  stylesheet.href = link?.getAttribute('href') ?? '';
  WidgetElement.home = new URL('../../', location.href.split('?')[0]).href;
  const core = await fetchCore(new URL(wasmUrl, import.meta.url).href);
  for (const widget of widgets) defineWidget(core, widget);
  if (query.get('static') === '1') element.toggleAttribute('still', true);
  for (const name of ['theme', 'static', 'lang']) query.delete(name);
  await element.updateComplete;
  if (query.size > 0) element.setState(formatState(query));
}

// Without scripts, or without the core, the prerendered figure stays as it is.
start().catch((error: unknown) => console.warn(error));
