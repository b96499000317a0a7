// The single-file edition: read from a disk or an attachment, without a network.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import article from '../../content/zh-CN/article.json' with { type: 'json' };
import { drag, live, open, readout, widget } from './support.ts';

const path = join(__dirname, '../../build/site', `${article.title}.html`);
const address = pathToFileURL(path).href;

/** A page that asks for the file and nothing else, and does not complain. */
const test = base.extend<{ file: Page }>({
  file: async ({ page, context }, use) => {
    const trouble: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) trouble.push(message.text());
    });
    page.on('pageerror', ({ message }) => trouble.push(message));
    page.on('request', (request) => {
      if (!/^(file|data):/.test(request.url())) trouble.push(`fetched ${request.url()}`);
    });
    const files = new Set<string>();
    page.on('request', (request) => {
      if (request.url().startsWith('file:')) files.add(request.url().replace(/#.*/, ''));
    });
    await context.setOffline(true);
    await use(page);
    expect(trouble).toEqual([]);
    expect([...files]).toEqual([address]);
  },
});

test('its widgets are dragged, its numbers follow', async ({ file }) => {
  await open(file, address);
  const adding = widget(file, 'add-position');
  const position = adding.locator('input[name=position]');
  const before = await position.inputValue();
  await drag(file, adding.locator('.handle .knob'), 80);
  expect(Number(await position.inputValue())).toBeGreaterThan(Number(before));
  await expect(adding.locator('.widget')).toHaveCSS('display', 'block');

  const place = live(file, 'slice.position');
  await expect(place).toHaveText('20');
  await widget(file, 'slice').locator('input[name=position]').press('PageUp');
  await expect(place).toHaveText('30');
});

test('its figures are those of the file, not drawn anew, and keep their styles', async ({
  file,
}) => {
  await file.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const figure = document
        .querySelector('pe-add-position')
        ?.shadowRoot?.querySelector('.figure');
      Object.assign(window, { figure });
    });
  });
  await open(file, address);
  const state = await file.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('.widget-place > :first-child')];
    return {
      same:
        (window as unknown as { figure: Element }).figure ===
        document.querySelector('pe-add-position')?.shadowRoot?.querySelector('.figure'),
      dead: elements.filter((e) => !e.matches(':defined')).length,
      bare: elements.filter((e) => {
        const inside = e.shadowRoot?.querySelector('.widget');
        return !inside || getComputedStyle(inside).containerType !== 'inline-size';
      }).length,
      count: elements.length,
    };
  });
  expect(state).toEqual({ same: true, dead: 0, bare: 0, count: 23 });
});

test('light and dark can be chosen', async ({ file }) => {
  await file.emulateMedia({ colorScheme: 'light' });
  await open(file, address);
  const button = file.locator('button.theme');
  await button.click();
  await button.click();
  await expect(file.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(file.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(widget(file, 'add-position').locator('.widget')).toHaveCSS('color-scheme', 'dark');
});

test('a state in its address is followed; links to take away lead to the site', async ({
  file,
}) => {
  await open(file, `${address}#rope-dials?position=33`);
  const element = widget(file, 'rope-dials');
  await expect(element.locator('input[name=position]')).toHaveValue('33');
  const home = await file.locator('link[rel=canonical]').getAttribute('href');
  expect(home).toMatch(/^https?:\/\//);
  await element.locator('.menu summary').click();
  await element.locator('.menu-items button').first().click();
  await expect(element.locator('.menu-text')).toHaveText(`${home}#rope-dials?position=33`);
  expect(file.url()).toBe(`${address}#rope-dials?position=33`);
});

test('a figure can be saved', async ({ file }) => {
  await open(file, address);
  const menu = widget(file, 'add-position').locator('.menu');
  await menu.locator('summary').click();
  for (const type of ['SVG', 'PNG', 'CSV']) {
    const download = file.waitForEvent('download');
    await menu.getByRole('button', { name: type }).click();
    expect((await download).suggestedFilename()).toBe(`add-position.${type.toLowerCase()}`);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the numbers stand in the file, the figures have their styles', async ({ file }) => {
    await file.goto(address);
    const element = widget(file, 'add-position');
    await expect(readout(element, '长度')).toHaveText('4.00');
    await expect(element.locator('.figure')).toBeVisible();
    await expect(element.locator('.controls')).toBeHidden();
    await expect(element.locator('.widget')).toHaveCSS('container-type', 'inline-size');
  });
});

test('nothing in it refers to a file beside it', async () => {
  const text = await readFile(path, 'utf8');
  const scripts = text.match(/<script\b.*?<\/script>/gs) ?? [];
  expect(scripts).toHaveLength(1);
  const rest = text.replace(String(scripts), '');
  expect(rest.match(/ (src|href|action)="(?!#|https?:|data:)[^"]*/g)).toBeNull();
  expect(rest.match(/<link\b[^>]*rel="(stylesheet|modulepreload|preload)"/g)).toBeNull();
});

test('the article links to it', async ({ page, request }) => {
  await page.goto('./');
  const link = page.getByRole('link', { name: article.labels.single });
  const response = await request.get(await link.evaluate((a: HTMLAnchorElement) => a.href));
  expect(await response.body()).toEqual(await readFile(path));
});
