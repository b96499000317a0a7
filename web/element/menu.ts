// The quiet menu of every widget: what can be taken away from its current state.

import {
  html,
  nothing,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import { attributeOf, formatState } from './state.ts';
import { common } from './words.ts';

/** What the menu speaks of. */
export interface Subject {
  slug: string;
  name: string;
  params: object;
  reading: object;
  /** What of the state differs from the initial one. */
  changes: ReadonlyArray<[string, string]>;
  /** The figure, if there is one. */
  figure: SVGSVGElement | null;
  /** Whether the site has a picture of it. */
  pictured: boolean;
  /** The address of the article. */
  home: string;
}

/** Text that stands for itself between tags and in attributes. */
const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c,
  );

/** A state as an address ends with it. */
const queryOf = (changes: Subject['changes']) =>
  changes.length > 0 ? `?${formatState(changes)}` : '';

export const linkTo = ({ slug, changes, home }: Subject) =>
  new URL(`#${slug}${queryOf(changes)}`, home).href;

/** Until it comes alive, and where it never does, the element shows a picture that leads to the article. */
export function elementCode({ slug, name, changes, pictured, home }: Subject): string {
  const address = (path: string) => escaped(new URL(path, home).href);
  const attributes = changes.map(([field, value]) => ` ${attributeOf(field)}="${escaped(value)}"`);
  const picture = `<img src="${address(`embed/${slug}/picture.svg`)}" alt="${escaped(name)}" loading="lazy">`;
  return [
    `<script type="module" src="${address('embed.js')}"></script>`,
    `<pe-${slug}${attributes.join('')}><a href="${address(`#${slug}`)}">${pictured ? picture : escaped(name)}</a></pe-${slug}>`,
  ].join('\n');
}

/** What a page that does not hear the frame's messages gives it. */
export const frameHeight = 520;

export function frameCode({
  slug,
  name,
  changes,
  home,
}: Pick<Subject, 'slug' | 'name' | 'changes' | 'home'>): string {
  const address = new URL(`embed/${slug}/${queryOf(changes)}`, home).href;
  return `<iframe src="${escaped(address)}" title="${escaped(name)}" width="100%" height="${frameHeight}" loading="lazy" sandbox="allow-scripts" style="border:0"></iframe>`;
}

/** What an action leaves to read: the text that it copied, if any. */
type Action = (subject: Subject) => string | Promise<string>;

/** The code that makes files comes when it is first asked for. */
const save =
  (
    suffix: string,
    make: (exports: typeof import('./export.ts'), subject: Subject) => Blob | Promise<Blob>,
  ): Action =>
  async (subject) => {
    const exports = await import('./export.ts');
    exports.download(`${subject.slug}.${suffix}`, await make(exports, subject));
    return '';
  };

const actions: Record<keyof typeof common.menu.items, Action> = {
  link: (subject) => {
    const link = linkTo(subject);
    // In the article itself the address says so at once, and Back returns.
    if (link.split('#')[0] === location.href.split('#')[0]) history.pushState(null, '', link);
    return link;
  },
  element: elementCode,
  frame: frameCode,
  svg: save('svg', async ({ svgOf }, { figure }) => svgFile(svgOf(figure as SVGSVGElement))),
  png: save('png', ({ pngOf }, { figure }) => pngOf(figure as SVGSVGElement)),
  csv: save(
    'csv',
    ({ csvOf }, { params, reading }) => new Blob([csvOf(params, reading)], { type: 'text/csv' }),
  ),
};
const svgFile = (source: string) => new Blob([source], { type: 'image/svg+xml' });

interface Answer {
  /** What happened, in words. */
  note: string;
  /** What was copied, or is to be taken by hand. */
  text: string;
}

/** Where the browser forbids it, or has no clipboard at all, the text is shown to be taken by hand. */
async function copy(text: string): Promise<Answer> {
  try {
    await navigator.clipboard.writeText(text);
    return { note: common.menu.copied, text };
  } catch {
    return { note: common.menu.byHand, text };
  }
}

async function perform(action: Action, subject: Subject): Promise<Answer> {
  try {
    const text = await action(subject);
    if (text !== '') return await copy(text);
    // The page around a frame may forbid downloads, and nothing tells: the link leads to where none can.
    return window.parent === window
      ? { note: common.menu.saved, text }
      : { note: common.menu.handed, text: linkTo(subject) };
  } catch {
    return { note: common.menu.failed, text: '' };
  }
}

export class Menu implements ReactiveController {
  private open = false;
  private answer: Answer | undefined;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly subject: () => Subject,
  ) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.answer = undefined;
  }

  render(): TemplateResult {
    return html`<details class="menu" @toggle=${this.toggle}>
      <summary aria-label=${common.menu.label}><span aria-hidden="true">⋯</span></summary>
      ${this.open ? this.body() : nothing}
    </details>`;
  }

  private body(): TemplateResult {
    const subject = this.subject();
    const names = (Object.keys(actions) as Array<keyof typeof actions>).filter(
      (name) => subject.figure !== null || (name !== 'svg' && name !== 'png'),
    );
    const run = (name: keyof typeof actions) => async () => {
      this.answer = await perform(actions[name], subject);
      this.host.requestUpdate();
    };
    return html`<div class="menu-body">
      <ul class="menu-items">
        ${names.map(
          (name) =>
            html`<li><button type="button" @click=${run(name)}>${common.menu.items[name]}</button></li>`,
        )}
      </ul>
      <p class="menu-note" role="status">${this.answer?.note || nothing}</p>
      ${
        this.answer?.text
          ? html`<pre class="menu-text" tabindex="0">${this.answer.text}</pre>`
          : nothing
      }
    </div>`;
  }

  private toggle = (event: Event): void => {
    this.open = (event.target as HTMLDetailsElement).open;
    this.answer = undefined;
    this.host.requestUpdate();
  };
}
