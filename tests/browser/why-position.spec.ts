// The first section, as a reader meets it.

import { centre, drag, expect, live, nextFrame, open, readout, test, widget } from './support.ts';

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

test('a mark stays under the pointer that drags it', async ({ article }) => {
  await open(article);
  const element = widget(article, 'weight-crossover');
  const knob = element.locator('.handle.content .knob');
  const before = await centre(knob);
  await drag(article, knob, 60);
  const after = await centre(knob);
  expect(Math.abs(after.x - before.x - 60)).toBeLessThan(3);
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

test('a double click on the figure and the reset button both go back to the start', async ({
  article,
}) => {
  await open(article);
  const element = widget(article, 'add-position');
  const slider = element.locator('input[name=position]');
  await slider.press('Home');
  await expect(slider).toHaveValue('0');
  await element.locator('.figure').dblclick({ position: { x: 20, y: 120 } });
  await expect(slider).toHaveValue('32');
  await slider.press('End');
  await element.getByRole('button', { name: '重置' }).click();
  await expect(slider).toHaveValue('32');
});

test('two events within one frame cost one reading', async ({ article }) => {
  await open(article);
  const changes = await widget(article, 'add-position').evaluate(async (element) => {
    let count = 0;
    element.addEventListener('pe-change', () => count++);
    const input = element.shadowRoot?.querySelector<HTMLInputElement>('input[name=position]');
    if (!input) throw new Error('no slider');
    for (const value of ['3', '4', '5']) {
      input.value = value;
      input.dispatchEvent(new InputEvent('input'));
    }
    await new Promise((done) => setTimeout(done, 200));
    return { count, value: input.value };
  });
  expect(changes).toEqual({ count: 1, value: '5' });
});

test('a bad attribute keeps the last good state and says what is allowed', async ({ article }) => {
  await open(article);
  const element = widget(article, 'add-position');
  for (const bad of ['abc', '64', '-1', '1.5', '', 'NaN', 'Infinity']) {
    await element.evaluate((e, value) => e.setAttribute('position', value), bad);
    await expect(element.getByRole('status')).toContainText('0 到 63 之间的整数');
    await expect(element.locator('input[name=position]')).toHaveValue('32');
    await expect(readout(element, '长度')).toHaveText('4.00');
  }
  await element.evaluate((e) => e.setAttribute('position', '7'));
  await expect(element.locator('input[name=position]')).toHaveValue('7');
  await expect(element.getByRole('status')).toHaveText('');
});

test('a drag ends when the pointer is cancelled, and the state stays valid', async ({
  article,
}) => {
  await open(article);
  const element = widget(article, 'add-position');
  const knob = element.locator('.handle .knob');
  await knob.scrollIntoViewIfNeeded();
  const { x, y } = await centre(knob);
  await article.mouse.move(x, y);
  await article.mouse.down();
  await article.mouse.move(x + 40, y, { steps: 4 });
  await nextFrame(article);
  const slider = element.locator('input[name=position]');
  const held = await slider.inputValue();
  await element
    .locator('.handle')
    .evaluate((e) => e.dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1 })));
  await article.mouse.move(x - 100, y, { steps: 4 });
  await nextFrame(article);
  await expect(slider).toHaveValue(held);
  await article.mouse.up();
});

test('the mark stays under the pointer when the widget is scaled', async ({ article }) => {
  await open(article);
  const element = widget(article, 'add-position');
  await element.evaluate((e) => {
    e.style.display = 'block';
    e.style.transform = 'scale(0.5)';
  });
  const knob = element.locator('.handle .knob');
  const before = await centre(knob);
  await drag(article, knob, 50);
  const after = await centre(knob);
  expect(Math.abs(after.x - before.x - 50)).toBeLessThan(4);
});
