// All widgets, found by file name: a new one needs no entry anywhere.
import type { Slug } from '../wasm/core.mjs';
import type { View } from './element/widget-element.ts';

const modules = import.meta.glob<{ default: View<Slug> }>('./widgets/*.ts', { eager: true });

export const widgets: ReadonlyArray<View<Slug>> = Object.values(modules).map(
  (module) => module.default,
);
