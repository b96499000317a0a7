// Laws of every widget, besides those of engines.spec.ts. The widgets are found on the page: a new
// one is held to them unasked.

import type { Page } from '@playwright/test';
import { roles } from '../../web/element/roles.ts';
import { everyMark, look, type Mark, markOf, openWithHands, press, reset } from './hands.ts';
import { expect, test } from './support.ts';

// A phone, and no motion but what the state asks for.
test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ article }) => {
  test.slow();
  await openWithHands(article);
});

/** How far marks are dragged, in pixels. */
const reach = 70;

/** A law that is checked inside the page and returns what breaks it. */
async function expectLaw(page: Page, law: () => Promise<string[]> | string[]): Promise<void> {
  expect(await page.evaluate(law)).toEqual([]);
}

test('there are widgets, and all have come alive', async ({ article }) => {
  const tags = await article.evaluate(() => window.pe.widgets().map((e) => e.localName));
  expect(tags.length).toBeGreaterThan(2);
  expect(new Set(tags).size).toBe(tags.length);
  await expectLaw(article, () =>
    window.pe
      .widgets()
      .filter((e) => !e.matches(':defined'))
      .map((e) => e.localName),
  );
});

test('a mark stays under the pointer in a scaled or zoomed page (case 8)', async ({ article }) => {
  for (const [property, value, scale] of [
    ['transform', 'scale(0.5)', 0.5],
    ['zoom', '2', 2],
  ] as const) {
    await article.evaluate(
      ([name, to]) => {
        const { style } = document.querySelector('main')!;
        style.transform = style.zoom = '';
        style.setProperty(name, to);
        style.transformOrigin = '0 0';
      },
      [property, value] as const,
    );
    const seen = new Set<string>();
    for (const mark of (await everyMark(article)).filter(({ alongX }) => alongX)) {
      if (seen.has(mark.slug)) continue;
      seen.add(mark.slug);
      await reset(article, mark);
      const { x, y } = await press(article, mark);
      const held = await look(article, mark);
      for (const dx of [30, -30]) {
        await article.mouse.move(x + dx, y);
        const now = await look(article, mark);
        if (now.atEnd) continue;
        const off = Math.abs(now.knob.x - held.knob.x - dx);
        expect
          .soft(off, `${mark.name} with ${property} ${value}`)
          .toBeLessThan(6 * Math.max(1, scale));
      }
      await article.mouse.up();
    }
  }
});

test('whatever ends a drag ends it for good, in a valid state (case 9)', async ({ article }) => {
  const enders: Record<string, (mark: Element) => void> = {
    pointercancel: (e) => e.dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1 })),
    'lost capture': (e) => e.releasePointerCapture(1),
    'window blur': () => window.dispatchEvent(new Event('blur')),
    'page hidden': () => document.dispatchEvent(new Event('visibilitychange')),
    'second finger': () =>
      document.body.dispatchEvent(new PointerEvent('pointerdown', { pointerId: 2, bubbles: true })),
  };
  // All marks share one way of being dragged: each is let go in one of the ways in turn.
  const ways = Object.entries(enders);
  for (const [nth, mark] of (await everyMark(article)).entries()) {
    const [name, end] = ways[nth % ways.length];
    const { x, y } = await press(article, mark);
    await article.mouse.move(x - 30, y + 20);
    await markOf(article, mark).evaluate(end);
    const { state } = await look(article, mark);
    await article.mouse.move(x + reach, y - reach, { steps: 2 });
    expect.soft((await look(article, mark)).state, `${mark.name}, ${name}`).toBe(state);
    await article.mouse.up();
  }
});

test('a dial goes on counting through its seam, and its dead centre turns nothing (case 10)', async ({
  article,
}) => {
  // Where the angle that belongs to a mark is written.
  const written: Record<string, string> = {
    'rope-dials': '.wheel .number',
    'shift-rotation': '.readouts dd',
    'rope-score': '.figure .label.query, .figure .label.key',
  };
  const angleOf = (mark: Mark, nth: number) =>
    article.locator(`pe-${mark.slug}`).evaluate(
      async (e, [selector, index]) => {
        await window.pe.frames();
        const texts = window.pe.all<Element>(e, selector).map((part) => part.textContent ?? '');
        return Number(texts.filter((text) => /\d/.test(text))[index].match(/-?[\d.]+/)?.[0]);
      },
      [written[mark.slug], nth] as const,
    );
  const round = (await everyMark(article)).filter((mark) => mark.round);
  expect(new Set(round.map(({ slug }) => slug))).toEqual(new Set(Object.keys(written)));
  for (const mark of round.filter(({ slug, index }) => slug !== 'rope-dials' || index % 3 === 0)) {
    await reset(article, mark);
    const first = round.find(({ slug }) => slug === mark.slug)!.index;
    // shift-rotation has the step's handle below the position's, and writes them the other way.
    const nth = mark.slug === 'shift-rotation' ? 1 - (mark.index - first) : mark.index - first;
    const { x, y } = await press(article, mark);
    const centre = await markOf(article, mark).evaluate((e) => {
      const dial = (e.getRootNode() as ShadowRoot).querySelector('.dial')!;
      return window.pe.centre(e.matches('.wheel') ? e.querySelector('.reach')! : dial);
    });
    const start = await angleOf(mark, nth);
    const from = Math.atan2(centre.y - y, x - centre.x);
    const radius = Math.hypot(x - centre.x, y - centre.y);
    for (let turned = 0; turned < 1.5 * 2 * Math.PI; turned += Math.PI / 6) {
      const at = from + turned;
      await article.mouse.move(centre.x + radius * Math.cos(at), centre.y - radius * Math.sin(at));
      const now = await angleOf(mark, nth);
      if ((await look(article, mark)).atEnd) break;
      // Positions are whole: up to half a step beside the pointer, and no step is above a radian.
      const off = Math.abs(now - start - turned);
      expect.soft(off, `${mark.name} after ${turned.toFixed(2)} radians`).toBeLessThan(0.56);
    }
    const { state } = await look(article, mark);
    for (const [dx, dy] of [
      [0, 0],
      [0.7, -0.7],
      [-0.7, 0.7],
    ]) {
      await article.mouse.move(centre.x + dx, centre.y + dy);
      expect.soft((await look(article, mark)).state, `${mark.name} in its centre`).toBe(state);
    }
    await article.mouse.up();
  }
});

test('the reset button and a double click on the figure lead back to the start', async ({
  article,
}) => {
  const tags = await article.evaluate(() =>
    window.pe
      .widgets()
      .filter((e) => window.pe.sliders(e).length > 0)
      .map((e) => e.localName),
  );
  const seen = (tag: string) =>
    article.evaluate(async (name) => {
      await window.pe.frames();
      const e = window.pe.find(name.slice(3));
      return { state: window.pe.state(e), picture: window.pe.picture(e) };
    }, tag);
  for (const tag of tags) {
    const element = article.locator(tag);
    const start = await seen(tag);
    for (const [way, back] of [
      ['button', () => element.locator('button.reset').click()],
      ['double click', () => element.locator('.figure').dblclick()],
    ] as const) {
      await element.evaluate((e) => {
        const elsewhere = ({ value, min, max }: HTMLInputElement) => (value === min ? max : min);
        for (const input of window.pe.sliders(e)) window.pe.slide(input, elsewhere(input));
        for (const box of window.pe.all(e, 'input[type=checkbox]')) box.click();
      });
      expect.soft((await seen(tag)).state, `${tag} went away`).not.toBe(start.state);
      await back();
      expect.soft(await seen(tag), `${tag} by ${way}`).toEqual(start);
    }
  }
});

test('a widget that plays goes on by itself until it is stopped or out of sight', async ({
  article,
}) => {
  const players = article.locator('button.play');
  const count = await players.count();
  expect(count).toBeGreaterThan(0);
  for (let nth = 0; nth < count; nth++) {
    const button = players.nth(nth);
    await button.evaluate((e) => e.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const [tag, idle] = await button.evaluate((e) => [
      (e.getRootNode() as ShadowRoot).host.localName,
      e.textContent?.trim() ?? '',
    ]);
    const state = () => article.evaluate((t) => window.pe.state(window.pe.find(t.slice(3))), tag);
    const goes = async () => {
      for (let change = 0; change < 2; change++) {
        const before = await state();
        await expect.poll(state, { message: `${tag} plays`, intervals: [30] }).not.toBe(before);
      }
    };
    const stands = async (message: string) => {
      await expect(button, message).toHaveText(idle);
      const before = await state();
      await article.waitForTimeout(400);
      expect.soft(await state(), message).toBe(before);
    };
    await button.click();
    await goes();
    await expect(button).not.toHaveText(idle);
    await button.click();
    await stands(`${tag} paused`);
    await button.click();
    await goes();
    await article.evaluate(
      (top) => scrollTo({ top, behavior: 'instant' }),
      nth < count / 2 ? 1e6 : 0,
    );
    await stands(`${tag} out of sight`);
  }
});

test('however many inputs come within a frame, there is one change', async ({ article }) => {
  await expectLaw(article, async () => {
    const { everySlider, slide, frames } = window.pe;
    const broken: string[] = [];
    for (const round of everySlider()) {
      const changes = new Map<Element, number>();
      for (const { e } of round) {
        changes.set(e, 0);
        e.addEventListener('pe-change', () => changes.set(e, changes.get(e)! + 1));
      }
      for (const [frame, end] of (['min', 'max'] as const).entries()) {
        for (const { input } of round) {
          for (const value of [input.min, input.max, input.min, input[end]]) {
            slide(input, value);
            // Separate events, as a fast mouse sends them, before the frame is drawn.
            for (let i = 0; i < 9; i++) await undefined;
          }
        }
        await frames();
        for (const { e, name } of round) {
          const count = changes.get(e);
          if (count !== frame + 1) broken.push(`${name}: ${count} changes in ${frame + 1} frames`);
        }
      }
    }
    return broken;
  });
});

test('a slider is followed while it moves, and its change at the end changes nothing (case 11)', async ({
  article,
}) => {
  await expectLaw(article, async () => {
    const { everySlider, slide, frames, picture, state } = window.pe;
    const broken: string[] = [];
    for (const round of everySlider()) {
      const seen = () => round.map(({ e }) => picture(e) + state(e));
      const start = seen();
      for (const { input } of round)
        slide(input, input.value === input.min ? input.max : input.min);
      await frames();
      const held = seen();
      const over = new AbortController();
      for (const { e, input, name } of round) {
        const twice = () => broken.push(`${name}: changed twice`);
        e.addEventListener('pe-change', twice, { signal: over.signal });
        input.dispatchEvent(new Event('change', { bubbles: true }));
      }
      await frames();
      over.abort();
      const end = seen();
      for (const [nth, { name }] of round.entries()) {
        if (held[nth] === start[nth]) broken.push(`${name}: not followed`);
        if (held[nth] !== end[nth]) broken.push(`${name}: drawn anew`);
      }
    }
    return broken;
  });
});

test('a refused attribute keeps the last good drawing and says what is allowed', async ({
  article,
}) => {
  await expectLaw(article, async () => {
    const { everySlider, slide, frames, picture, state, root } = window.pe;
    const broken: string[] = [];
    for (const round of everySlider()) {
      for (const { input } of round) slide(input, input.max);
      await frames();
      const seen = () => round.map(({ e }) => picture(e) + state(e));
      const said = (e: Element) => root(e).querySelector('[role=status]')!.textContent!.trim();
      const held = seen();
      for (const bad of ['', ' ', 'abc', '1,5', 'NaN', 'Infinity', '-1e9', '1e9']) {
        for (const { e, attribute } of round) e.setAttribute(attribute, bad);
        await frames();
        const now = seen();
        for (const [nth, { e, name }] of round.entries()) {
          if (now[nth] !== held[nth]) broken.push(`${name}=“${bad}” is drawn`);
          if (!/\d.* 到 \d/.test(said(e))) broken.push(`${name}=“${bad}” says “${said(e)}”`);
        }
      }
      for (const { input } of round) slide(input, input.min);
      await frames();
      for (const { e, name } of round) if (said(e)) broken.push(`${name} goes on: “${said(e)}”`);
    }
    return broken;
  });
});

test('marks alone keep a finger from scrolling the page (case 7)', async ({ article }) => {
  await expectLaw(article, () => {
    const { widgets, all, grabbable } = window.pe;
    const touch = (e: Element) => getComputedStyle(e).touchAction;
    return widgets().flatMap((e) => [
      ...all<Element>(e, '.figure')
        .filter((figure) => touch(figure) !== 'pan-y')
        .map((figure) => `${e.localName}: figure ${touch(figure)}`),
      ...all<Element>(e, '.widget *')
        .filter((part) => part.matches(grabbable) !== (touch(part) === 'none'))
        .map((part) => `${e.localName}: ${part.getAttribute('class')} ${touch(part)}`),
    ]);
  });
});

test('no two elements of a document or shadow root share an id (case 17)', async ({ article }) => {
  await expectLaw(article, () => {
    const roots = [document, ...window.pe.widgets().map((e) => e.shadowRoot!)];
    return roots.flatMap((root) => {
      const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    });
  });
});

test('a second copy of a widget lives on when the first is hidden or gone (case 17)', async ({
  article,
}) => {
  await expectLaw(article, async () => {
    const { widgets, root, picture, sliders, slide, frames, state } = window.pe;
    const broken: string[] = [];
    for (const first of widgets()) {
      const second = document.createElement(first.localName);
      first.after(second);
      await frames();
      const sheet = root(second).querySelector('link')!;
      if (!sheet.sheet) await new Promise((done) => sheet.addEventListener('load', done));
      const whole = picture(first);
      const look = (when: string) => {
        const figure = root(second).querySelector('.figure, table')!;
        const { width, height } = figure.getBoundingClientRect();
        if (width < 200 || height < 100) broken.push(`${second.localName} ${when}: collapsed`);
        for (const part of figure.querySelectorAll('*')) {
          for (const { value } of part.attributes) {
            const [, id] = /url\(["']?#(.+?)["']?\)/.exec(value) ?? [];
            if (id && !root(second).querySelector(`#${id}`))
              broken.push(`${second.localName}: ${id}`);
          }
        }
        return picture(second);
      };
      if (look('beside the first') !== whole) broken.push(`${second.localName}: another drawing`);
      first.hidden = true;
      if (look('with the first hidden') !== whole) broken.push(`${second.localName}: changed`);
      first.remove();
      await frames();
      const before = state(second);
      for (const input of sliders(second)) {
        slide(input, input.value === input.min ? input.max : input.min);
      }
      await frames();
      look('alone');
      if (sliders(second).length > 0 && state(second) === before) {
        broken.push(`${second.localName}: dead without the first`);
      }
    }
    return broken;
  });
});

test('what is under the pointer says its role, and a role lights its marks', async ({
  article,
}) => {
  const broken = await article.evaluate((roles) => {
    const { widgets, all } = window.pe;
    const broken: string[] = [];
    let told: unknown;
    document.addEventListener('pe-light', (event) => {
      told = (event as CustomEvent).detail.role;
    });
    for (const e of widgets()) {
      for (const role of roles) {
        const marks = all<Element>(e, `.figure .${role}`);
        e.light(role);
        const lit = all<Element>(e, '.figure .lit');
        if (lit.length !== marks.length || lit.some((mark) => !marks.includes(mark))) {
          broken.push(`${e.localName}: ${role} lights ${lit.length} of ${marks.length}`);
        }
        e.light(undefined);
        if (all(e, '.figure .lit').length > 0) broken.push(`${e.localName}: ${role} stays lit`);
        const [mark] = marks.filter(
          (part) => !roles.some((r) => r !== role && part.classList.contains(r)),
        );
        if (!mark) continue;
        told = undefined;
        mark.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
        if (told !== role) broken.push(`${e.localName}: ${role} says ${told}`);
        window.pe.root(e).querySelector('figure')?.dispatchEvent(new PointerEvent('pointerleave'));
        if (told !== undefined) broken.push(`${e.localName}: ${role} is not taken back`);
      }
    }
    return broken;
  }, roles);
  expect(broken).toEqual([]);
});

test('nothing is animated for readers who want no motion', async ({ article }) => {
  await expectLaw(article, async () => {
    const { widgets, root, sliders, slide, frames } = window.pe;
    const broken: string[] = [];
    for (const e of widgets()) {
      e.scrollIntoView({ block: 'center', behavior: 'instant' });
      await frames(3);
      for (const input of sliders(e))
        slide(input, input.value === input.min ? input.max : input.min);
      await frames();
      // The line of progress follows the scroll, not the clock: it is no motion of its own.
      const running = [...document.getAnimations(), ...root(e).getAnimations()].filter(
        ({ timeline }) => timeline instanceof DocumentTimeline,
      );
      broken.push(
        ...running.map(
          (animation) =>
            `${e.localName}: ${(animation as CSSAnimation).animationName ?? 'transition'}`,
        ),
      );
    }
    return broken;
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a widget stirs its handles once, when it is first seen', async ({ article }) => {
    await expectLaw(article, async () => {
      const { widgets, root, frames } = window.pe;
      const broken: string[] = [];
      const running = (e: Element) => root(e).getAnimations() as CSSAnimation[];
      const visit = async (e: Element) => {
        e.scrollIntoView({ block: 'center', behavior: 'instant' });
        await frames(6);
        return running(e).map(({ animationName }) => animationName);
      };
      for (const e of widgets()) {
        const names = await visit(e);
        const handles = window.pe.all(e, '.handle, .wheel').length;
        if (names.some((name) => !/^hint-[xy]$/.test(name)))
          broken.push(`${e.localName}: ${names}`);
        if (handles > 0 && names.length === 0) broken.push(`${e.localName}: no hint`);
        for (const animation of running(e)) animation.finish();
      }
      for (const e of widgets()) {
        const names = await visit(e);
        if (names.length > 0) broken.push(`${e.localName} again: ${names}`);
      }
      return broken;
    });
  });
});

test('a control event paints anew, but puts no layers of the page together anew', async ({
  article,
}) => {
  const session = await article.context().newCDPSession(article);
  /** How often Chromium does so in so many frames, with a change before each. */
  const layerings = async (work: () => Promise<void>) => {
    let found = 0;
    const count = ({ value }: { value: { name?: string }[] }) => {
      found += value.filter(({ name }) => name === 'PaintArtifactCompositor::Update').length;
    };
    session.on('Tracing.dataCollected', count as never);
    const ended = new Promise((done) => session.once('Tracing.tracingComplete', done));
    const traceConfig = { includedCategories: ['blink', 'cc'], excludedCategories: ['*'] };
    await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
    await work();
    await session.send('Tracing.end');
    await ended;
    session.off('Tracing.dataCollected', count as never);
    return found;
  };
  const frames = 24;
  const tags = await article.evaluate(() =>
    window.pe
      .widgets()
      .filter((e) => window.pe.all(e, 'input[type=range]').length > 0)
      .map((e) => e.localName)
      // Its tokens glide from slot to slot, which only transforms can.
      .filter((tag) => tag !== 'pe-permutations'),
  );
  const found: Record<string, number> = {};
  for (const tag of ['', ...tags]) {
    await article.evaluate(async (tag) => {
      document.querySelector(tag || 'svg')?.scrollIntoView({ block: 'center' });
      await window.pe.frames(10);
    }, tag);
    const count = await layerings(() =>
      article.evaluate(
        async ({ tag, frames }) => {
          const [slider] = tag
            ? (window.pe.all(
                document.querySelector(tag)!,
                'input[type=range]',
              ) as HTMLInputElement[])
            : [];
          const [low, high, step] = slider
            ? [slider.min, slider.max, slider.step].map(Number)
            : [0, 1, 1];
          for (let i = 0; i < frames; i++) {
            if (slider) {
              // From the middle: at the edges a knob's reach leaves the figure.
              slider.valueAsNumber = (low + high) / 2 + (i % 8) * step;
              slider.dispatchEvent(new InputEvent('input'));
            } else {
              document.querySelector('h1')!.style.transform = `translate(${i}px)`;
            }
            await window.pe.frames(1);
          }
        },
        { tag, frames },
      ),
    );
    found[tag] = count;
  }
  // What the test counts is there to be counted.
  expect(found['']).toBeGreaterThan(frames / 2);
  delete found[''];
  const often = Object.entries(found).filter(([, count]) => count > frames / 2);
  expect(Object.fromEntries(often)).toEqual({});
});

test('an idle article does nothing', async ({ article }) => {
  await article.mouse.move(0, 0);
  await article.waitForTimeout(300);
  await expectLaw(article, async () => {
    const done: string[] = [];
    const { setTimeout: later } = window;
    for (const name of ['requestAnimationFrame', 'setTimeout', 'setInterval'] as const) {
      window[name] = (() => {
        done.push(name);
        return 0;
      }) as never;
    }
    document.addEventListener('pe-change', (event) => done.push(`${event.target}: pe-change`));
    const observer = new MutationObserver((list) =>
      done.push(...list.map(({ target }) => `${target.nodeName}: mutation`)),
    );
    for (const root of [document, ...window.pe.widgets().map((e) => e.shadowRoot!)]) {
      observer.observe(root, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    }
    await new Promise((resolve) => later(resolve, 500));
    return done;
  });
});
