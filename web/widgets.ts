// All widgets, found by file name: a new one needs no entry anywhere.
import type { Slug } from '../wasm/core.mjs';
import type { WidgetView } from './element/widget-element.ts';

const modules = import.meta.glob<{ default: WidgetView<Slug> }>('./widgets/*.ts', { eager: true });

export const widgets: ReadonlyArray<WidgetView<Slug>> = Object.values(modules).map(
  (module) => module.default,
);
