// The first section, as a reader meets it.

import { centre, drag, expect, live, open, readout, test, widget } from './support.ts';

// Handles stir once when they are first seen; here they are to stay where they are looked for.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('dragging a token into another slot leaves its output as it was', async ({ article }) => {
  await open(article);
  const element = widget(article, 'permutations');
  const order = element.locator('input[name=order]');
  await expect(order).toHaveValue('5');
  const bars = element.locator('.output .bars.token-man');
  const before = await bars.getAttribute('d');
  const [man, dog] = await Promise.all([
    centre(element.locator('.token.token-man .chip')),
    centre(element.locator('.token.token-dog .chip')),
  ]);
  await drag(article, element.locator('.token.token-man .chip'), dog.x - man.x);
  await expect(order).toHaveValue('2');
  await expect(order).toHaveAttribute('aria-valuetext', '咬狗人');
  expect(await bars.getAttribute('d')).toBe(before);
  await expect(readout(element, '最多差')).toHaveText('0.00');
  await expect(live(article, 'permutations.distance | .2f')).toHaveText('0.00');
});

test('every order of the tokens shows a distance of 0.00', async ({ article }) => {
  await open(article);
  const element = widget(article, 'permutations');
  for (let index = 0; index < 6; index++) {
    await element.locator('.choice').nth(index).click();
    await expect(element.locator('input[name=order]')).toHaveValue(String(index));
    await expect(readout(element, '最多差')).toHaveText('0.00');
  }
});

test('the word vector stays while the position is dragged, and the norm is always 4.00', async ({
  article,
}) => {
  await open(article);
  const element = widget(article, 'add-position');
  const bars = (role: string) => element.locator(`.bars.${role}`).getAttribute('d');
  const before = {
    content: await bars('content'),
    position: await bars('position'),
    sum: await bars('sum'),
  };
  await drag(article, element.locator('.handle .knob'), 80);
  const position = Number(await element.locator('input[name=position]').inputValue());
  expect(position).toBeGreaterThan(40);
  expect(await bars('content')).toBe(before.content);
  expect(await bars('position')).not.toBe(before.position);
  expect(await bars('sum')).not.toBe(before.sum);
  for (const key of ['Home', 'End', 'ArrowLeft', 'PageDown']) {
    await element.locator('input[name=position]').press(key);
    await expect(readout(element, '长度')).toHaveText('4.00');
  }
  await expect(live(article, 'add-position.norm | .2f')).toHaveText('4.00');
});

test('numbers in the prose follow the weight', async ({ article }) => {
  await open(article);
  const element = widget(article, 'weight-crossover');
  await element.locator('input[name=weight]').press('End');
  await expect(live(article, 'weight-crossover.weight | .2f')).toHaveText('3.00');
  const shown = await readout(element, '不同的词').textContent();
  await expect(live(article, 'weight-crossover.sameSlot | .2f')).toHaveText(shown ?? '');
  const word = Number(await readout(element, '同一个词').first().textContent());
  expect(Number(shown)).toBeGreaterThan(word);
  await expect(readout(element, '相等的权重')).toHaveText('1.6');
});

test('keys take fine and coarse steps, and a grabbed mark hands them on', async ({ article }) => {
  await open(article);
  const element = widget(article, 'add-position');
  const slider = element.locator('input[name=position]');
  await drag(article, element.locator('.handle .knob'), 0);
  await expect(slider).toBeFocused();
  for (const [key, position] of [
    ['ArrowRight', '33'],
    ['Shift+ArrowRight', '43'],
    ['PageDown', '33'],
    ['ArrowDown', '32'],
    ['Home', '0'],
    ['End', '63'],
    ['Shift+ArrowUp', '63'],
  ]) {
    await article.keyboard.press(key);
    await expect(slider).toHaveValue(position);
    await expect(slider).toHaveAttribute('aria-valuetext', `位置 ${position}`);
  }
});
