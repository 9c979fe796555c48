import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './support/browser-test.ts';
import { layoutShifts } from './support/layout-shifts.ts';

const heading = (page: Page) => page.locator('h1').textContent();
const sideNavigation = (page: Page) => page.locator('[data-navigation]');

test('a reader walks from the home page through a product and back', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/');
  await page.locator('main').getByRole('link', { name: 'Material UI', exact: false }).first().click();
  await page.waitForURL('**/material-ui/getting-started/');

  await sideNavigation(page).getByRole('link', { name: 'Components' }).click();
  await page.waitForURL('**/material-ui/react-button/');
  expect(await heading(page)).toBe('Button');

  const pagination = page.getByRole('navigation', { name: 'Previous and next page' });
  await pagination.getByRole('link', { name: /^Next/ }).click();
  await page.waitForURL('**/material-ui/react-checkbox/');
  await pagination.getByRole('link', { name: /^Previous/ }).click();
  await page.waitForURL('**/material-ui/react-button/');

  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first().click();
  await page.waitForURL('**/material-ui/getting-started/');
  await page.locator('header a.brand').click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('groups with and without an icon begin in one column', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/material-ui/react-button/');
  const titles = sideNavigation(page).locator('[data-group]:not([data-group] *) > .group bdi');
  const starts = await titles.evaluateAll((all) => all.map((title) => title.getBoundingClientRect().left));
  expect(starts.length).toBeGreaterThan(2);
  expect([...new Set(starts)]).toHaveLength(1);
});

test('the entry of the open page is marked and in view', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1280, height: 240 } });
  await page.goto('/material-ui/customization/theming/');
  const current = sideNavigation(page).locator('[aria-current]');
  expect(await current.count()).toBe(1);
  expect(await current.textContent()).toBe('Theming');
  const inView = await current.evaluate((entry) => {
    const column = entry.closest('[data-drawer]')?.getBoundingClientRect();
    const { top, bottom } = entry.getBoundingClientRect();
    return column !== undefined && top >= column.top && bottom <= Math.min(column.bottom, innerHeight);
  });
  expect(inView).toBe(true);
});

test('the column keeps its scroll position in the next page', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1280, height: 300 } });
  await page.goto('/material-ui/react-button/');
  const column = page.locator('[data-drawer]');
  const scrolled = await column.evaluate((element) => {
    element.scrollTop = 60;
    return element.scrollTop;
  });
  expect(scrolled).toBeGreaterThan(0);
  await sideNavigation(page).getByRole('link', { name: 'Checkbox' }).click();
  await page.waitForURL('**/material-ui/react-checkbox/');
  await expect.poll(() => column.evaluate((element) => element.scrollTop)).toBe(scrolled);
});

test('open groups and the position of the clicked entry stay in the next page', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1280, height: 700 } });
  const topOf = (name: string) =>
    sideNavigation(page)
      .getByRole('link', { name, exact: true })
      .evaluate((link) => Math.round(link.getBoundingClientRect().top));
  await page.goto('/material-ui/react-button/');
  await sideNavigation(page).getByRole('button', { name: 'Show pages of Getting started' }).click();
  await sideNavigation(page).getByRole('link', { name: 'Installation' }).waitFor();
  const before = await topOf('Checkbox');
  await sideNavigation(page).getByRole('link', { name: 'Checkbox' }).click();
  await page.waitForURL('**/material-ui/react-checkbox/');
  expect(await topOf('Checkbox')).toBe(before);
  expect(await layoutShifts(page)).toEqual([]);
  expect(await sideNavigation(page).locator('[aria-current]').allTextContents()).toEqual(['Checkbox']);

  // The page has opened the group of its own entry, which is above.
  await sideNavigation(page).getByRole('button', { name: 'Show pages of Customization' }).click();
  await sideNavigation(page).getByRole('link', { name: 'Theming' }).scrollIntoViewIfNeeded();
  const below = await topOf('Theming');
  await sideNavigation(page).getByRole('link', { name: 'Theming' }).click();
  await page.waitForURL('**/material-ui/customization/theming/');
  expect(await topOf('Theming')).toBe(below);
  await sideNavigation(page).getByRole('link', { name: 'Installation' }).waitFor();
  expect(await sideNavigation(page).locator('[aria-current]').allTextContents()).toEqual(['Theming']);
  const button = sideNavigation(page).getByRole('button', { name: 'Show pages of Components' });
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await button.click();
  await sideNavigation(page).getByRole('link', { name: 'Checkbox' }).waitFor({ state: 'hidden' });
});

test('the button of a group opens it, and the tree is fetched once', async ({ newPage }) => {
  const page = await newPage();
  const fragments: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/navigation-')) fragments.push(request.url());
  });
  await page.goto('/material-ui/react-button/');
  expect(fragments).toEqual([]);

  const navigation = sideNavigation(page);
  await navigation.getByRole('button', { name: 'Show pages of Getting started' }).click();
  const installation = navigation.getByRole('link', { name: 'Installation' });
  await installation.waitFor();
  await navigation.getByRole('button', { name: 'Show pages of Customization' }).click();
  await navigation.getByRole('link', { name: 'Theming' }).waitFor();
  expect(fragments).toHaveLength(1);

  const button = navigation.getByRole('button', { name: 'Show pages of Getting started' });
  await button.click();
  expect(await button.getAttribute('aria-expanded')).toBe('false');
  await installation.waitFor({ state: 'hidden' });
  await button.click();
  await installation.click();
  await page.waitForURL('**/material-ui/getting-started/installation/');
});

test('arrow keys open and close a group', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/material-ui/react-button/');
  const navigation = sideNavigation(page);
  const group = navigation.getByRole('link', { name: 'Customization' });
  const entry = navigation.getByRole('link', { name: 'Theming' });
  await group.focus();
  await page.keyboard.press('ArrowRight');
  await entry.waitFor();
  await page.keyboard.press('ArrowLeft');
  await entry.waitFor({ state: 'hidden' });
});

test('without the tree, a group links to its first page', async ({ newPage }) => {
  const page = await newPage({
    expected: [/^console error: Failed to load resource/, /^request failed: .*navigation-/],
  });
  await page.route('**/assets/navigation-*', (route) => route.abort('failed'));
  await page.goto('/material-ui/react-button/');
  await sideNavigation(page).getByRole('button', { name: 'Show pages of Customization' }).click();
  await page.waitForURL('**/material-ui/customization/theming/');
});

test('the table of contents marks the current heading', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/material-ui/customization/theming/');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const last = contents.getByRole('link').last();
  await last.click();
  const target = await last.getAttribute('href');
  await expect.poll(() => new URL(page.url()).hash).toBe(target);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(() => contents.locator('[aria-current=location]').count()).toBe(1);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => contents.locator('[aria-current]').count()).toBe(0);
});

test('a short last section is marked at the end of the page', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1280, height: 700 }, reducedMotion: 'reduce' });
  await page.goto('/material-ui/react-button/');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const marked = contents.locator('[aria-current=location]');
  const [before = '', last = ''] = (await contents.getByRole('link').allTextContents()).slice(-2);
  await contents.getByRole('link', { name: last, exact: true }).click();
  await expect.poll(() => marked.allTextContents()).toEqual([last]);
  await contents.getByRole('link', { name: before, exact: true }).click();
  await expect.poll(() => marked.allTextContents()).toEqual([before]);
  await page.evaluate(() => scrollTo({ top: 0 }));
  await expect.poll(() => marked.count()).toBe(0);
});

test('at the end of the page the last section is marked', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1280, height: 700 }, reducedMotion: 'reduce' });
  await page.goto('/material-ui/react-button/');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const last = await contents.getByRole('link').last().textContent();
  await page.keyboard.press('End');
  await expect.poll(() => contents.locator('[aria-current=location]').allTextContents()).toEqual([last]);
});

test('the columns beside the article do not scroll with the page', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1280, height: 700 }, reducedMotion: 'reduce' });
  await page.goto('/material-ui/react-button/');
  const tops = () =>
    page.evaluate(() =>
      ['[data-drawer]', '[data-toc]'].map(
        (column) => document.querySelector(column)?.getBoundingClientRect().top,
      ),
    );
  const before = await tops();
  expect(before).toEqual([57, 57]);
  await page.evaluate(() => scrollTo({ top: 300 }));
  expect(await tops()).toEqual(before);
});

test('with forced colours, current entries are outlined', async ({ newPage }) => {
  const page = await newPage({ forcedColors: 'active' });
  await page.goto('/material-ui/react-button/#api');
  const current = page.locator('[aria-current=page], [aria-current=true], [aria-current=location]');
  const inMenus = page.locator('header .entry:is([aria-current], [aria-pressed=true])');
  await page.locator('[data-toc] [aria-current]').waitFor();
  for (const menu of await page.locator('header details').all())
    await menu.evaluate((element) => element.setAttribute('open', ''));
  const outlines = await current
    .or(inMenus)
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .filter((entry) => !entry.closest('footer, main'))
        .map((entry) => [entry.textContent, getComputedStyle(entry).outlineStyle]),
    );
  expect(outlines.length).toBeGreaterThan(4);
  expect(outlines.filter(([, style]) => style !== 'solid')).toEqual([]);
});
