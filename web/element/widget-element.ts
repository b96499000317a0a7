// The one base element of all widgets: state, reading, pointer, keyboard, words.
//
// A widget itself is a pure view (see WidgetView): numbers and words in, SVG out.

import type { ScaleLinear } from 'd3-scale';
import {
  html,
  LitElement,
  nothing,
  type PropertyValues,
  type SVGTemplateResult,
  type TemplateResult,
} from 'lit';
import { live } from 'lit/directives/live.js';
import {
  type Core,
  type FieldInfo,
  ParameterError,
  type Slug,
  type Widgets,
} from '../../wasm/core.mjs';
import { followDrag, type Point, turning } from './drag.ts';
import { fill, type Scope } from './expression.ts';
import { Lights } from './lights.ts';
import { Menu } from './menu.ts';
import { Player } from './player.ts';
import { keyTarget, nearestAllowed, type Slider, sliderOf } from './slider.ts';
import { attributeOf, changesOf, formatState } from './state.ts';
import { common, put, type WidgetWords, wordsOf } from './words.ts';

type Params<S extends Slug> = Widgets[S]['params'];
type Reading<S extends Slug> = Widgets[S]['reading'];

/** A mark that can be grabbed. */
export interface Grab<S extends Slug> {
  /** The parameter that it changes: its slider takes the focus, so that the keys go on. */
  param: keyof Params<S> & string;
  /** Where the mark is; absent, it goes to where it is pressed. */
  at?: Point;
  /** Which state a place of the mark stands for. Values need be neither whole nor in range. */
  to(point: Point): Partial<Params<S>>;
  /** What is being dragged, for the view. */
  what?: string;
}

/** A mark that goes round a centre as its parameter grows. */
export interface Spin<S extends Slug> {
  param: keyof Params<S> & string;
  centre: Point;
  /** From a value to an angle in radians, anticlockwise from the right, full turns included. */
  turned: ScaleLinear<number, number>;
}

/** What a view gets. */
export interface Context<S extends Slug> {
  readonly params: Params<S>;
  readonly reading: Reading<S>;
  /** A label of the figure, its numbers filled in. */
  word(name: string): string;
  /** A pointerdown listener that lets a mark be dragged. */
  grab(grab: Grab<S>): (event: PointerEvent) => void;
  /** The same for a mark that goes round. */
  spin(spin: Spin<S>): (event: PointerEvent) => void;
  /** What a parameter may be: its lowest and its highest value. */
  range(param: keyof Params<S> & string): [number, number];
  /** Goes to a state. */
  go(params: Partial<Params<S>>): () => void;
  /** What is being dragged and where it is, while it is. */
  readonly dragged: { readonly what: string; readonly point: Point } | undefined;
}

export interface WidgetView<S extends Slug> {
  readonly slug: S;
  /** Height of the figure in units of which the width has `figureWidth`. */
  readonly height: number;
  /** Pure: the same context gives the same drawing. */
  view(context: Context<S>): SVGTemplateResult;
  /** A parameter that the widget can run through by itself. */
  readonly play?: keyof Params<S> & string;
}

/** A widget that is a table, not a figure. */
export interface TableView<S extends Slug> {
  readonly slug: S;
  table(context: Pick<Context<S>, 'reading' | 'word'>): TemplateResult;
}

export type View<S extends Slug> = WidgetView<S> | TableView<S>;

/** All figures are drawn this wide: a phone's column, so that units are about pixels there. */
export const figureWidth = 360;

export const tagOf = (slug: string) => `pe-${slug}`;

/** Where the style sheet of the shadow roots lies; set before any widget is rendered. */
export const stylesheet = { href: '' };

export abstract class WidgetElement<S extends Slug> extends LitElement {
  /** What this element is; set by defineWidget. */
  static core: Core;
  static definition: View<Slug>;
  /** The address of the article, to which links and embed codes lead. */
  static home = '';

  static override get observedAttributes(): string[] {
    this.finalize();
    return this.core.fields(this.definition.slug).map((field) => attributeOf(field.name));
  }

  /** The current state and what the core says of it. Readings share arrays: nobody may change them. */
  private current = {} as { params: Params<S>; reading: Reading<S> };
  /** Both for others, who may keep and change what they get. */
  get params(): Params<S> {
    return { ...this.current.params };
  }
  set params(params: Partial<Params<S>>) {
    this.set(params);
  }
  get reading(): Reading<S> {
    return structuredClone(this.current.reading);
  }

  private wanted: Partial<Params<S>> = {};
  private initial!: Params<S>;
  private stale = true;
  /** What words can name: all parameters and all fields of the reading. */
  scope: Scope = {};
  private problem = '';
  private dragged: Context<S>['dragged'];

  private readonly player = new Player(this, () => this.step());
  private readonly lights = new Lights(this, this.definition.slug);
  private readonly menu = new Menu(this, () => ({
    slug: this.definition.slug,
    name: this.words.name,
    params: this.current.params,
    reading: this.current.reading,
    changes: changesOf(this.current.params, this.initial),
    figure: this.renderRoot.querySelector<SVGSVGElement>('svg.figure'),
    pictured: 'height' in this.definition,
    home: (this.constructor as typeof WidgetElement).home,
  }));

  private get core(): Core {
    return (this.constructor as typeof WidgetElement).core;
  }
  private get definition(): View<S> {
    return (this.constructor as typeof WidgetElement).definition as unknown as View<S>;
  }
  private get fields(): ReadonlyArray<FieldInfo> {
    return this.core.fields(this.definition.slug);
  }
  private get words(): WidgetWords {
    return wordsOf(this.definition.slug);
  }

  /** Asks for a state; it is read and drawn with the next frame, whatever else comes until then. */
  set(params: Partial<Params<S>>): void {
    this.wanted = { ...this.wanted, ...params };
    this.stale = true;
    this.requestUpdate();
  }

  /** Goes to a state written as text; what it does not name takes its initial value. */
  setState(text: string): void {
    this.player.pause();
    this.set({ ...this.initial, ...this.core.parseState(text) } as Partial<Params<S>>);
  }

  /** Changes the state to what a text says; what it does not name stays. */
  change(text: string): void {
    this.set(this.core.parseState(text) as Partial<Params<S>>);
  }

  /** The current state as text. */
  get state(): string {
    return formatState(changesOf(this.current.params, this.initial));
  }

  /** Back to the state in which the reader found the widget. */
  reset = (): void => {
    this.player.pause();
    this.set(this.initial);
  };

  /** Lights the marks of a role, or none. */
  light(role: string | undefined): void {
    this.lights.show(role);
  }

  override attributeChangedCallback(name: string, _old: string | null, text: string | null): void {
    const field = this.fields.find((candidate) => attributeOf(candidate.name) === name);
    if (!field || text === null) return;
    // An attribute without a value sets a flag.
    const value = field.kind === 'flag' && text === '' ? true : this.core.parseValue(text);
    this.set({ [field.name]: value } as Partial<Params<S>>);
  }

  // One control event costs at most one reading and one render: all that come within a frame
  // share it.
  protected override async scheduleUpdate(): Promise<void> {
    if (this.hasUpdated) await new Promise(requestAnimationFrame);
    super.scheduleUpdate();
  }

  protected override willUpdate(): void {
    if (!this.stale) return;
    this.stale = false;
    this.problem = '';
    // Each refused parameter is dropped by itself: the last good value stays. What is no parameter
    // is dropped with the first refusal.
    for (let wanted = { ...this.current.params, ...this.wanted }; ; ) {
      try {
        this.current = this.core.read(this.definition.slug, wanted) as Widgets[S];
        break;
      } catch (error) {
        if (!(error instanceof ParameterError) || error.field === null) throw error;
        this.problem = this.describeProblem(error);
        const kept = this.fields.flatMap(({ name }) => {
          const from = (name === error.field ? this.current.params : wanted) ?? {};
          return Object.hasOwn(from, name) ? [[name, from[name as keyof typeof from]]] : [];
        });
        wanted = Object.fromEntries(kept);
      }
    }
    this.scope = { ...this.current.params, ...this.current.reading };
    this.wanted = {};
    this.initial ??= this.current.params;
  }

  /** A text with the numbers of the current state. */
  private fill(text: string): string {
    return fill(this.core, text, this.scope);
  }

  private describeProblem({ field, value }: ParameterError): string {
    const info = this.fields.find((candidate) => candidate.name === field);
    const { low, high } = info ?? {};
    return put(common.problem[info?.kind ?? 'unknown'], { field, value, low, high });
  }

  protected override updated(_changed: PropertyValues): void {
    if (this.announced === this.current.reading) return;
    const first = this.announced === undefined;
    this.announced = this.current.reading;
    if (first) return;
    const { params, reading } = this.current;
    const detail = {
      slug: this.definition.slug,
      params: { ...params },
      get reading() {
        return structuredClone(reading);
      },
    };
    this.dispatchEvent(new CustomEvent('pe-change', { detail, bubbles: true, composed: true }));
  }
  private announced: Reading<S> | undefined;

  private get context(): Context<S> {
    return {
      params: this.current.params,
      reading: this.current.reading,
      dragged: this.dragged,
      word: (name) => this.fill(this.words.marks[name] ?? `“${name}”?`),
      go: (params) => () => {
        this.player.pause();
        this.set(params);
      },
      grab:
        ({ param, at, to, what }) =>
        (press) => {
          this.takeHold(param);
          followDrag(
            press,
            at,
            (point) => {
              if (what !== undefined) this.dragged = { what, point };
              this.set(this.allowed(to(point)));
            },
            () => {
              this.dragged = undefined;
              this.requestUpdate();
            },
          );
        },
      spin:
        ({ param, centre, turned }) =>
        (press) => {
          this.takeHold(param);
          const [low, high] = this.range(param);
          const angle = turned(Number(this.current.params[param]));
          const turn = turning(centre, angle, [turned(low), turned(high)]);
          const move = (point: Point) => {
            const params = { [param]: turned.invert(turn(point)) };
            this.set(this.allowed(params as unknown as Partial<Params<S>>));
          };
          followDrag(press, undefined, move, () => {});
        },
      range: (param) => this.range(param),
    };
  }

  private range(param: string): [number, number] {
    const field = this.fields.find(({ name }) => name === param);
    if (!field) throw new ReferenceError(`no parameter “${param}”`);
    return [field.low, field.high];
  }

  private allowed(params: Partial<Params<S>>): Partial<Params<S>> {
    const known = this.fields.filter(({ name, kind }) => name in params && kind !== 'flag');
    const entries = known.map((field) => {
      const value = Number(params[field.name as keyof Params<S>]);
      return [field.name, nearestAllowed(field, value)];
    });
    return { ...params, ...Object.fromEntries(entries) };
  }

  private takeHold(param: string): void {
    this.player.pause();
    this.renderRoot
      .querySelector<HTMLInputElement>(`input[name="${param}"]`)
      ?.focus({ preventScroll: true });
  }

  override render() {
    const { name, readouts } = this.words;
    return html`<link rel="stylesheet" href=${stylesheet.href} />
      <figure
        class="widget"
        lang="zh-Hans"
        aria-label=${name}
        @dblclick=${this.resetFromFigure}
        @pointerover=${this.lights.onOver}
        @pointerleave=${this.lights.onLeave}
        @focusin=${this.lights.onFocus}
        @focusout=${this.lights.onFocus}
      >
        ${this.picture()}
        ${
          readouts.length === 0
            ? nothing
            : html`<dl class="readouts">
                ${readouts.map(
                  ({ role, label, value }) =>
                    html`<div class=${role ?? nothing}>
                      <dt>${this.fill(label)}</dt>
                      <dd>${this.fill(value)}</dd>
                    </div>`,
                )}
              </dl>`
        }
        ${this.controls()}
        <p class="problem" role="status">${this.problem || nothing}</p>
      </figure>`;
  }

  private picture() {
    const { definition } = this;
    if ('table' in definition) return definition.table(this.context);
    return html`<svg
      class="figure"
      viewBox=${`0 0 ${figureWidth} ${definition.height}`}
      role="img"
      aria-label=${this.fill(this.words.summary)}
    >
      <rect class="ground" width=${figureWidth} height=${definition.height} />
      ${definition.view(this.context)}
    </svg>`;
  }

  private controls() {
    const { fields } = this;
    const playable = 'play' in this.definition && this.definition.play !== undefined;
    return html`<div class="controls">
      ${fields.map((field) => this.control(field))}
      <div class="buttons">
        ${
          playable
            ? html`<button class="play" type="button" @click=${this.player.toggle}>
                ${this.player.playing ? common.pause : common.play}
              </button>`
            : nothing
        }
        ${
          fields.length > 0
            ? html`<button class="reset" type="button" @click=${this.reset}>${common.reset}</button>`
            : nothing
        }
        ${this.menu.render()}
      </div>
    </div>`;
  }

  /** The parameter that plays goes one step on, and from its end back to its start. */
  private step(): void {
    const { play } = this.definition as WidgetView<S>;
    const field = this.fields.find(({ name }) => name === play);
    if (!field) return;
    const next = Number(this.current.params[field.name as keyof Params<S>]) + field.step;
    const value = next > field.high ? field.low : nearestAllowed(field, next);
    this.set({ [field.name]: value } as unknown as Partial<Params<S>>);
  }

  private sight: IntersectionObserver | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    // Seen for the first time, a widget's handles stir once.
    this.sight = new IntersectionObserver(
      ([{ isIntersecting }]) => {
        if (!isIntersecting) return;
        this.renderRoot.querySelector('.figure')?.classList.add('seen');
        this.sight?.disconnect();
      },
      { rootMargin: '-25% 0px' },
    );
    this.sight.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.sight?.disconnect();
  }

  private resetFromFigure = (event: Event): void => {
    if ((event.target as Element).closest('.figure')) this.reset();
  };

  private control(field: FieldInfo) {
    const { label, value: words } = this.words.controls[field.name];
    const current = this.current.params[field.name as keyof Params<S>];
    if (field.kind === 'flag') {
      return html`<label class="control flag">
        <input
          type="checkbox"
          name=${field.name}
          .checked=${live(Boolean(current))}
          @change=${(event: Event) =>
            this.set({
              [field.name]: (event.target as HTMLInputElement).checked,
            } as unknown as Partial<Params<S>>)}
        />
        <span>${label}</span>
      </label>`;
    }
    const slider = sliderOf(field);
    const place = slider.toInput(Number(current));
    const go = (target: number) => {
      this.player.pause();
      this.set({ [field.name]: slider.fromInput(target) } as unknown as Partial<Params<S>>);
    };
    return html`<label class="control">
      <span class="label">${label}</span>
      <input
        type="range"
        name=${field.name}
        min=${slider.min}
        max=${slider.max}
        step=${slider.step}
        .value=${live(String(place))}
        aria-valuetext=${Array.isArray(words) ? words[Number(current)] : this.fill(words)}
        @input=${(event: Event) => go((event.target as HTMLInputElement).valueAsNumber)}
        @keydown=${(event: KeyboardEvent) => this.onKey(event, slider, go)}
      />
    </label>`;
  }

  private onKey(event: KeyboardEvent, slider: Slider, go: (target: number) => void): void {
    const place = (event.target as HTMLInputElement).valueAsNumber;
    const target = keyTarget(slider, place, event);
    if (target === undefined) return;
    event.preventDefault();
    // The next key may come before the next frame: the input itself remembers.
    (event.target as HTMLInputElement).valueAsNumber = target;
    go(target);
  }
}

/** Makes the custom element of a widget. A second definition of the same name is skipped. */
export function defineWidget<S extends Slug>(core: Core, definition: View<S>): void {
  if (customElements.get(tagOf(definition.slug))) return;
  class Widget extends WidgetElement<S> {
    static override core = core;
    static override definition = definition as unknown as View<Slug>;
  }
  customElements.define(tagOf(definition.slug), Widget);
}
