// A link names a widget and its state: control, figure and prose follow it there and back.

import { labels } from '../../content/zh-CN/article.json' with { type: 'json' };
import words from '../../content/zh-CN/widgets.json' with { type: 'json' };
import { openWithHands } from './hands.ts';
import { expect, test, widget } from './support.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(() => test.slow());

test('the link to a state leads every widget there, and so do Back and Forward', async ({
  article,
}) => {
  await openWithHands(article);
  const broken = await article.evaluate(async () => {
    const { asText, frames, picture, randomStates, state, widgets } = window.pe;
    /** What control, figure and prose say of a widget. */
    const look = (e: Element) => {
      const prose = document.querySelectorAll(`[data-live^="${e.localName.slice(3)}."]`);
      return [state(e), picture(e), ...Array.from(prose, (place) => place.textContent)].join();
    };
    const broken: string[] = [];
    /** Prose out of sight follows a little later. */
    const expectLook = async (e: Element, right: string, when: string) => {
      for (let frame = 0; frame < 60 && look(e) !== right; frame++) await frames(1);
      if (look(e) !== right) broken.push(`${e.localName} ${when}`);
    };
    const trail = widgets()
      .map((e) => ({ e, start: look(e), params: randomStates(e, 1)[0], right: '' }))
      .filter(({ params }) => asText(params) !== '');
    // First by hand.
    for (const { e, params } of trail) e.set(params);
    await frames(2);
    await new Promise((rested) => setTimeout(rested, 500));
    for (const place of trail) place.right = look(place.e);
    for (const { e } of trail) e.reset();
    for (const { e, start } of trail) await expectLook(e, start, 'as it was found');

    const arrive = async (nth: number, way: string, go: () => void) => {
      const arrived = new Promise((done) => addEventListener('popstate', done, { once: true }));
      go();
      await arrived;
      const { e, right } = trail[nth];
      await expectLook(e, right, way);
      const { top, bottom } = e.getBoundingClientRect();
      if (bottom < 0 || top > innerHeight) broken.push(`${e.localName} ${way}: out of sight`);
    };
    const last = trail.length - 1;
    for (const [nth, { e, params }] of trail.entries()) {
      const link = `#${e.localName.slice(3)}?${asText(params)}`;
      await arrive(nth, 'by link', () => location.assign(link));
    }
    for (let nth = last - 1; nth >= 0; nth--) await arrive(nth, 'by Back', () => history.back());
    for (let nth = 1; nth <= last; nth++) await arrive(nth, 'by Forward', () => history.forward());
    return broken;
  });
  expect(broken).toEqual([]);
});

test('a link is followed when the page is opened and when it is loaded again', async ({
  article,
}) => {
  const element = widget(article, 'rope-dials');
  const place = element.locator('input[name=position]');
  const shown = element.locator('.readouts dd').first();
  await openWithHands(article, './#rope-dials?position=5');
  await expect(place).toHaveValue('5');
  await expect(shown).toHaveText('5.0');
  await expect(element.locator('.figure')).toBeInViewport();
  await article.reload();
  await expect(place).toHaveValue('5');
  await expect(shown).toHaveText('5.0');
  // What was changed by hand is not in the address: the link says where it leads.
  await place.press('End');
  await article.reload();
  await expect(place).toHaveValue('5');
  // Away and back again: another document, then the same link.
  await article.goto('gallery/');
  await article.goBack();
  await expect(place).toHaveValue('5');
});

test('choosing the link in the menu names the state in the address, dragging does not', async ({
  article,
}) => {
  await openWithHands(article);
  const element = widget(article, 'rope-dials');
  const length = await article.evaluate(() => history.length);
  await element.locator('input[name=position]').press('End');
  expect(await article.evaluate(() => history.length)).toBe(length);
  await element.locator('.menu summary').click();
  await element.getByRole('button', { name: words.common.menu.items.link }).click();
  await expect(article).toHaveURL(/#rope-dials\?position=63$/);
  await article.goBack();
  await expect(element.locator('input[name=position]')).not.toHaveValue('63');
  await article.goForward();
  await expect(element.locator('input[name=position]')).toHaveValue('63');
});

test('a link in which somebody wrote signs as percent signs leads where it should', async ({
  article,
}) => {
  await article.goto('./#rope-dials%3Fposition%3D7%26allPairs%3Dtrue');
  const element = widget(article, 'rope-dials');
  await expect(element.locator('input[name=position]')).toHaveValue('7');
  await expect(element.locator('input[name=allPairs]')).toBeChecked();
  await expect(article.locator('.lost')).toBeHidden();
});

test('a bad or an old link leads to a valid state and says what is wrong', async ({ article }) => {
  await openWithHands(article);
  const start = await article.evaluate(() => window.pe.state(window.pe.find('rope-dials')));
  const lost = article.locator('.lost');
  const said = widget(article, 'rope-dials').getByRole('status').first();
  for (const [link, answer] of [
    ['rope-dials?position=999', /999.*0 到 63/],
    ['rope-dials?position=', /0 到 63/],
    [
      'rope-dials?position=%3Cimg%20src%3Dx%20onerror%3Dalert()%3E',
      /<img src=x onerror=alert\(\)>/,
    ],
    ['rope-dials?position=%', /0 到 63/],
    ['rope-dials?gone=1', /gone/],
    ['rope-dials?__proto__=1', /__proto__/],
    ['rope-dials?allPairs=perhaps', /perhaps.*true 或 false/],
  ] as const) {
    await article.evaluate((hash) => location.assign(`#${hash}`), link);
    await expect(said, link).toHaveText(answer);
    await expect(lost, link).toBeHidden();
    const state = await article.evaluate(() => window.pe.state(window.pe.find('rope-dials')));
    expect(state, link).toBe(start);
  }
  // What is right in a link is followed, whatever is wrong beside it.
  await article.evaluate(() => location.assign('#rope-dials?position=7&gone=1&allPairs=perhaps'));
  await expect(said).toHaveText(/perhaps|gone/);
  await expect(widget(article, 'rope-dials').locator('input[name=position]')).toHaveValue('7');

  await article.evaluate(() => location.assign('#a-widget-that-was?position=1'));
  await expect(lost).toBeVisible();
  await expect(lost).toHaveText(labels.lost);
  await article.evaluate(() => location.assign('#rope-dials?position=8'));
  await expect(lost).toBeHidden();
  await expect(said).toBeEmpty();
});
