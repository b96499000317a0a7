// Without scripts: the same words and numbers, and no control that would do nothing.

import { expect, live, readout, test, widget } from './support.ts';

test.use({ javaScriptEnabled: false });

test('the numbers stand in the HTML', async ({ article }) => {
  await article.goto('./');
  await expect(readout(widget(article, 'permutations'), '最多差')).toHaveText('0.00');
  await expect(readout(widget(article, 'add-position'), '长度')).toHaveText('4.00');
  await expect(readout(widget(article, 'weight-crossover'), '相等的权重')).toHaveText('1.6');
  await expect(live(article, 'weight-crossover.crossing | .1f')).toHaveText('1.6');
  await expect(live(article, 'add-position.norm | .2f')).toHaveText('4.00');
});

test('figures are drawn and dead controls are hidden', async ({ article }) => {
  await article.goto('./');
  for (const slug of ['permutations', 'add-position', 'weight-crossover']) {
    const element = widget(article, slug);
    await expect(element.locator('.figure')).toBeVisible();
    expect(await element.locator('.figure path').count()).toBeGreaterThan(5);
    await expect(element.locator('.controls')).toBeHidden();
  }
  await expect(widget(article, 'permutations').locator('.hint')).toBeHidden();
});
