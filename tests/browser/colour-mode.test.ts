import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './support/browser-test.ts';

declare global {
  interface Window {
    /** Scheme and background of every frame painted while the page loaded. */
    framesSeen: string[];
  }
}

const path = '/material-ui/react-button/';
const scheme = (page: Page) => page.locator('html').getAttribute('data-mui-color-scheme');
const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** The colour of the browser's own interface. */
const interfaceColour = (page: Page) =>
  page.locator('meta[name=theme-color]').evaluateAll((all) => {
    const fitting = (all as HTMLMetaElement[]).filter(({ media }) => matchMedia(media).matches);
    return fitting.map(({ content }) => content).join(' and ');
  });

async function choose(page: Page, mode: 'Light' | 'Dark' | 'System'): Promise<void> {
  await page.locator('summary[aria-label="Colour mode"]').click();
  await page.getByRole('button', { name: mode, exact: true }).click();
}

test('a chosen mode is stored, and its button is pressed', async ({ newPage }) => {
  const page = await newPage({ colorScheme: 'light' });
  await page.goto(path);
  expect(await scheme(page)).toBe('light');
  const [paper, frame] = [await ground(page), await interfaceColour(page)];

  await choose(page, 'Dark');
  expect(await scheme(page)).toBe('dark');
  expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('dark');
  expect(await ground(page)).not.toBe(paper);
  const darkFrame = await interfaceColour(page);
  expect(darkFrame).toMatch(/^#\w+$/);
  expect(darkFrame).not.toBe(frame);

  await page.reload();
  expect(await scheme(page)).toBe('dark');
  expect(await interfaceColour(page)).toBe(darkFrame);
  const pressed = page.locator('[data-colour-mode][aria-pressed=true]');
  expect(await pressed.allTextContents()).toEqual(['Dark']);

  await choose(page, 'Light');
  expect([await scheme(page), await ground(page), await interfaceColour(page)]).toEqual([
    'light',
    paper,
    frame,
  ]);
});

test('without a choice the page follows the system', async ({ newPage }) => {
  const page = await newPage({ colorScheme: 'dark' });
  await page.goto(path);
  expect(await scheme(page)).toBe('dark');
  const dark = await interfaceColour(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => scheme(page)).toBe('light');
  expect(await interfaceColour(page)).not.toBe(dark);

  await choose(page, 'Dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await scheme(page)).toBe('dark');
  await choose(page, 'System');
  await expect.poll(() => scheme(page)).toBe('light');
});

test('other tabs follow a choice', async ({ newPage }) => {
  const page = await newPage({ colorScheme: 'light' });
  await page.goto(path);
  const other = await page.context().newPage();
  await other.goto('/');
  await page.bringToFront();
  await choose(page, 'Dark');
  await expect.poll(() => scheme(other)).toBe('dark');
  await expect.poll(() => other.locator('[data-colour-mode=dark]').getAttribute('aria-pressed')).toBe('true');
});

test('no frame shows the wrong scheme, however the page is opened', async ({ newPage }) => {
  const page = await newPage({
    colorScheme: 'light',
    early: () => {
      window.framesSeen = [];
      const note = (): void => {
        const root = document.documentElement;
        const { backgroundColor } = getComputedStyle(root);
        if (document.body) window.framesSeen.push(`${root.dataset.muiColorScheme} ${backgroundColor}`);
        if (document.readyState !== 'complete' || window.framesSeen.length < 3) requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    },
  });
  const framesSeen = async (): Promise<string[]> => {
    await page.waitForFunction(() => document.readyState === 'complete' && window.framesSeen.length >= 3);
    return [...new Set(await page.evaluate(() => window.framesSeen))];
  };
  await page.goto(path);
  await choose(page, 'Dark');
  const dark = `dark ${await ground(page)}`;
  await page.reload();
  expect(await framesSeen()).toEqual([dark]);
  await page.goto('/material-ui/getting-started/');
  expect(await framesSeen()).toEqual([dark]);
});

test('an unknown scheme is reported in the console and replaced', async ({ website, newPage }) => {
  const page = await newPage({
    colorScheme: 'light',
    expected: [/^console error: Unknown colour scheme "sepia"/],
    storageState: storedBefore(website.url, 'mui-color-scheme-light', 'sepia'),
  });
  await page.goto(path);
  expect(await scheme(page)).toBe('light');
});

test('an unknown mode counts as no choice', async ({ website, newPage }) => {
  const page = await newPage({
    colorScheme: 'dark',
    storageState: storedBefore(website.url, 'mui-mode', 'dim'),
  });
  await page.goto(path);
  expect(await scheme(page)).toBe('dark');
});

/** A browser profile in which an earlier visit or version of the site has stored an entry. */
function storedBefore(url: string, name: string, value: string) {
  return { cookies: [], origins: [{ origin: new URL(url).origin, localStorage: [{ name, value }] }] };
}
