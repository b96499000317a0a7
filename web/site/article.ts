// What brings the prerendered article to life, wherever its core and its styles come from.

import { type Core, CoreError } from '../../wasm/core.mjs';
import { defineWidget, WidgetElement } from '../element/widget-element.ts';
import { widgets } from '../widgets.ts';
import { followAddress } from './address.ts';
import { restFarSections } from './far.ts';
import { followWidgets } from './live-prose.ts';
import { startShell } from './shell.ts';

/** The prerendered article stays as it is; a note says that it is still, why, and what helps. */
function explain(error: unknown): void {
  console.warn(error);
  const note = document.querySelector<HTMLElement>('.still');
  if (!note) return;
  note.textContent = note.dataset[error instanceof CoreError ? error.reason : 'network'] ?? '';
  note.hidden = false;
}

/** Lets the browser draw, and answer the reader, before what comes next. */
const pause = () => new Promise<void>((done) => setTimeout(done));

/** `home` is where the article lies on the web: links and embed codes lead there. */
export async function bringToLife(home: string, opening: Promise<Core>): Promise<void> {
  WidgetElement.home = home;
  restFarSections();
  startShell();
  try {
    const core = await opening;
    followWidgets(core);
    for (const widget of widgets) {
      await pause();
      defineWidget(core, widget);
    }
    followAddress();
  } catch (error) {
    explain(error);
  }
}
