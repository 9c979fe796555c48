import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { barriers, loadAxe } from './support/barriers.ts';
import { desktop, phone, test } from './support/browser-test.ts';
import { scriptsOf } from './support/demo.ts';
import { failureShown } from './support/failure-shown.ts';

declare global {
  interface Window {
    /** Direction of every frame painted while the page loaded. */
    directionsSeen: string[];
  }
}

const path = '/material-ui/react-slider/';
const dialog = (page: Page) => page.getByRole('dialog');
const pressed = (page: Page) => dialog(page).locator('[aria-pressed=true]').allTextContents();
const direction = (page: Page) => page.locator('html').getAttribute('dir');

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await dialog(page).waitFor();
}

const choose = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

test('the settings load when they open, and only once', async ({ newPage }) => {
  const page = await newPage();
  const scripts = scriptsOf(page);
  const fragments: string[] = [];
  page.on('request', (request) => request.url().includes('/settings-') && fragments.push(request.url()));
  await page.goto('/');
  expect(fragments).toEqual([]);
  expect(scripts.some((url) => url.includes('open-dialog'))).toBe(false);
  await open(page);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await open(page);
  expect(fragments).toHaveLength(1);
});

test('settings that fail to load are reported', async ({ newPage }) => {
  const page = await newPage({
    expected: [/ERR_INTERNET_DISCONNECTED/, /The settings could not be loaded/],
  });
  // A page without a demo: offline, one that comes into view could not load its script.
  await page.goto('/docs/');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Settings' }).click();
  await failureShown(page);
});

test('they show the current choices and store new ones', async ({ newPage }) => {
  const page = await newPage({ colorScheme: 'light' });
  await page.goto(path);
  await open(page);
  expect(await pressed(page)).toEqual(['System', 'By language', 'TypeScript', 'Scroll']);
  await choose(page, 'Dark');
  await choose(page, 'Right to left');
  await choose(page, 'JavaScript');
  expect(await pressed(page)).toEqual(['Dark', 'Right to left', 'JavaScript', 'Scroll']);
  expect(await page.locator('html').getAttribute('data-mui-color-scheme')).toBe('dark');
  expect(await direction(page)).toBe('rtl');
  expect(await page.locator('html').getAttribute('data-code-variant')).toBe('js');

  await page.goto('/material-ui/react-button/');
  expect(await direction(page)).toBe('rtl');
  await open(page);
  expect(await pressed(page)).toEqual(['Dark', 'Right to left', 'JavaScript', 'Scroll']);
  await choose(page, 'By language');
  expect(await direction(page)).toBe('ltr');
});

test('long lines of code are wrapped on every page and in other tabs, until they scroll again', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: phone });
  const code = '.prose > .code-block > pre';
  const scrolling = (of: Page) =>
    of.locator(code).evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).length);
  const tabStops = (of: Page) => of.locator(`${code}[tabindex="0"]`).count();
  await page.goto('/docs/markdown/');
  const before = await scrolling(page);
  expect(before).toBeGreaterThan(3);
  const other = await page.context().newPage();
  await other.goto('/docs/markdown/');
  await page.bringToFront();

  await open(page);
  await choose(page, 'Wrap');
  expect(await pressed(page)).toContain('Wrap');
  expect(await scrolling(page)).toBe(0);
  await expect.poll(() => tabStops(page)).toBe(0);
  await expect.poll(() => scrolling(other)).toBe(0);

  await page.goto('/docs/navigation/');
  await page.goBack();
  expect(await scrolling(page)).toBe(0);
  await open(page);
  expect(await pressed(page)).toContain('Wrap');
  await choose(page, 'Scroll');
  expect(await scrolling(page)).toBe(before);
  await expect.poll(() => tabStops(page)).toBeGreaterThan(3);
});

test('a choice that cannot be stored still applies to the page', async ({ newPage }) => {
  const page = await newPage({
    early: () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    },
  });
  await page.goto('/docs/markdown/');
  await open(page);
  await choose(page, 'Wrap');
  expect(await pressed(page)).toContain('Wrap');
  expect(await page.locator('html[data-lines=wrap]').count()).toBe(1);
});

test('they link to the page in other languages', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(path);
  await open(page);
  await dialog(page).getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL(`**/de${path}`);
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  expect(await dialog(page).getByRole('heading').textContent()).toBe('Einstellungen');
});

test('they can be opened, used and closed by keyboard', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(path);
  const opener = page.getByRole('button', { name: 'Settings' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Close settings',
  );
  for (let step = 0; step < 18; step += 1) {
    await page.keyboard.press('Tab');
    const strayed = await page.evaluate(() => {
      const { activeElement: at } = document;
      return at !== null && at !== document.body && !at.closest('dialog');
    });
    expect(strayed).toBe(false);
  }
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a click outside closes them', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(path);
  await open(page);
  await page.mouse.click(20, 300);
  await dialog(page).waitFor({ state: 'hidden' });
});

test('a click between the choices leaves them open', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(path);
  await open(page);
  const box = await dialog(page).boundingBox();
  const choices = await dialog(page).getByRole('group', { name: 'Colour mode' }).boundingBox();
  if (!box || !choices) throw new Error('The settings are not shown.');
  // In the padding of the dialog, and in the space below the first choice.
  await page.mouse.click(box.x + 8, choices.y);
  await page.mouse.click(choices.x + 40, choices.y + choices.height + 10);
  expect(await dialog(page).isVisible()).toBe(true);
});

test('they have no serious barrier', async ({ newPage }) => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await page.goto('/ar/material-ui/react-button/');
  await page.getByRole('button', { name: 'الإعدادات' }).click();
  await dialog(page).waitFor();
  await loadAxe(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForSelector(`html[data-mui-color-scheme=${colorScheme}]`);
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      expect(await barriers(page), `${colorScheme}, ${viewport.width} px`).toEqual([]);
    }
  }
});

test('no frame has the wrong direction, and other tabs follow', async ({ newPage }) => {
  const page = await newPage({
    early: () => {
      window.directionsSeen = [];
      const note = (): void => {
        if (document.body) window.directionsSeen.push(getComputedStyle(document.body).direction);
        if (document.readyState !== 'complete' || window.directionsSeen.length < 3)
          requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    },
  });
  const directionsSeen = async (): Promise<string[]> => {
    await page.waitForFunction(() => document.readyState === 'complete' && window.directionsSeen.length >= 3);
    return [...new Set(await page.evaluate(() => window.directionsSeen))];
  };
  await page.goto(path);
  await open(page);
  await choose(page, 'Right to left');
  await page.goto('/material-ui/react-button/');
  expect(await directionsSeen()).toEqual(['rtl']);
  await page.goto('/ar/material-ui/react-button/');
  expect(await directionsSeen()).toEqual(['rtl']);

  const other = await page.context().newPage();
  await other.goto('/');
  await page.bringToFront();
  await page.goto(path);
  await open(page);
  await choose(page, 'Left to right');
  await expect.poll(() => direction(other)).toBe('ltr');
  await page.goto('/ar/');
  expect(await directionsSeen()).toEqual(['ltr']);
});
