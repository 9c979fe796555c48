import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { navigation, page as pageText, smallSite } from '../support/small-site.ts';
import { test as base, type ReaderOptions } from './support/browser-test.ts';
import { hydrated } from './support/demo.ts';
import { type DevSite, devSite } from './support/dev-site.ts';

const path = '/acme/button/';
const source = 'content/acme/button.md';
const filler = Array.from({ length: 40 }, (_, index) => `Line ${index}.\n`).join('\n');
const other = `export default function Other() {\n  return <input aria-label="Name" />;\n}\n`;

/** A page with two demos, a fold, and enough words to scroll in. */
const body = (words: string) =>
  `${words}\n\n{{"demo": "Counter.tsx"}}\n\n{{"demo": "Other.tsx"}}\n\n<details id="fold"><summary>More</summary>Folded words.</details>\n\n${filler}`;

const files = {
  ...smallSite,
  'content/acme/Other.tsx': other,
  [source]: pageText('Button', body('First words.')),
};

const counter = (page: Page) => page.locator('[data-island-id="Counter"] button');
const overlay = (page: Page) => page.locator('docs-problems [role=alertdialog]');

interface DevFixtures {
  readonly site: DevSite;
  /** Opens the page with the demos, all of them awake. */
  readonly openPage: (options?: Pick<ReaderOptions, 'expected'>) => Promise<Page>;
}

const test = base.extend<DevFixtures>({
  site: async ({ untilClosed }, use) => use(await untilClosed(devSite(files))),
  openPage: async ({ site, newPage }, use) => {
    await use(async (options = {}) => {
      const page = await newPage({ site: site.url, ...options });
      await page.goto(path);
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await wakeDemos(page);
      return page;
    });
  },
});

async function wakeDemos(page: Page): Promise<void> {
  for (const demo of ['Counter', 'Other']) {
    await page.locator(`[data-island-id="${demo}"]`).scrollIntoViewIfNeeded();
    await hydrated(page, demo);
  }
}

const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

test('a saved edit comes into the page, and all that a reader did stays', async ({ openPage, site }) => {
  const page = await openPage();
  await counter(page).click();
  await page.getByLabel('Name').fill('typed');
  await page.locator('#fold summary').click();
  await page.getByLabel('Name').focus();
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await site.save({ [source]: pageText('Button', body('Other words.\n\nOne paragraph more.')) });
  await expect.poll(() => page.locator('main').textContent()).toContain('One paragraph more.');
  expect(await counter(page).textContent()).toBe('Pressed 1 times');
  expect(await page.getByLabel('Name').inputValue()).toBe('typed');
  expect(await page.getByLabel('Name').evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await page.locator('#fold').evaluate((fold) => (fold as HTMLDetailsElement).open)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
  expect(await isSameDocument(page)).toBe(true);
  // What came in is alive as well.
  await counter(page).click();
  expect(await counter(page).textContent()).toBe('Pressed 2 times');
});

test('an edited demo is exchanged alone', async ({ openPage, site }) => {
  const page = await openPage();
  await page.getByLabel('Name').fill('typed');
  await counter(page).click();
  await site.save({
    'content/acme/Counter.tsx': (smallSite['content/acme/Counter.tsx'] ?? '').replace('Pressed', 'Clicked'),
  });
  await expect.poll(() => counter(page).textContent()).toBe('Clicked 0 times');
  await hydrated(page, 'Counter');
  await counter(page).click();
  await expect.poll(() => counter(page).textContent()).toBe('Clicked 1 times');
  expect(await page.getByLabel('Name').inputValue()).toBe('typed');
  expect(await isSameDocument(page)).toBe(true);
});

test('an edited title in the navigation comes into every open page', async ({ openPage, site }) => {
  const first = await openPage();
  const second = await first.context().newPage();
  await second.goto('/acme/link/');
  await site.save({
    'content/navigation/acme.yaml': navigation([
      ['/acme/button/', 'Push button'],
      ['/acme/link/', 'Link'],
    ]),
  });
  for (const page of [first, second])
    await expect.poll(() => page.locator('nav', { hasText: 'Push button' }).count()).toBeGreaterThan(0);
  expect(await isSameDocument(first)).toBe(true);
});

test('an error lies over the last good page until it is mended; Escape closes it', async ({
  openPage,
  site,
}) => {
  const page = await openPage();
  await site.save({ [source]: pageText('Button', ':::info\n<b>Never closed.</b>') });
  await overlay(page).waitFor();
  const text = await overlay(page).textContent();
  expect(text).toContain('content/acme/button.md:');
  expect(text).toContain('<b>Never closed.</b>');
  expect(await overlay(page).evaluate((panel) => panel.matches(':focus'))).toBe(true);
  expect(await page.locator('main').textContent()).toContain('First words.');
  await page.keyboard.press('Escape');
  await overlay(page).waitFor({ state: 'detached' });
  await site.save({ [source]: pageText('Button', ':::info\nStill not closed.') });
  await overlay(page).waitFor();
  await site.save({ [source]: pageText('Button', body('Mended words.')) });
  await overlay(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('main').textContent()).toContain('Mended words.');
  expect(await isSameDocument(page)).toBe(true);
});

test('another configuration loads the page anew', async ({ openPage, site }) => {
  const page = await openPage();
  const siteYaml = smallSite['content/site.yaml'] ?? '';
  await site.save({ 'content/site.yaml': siteYaml.replace('name: Acme UI', 'name: Acme Kit') });
  await expect.poll(() => page.locator('header').first().textContent()).toContain('Acme Kit');
});

test('another run of the server loads the page anew', async ({ openPage, site }) => {
  const page = await openPage({
    expected: [/^request failed: .*\/__docs\/events/, /^console error: Failed to load resource/],
  });
  await site.restart();
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
});
