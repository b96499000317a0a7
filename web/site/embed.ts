// embed.js, which other people's pages include: brings a widget to life when it comes near.
//
// Small, and leaves the page as it was: no globals, no styles, one observer for what is added.

import wasmUrl from '../../build/wasm/module.wasm?url';
import styleUrl from '../styles/embed.css?url';

const views = import.meta.glob('../widgets/*.ts');
const slugs = new Map(
  Object.keys(views).map((path) => [`pe-${path.replace(/^.*\/|\.ts$/g, '')}`, path]),
);
const selector = [...slugs.keys()].join();

/** How far beyond the window a widget begins to load. */
const margin = '600px';

const absolute = (url: string) => new URL(url, import.meta.url).href;

/** What has gone wrong so far: said once, not by every widget. */
const told = new Set<string>();

/** What all widgets share, fetched with the first. */
let shared: ReturnType<typeof load> | undefined;
async function load() {
  const [element, { fetchCore }] = await Promise.all([
    import('../element/widget-element.ts'),
    import('../../wasm/core.mjs'),
  ]);
  element.stylesheet.href = absolute(styleUrl);
  element.WidgetElement.home = absolute('./');
  return { element, core: await fetchCore(absolute(wasmUrl)) };
}

async function bring(tag: string): Promise<void> {
  if (customElements.get(tag)) return;
  try {
    shared ??= load();
    const [{ element, core }, view] = await Promise.all([shared, views[slugs.get(tag) ?? '']()]);
    element.defineWidget(core, (view as { default: never }).default);
  } catch (error) {
    // What stands inside the element stays; the next one to come near tries again.
    shared = undefined;
    if (!told.has(String(error))) console.warn(error);
    told.add(String(error));
  }
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      bring(target.localName);
    }
  },
  { rootMargin: margin },
);

function watch(node: Node): void {
  if (!(node instanceof Element)) return;
  if (node.matches(selector)) near.observe(node);
  for (const element of node.querySelectorAll(selector)) near.observe(element);
}

watch(document.documentElement);
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) watch(node);
}).observe(document.documentElement, { childList: true, subtree: true });
