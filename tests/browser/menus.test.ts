import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './support/browser-test.ts';

const versions = (page: Page) => page.locator('details.versions');
const products = (page: Page) => page.locator('details.products');
const isOpen = (menu: Locator) => menu.evaluate((element) => (element as HTMLDetailsElement).open);
const hasFocus = (element: Locator) => element.evaluate((node) => node === document.activeElement);

test('the product switcher works by mouse', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/material-ui/react-button/');
  await products(page).locator('summary').click();
  const entry = products(page).getByRole('link', { name: 'Joy UI' });
  await entry.click();
  await page.waitForURL('**/joy-ui/getting-started/');
  expect(await products(page).locator('summary').textContent()).toContain('Joy UI');
  expect(await products(page).locator('[aria-current]').textContent()).toBe('Joy UI');
});

test('the version menu works by keyboard', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/material-ui/react-button/');
  const button = versions(page).locator('summary');
  await button.focus();
  await page.keyboard.press('Enter');
  expect(await isOpen(versions(page))).toBe(true);
  await page.keyboard.press('ArrowDown');
  expect(await hasFocus(versions(page).locator('.entry').first())).toBe(true);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  const last = versions(page).getByRole('link', { name: 'View all versions' });
  expect(await hasFocus(last)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/versions/');
});

test('Home and End focus the first and last entry without scrolling the page', async ({ newPage }) => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await page.goto('/material-ui/react-button/');
  await versions(page).locator('summary').click();
  const entries = versions(page).locator('.entry');
  await page.keyboard.press('End');
  expect(await hasFocus(entries.last())).toBe(true);
  await page.keyboard.press('Home');
  expect(await hasFocus(entries.first())).toBe(true);
  await page.keyboard.press('End');
  // Scrolling would be visible after two frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the product switcher works by keyboard', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/material-ui/react-button/');
  await products(page).locator('summary').focus();
  await page.keyboard.press('Space');
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowDown');
  expect(await hasFocus(products(page).getByRole('link', { name: 'Joy UI' }))).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/joy-ui/getting-started/');
});

test('Escape closes a menu and returns focus', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/material-ui/react-button/');
  for (const menu of [versions(page), products(page)]) {
    await menu.locator('summary').click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    expect(await isOpen(menu)).toBe(false);
    expect(await hasFocus(menu.locator('summary'))).toBe(true);
  }
});

test('a menu closes when focus or a click is elsewhere', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/material-ui/react-button/');
  await versions(page).locator('summary').click();
  await products(page).locator('summary').click();
  expect(await isOpen(versions(page))).toBe(false);
  expect(await isOpen(products(page))).toBe(true);
  await page.locator('h1').click();
  expect(await isOpen(products(page))).toBe(false);
  await versions(page).locator('summary').click();
  await page.locator('header a.repository, header details:last-of-type summary').last().focus();
  expect(await isOpen(versions(page))).toBe(false);
});

test('the first Tab stop skips the header', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/material-ui/react-button/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  expect(await hasFocus(skip)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(page.locator('main'))).toBe(true);
});
