// The quiet menu of every widget: what can be taken away from its current state.

import { html, nothing, type TemplateResult } from 'lit';
import { common } from './words.ts';

/** What the menu speaks of. */
export interface Subject {
  slug: string;
  name: string;
  params: object;
  reading: object;
  /** The state as text. */
  state: string;
  /** The figure, if there is one. */
  figure: SVGSVGElement | null;
  /** The address of the article. */
  home: string;
}

const attribute = (name: string) => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);

/** Text that stands for itself between tags and in attributes. */
const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c,
  );

export const linkTo = ({ slug, state, home }: Subject) =>
  new URL(`#${slug}${state && `?${state}`}`, home).href;

export function elementCode({ slug, name, state, home }: Subject): string {
  const attributes = Array.from(
    new URLSearchParams(state),
    ([field, value]) => ` ${attribute(field)}="${escaped(value)}"`,
  );
  return [
    `<script type="module" src="${escaped(new URL('embed.js', home).href)}"></script>`,
    `<pe-${slug}${attributes.join('')}><a href="${escaped(new URL(`#${slug}`, home).href)}">${escaped(name)}</a></pe-${slug}>`,
  ].join('\n');
}

export function frameCode({ slug, name, state, home }: Subject): string {
  const address = new URL(`embed/${slug}/${state && `?${state}`}`, home).href;
  return `<iframe src="${escaped(address)}" title="${escaped(name)}" width="100%" height="480" loading="lazy" sandbox="allow-scripts" style="border:0"></iframe>`;
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

export interface Answer {
  /** What happened, in words. */
  note: string;
  /** What was copied, or is to be copied by hand. */
  text: string;
}

async function perform(action: Action, subject: Subject): Promise<Answer> {
  try {
    const text = await action(subject);
    if (text === '') return { note: common.menu.saved, text };
    return navigator.clipboard.writeText(text).then(
      () => ({ note: common.menu.copied, text }),
      () => ({ note: common.menu.byHand, text }),
    );
  } catch {
    return { note: common.menu.failed, text: '' };
  }
}

export function menu(
  subject: Subject,
  answer: Answer | undefined,
  answered: (answer: Answer) => void,
): TemplateResult {
  const names = (Object.keys(actions) as Array<keyof typeof actions>).filter(
    (name) => subject.figure !== null || (name !== 'svg' && name !== 'png'),
  );
  return html`<div class="menu-body">
    <ul class="menu-items">
      ${names.map(
        (name) =>
          html`<li>
            <button
              type="button"
              @click=${async () => answered(await perform(actions[name], subject))}
            >
              ${common.menu.items[name]}
            </button>
          </li>`,
      )}
    </ul>
    <p class="menu-note" role="status">${answer?.note || nothing}</p>
    ${answer?.text ? html`<pre class="menu-text" tabindex="0">${answer.text}</pre>` : nothing}
  </div>`;
}
