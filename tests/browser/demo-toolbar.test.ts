import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { barriers, loadAxe } from './support/barriers.ts';
import { test } from './support/browser-test.ts';
import { hydrated } from './support/demo.ts';

const buttons = '/material-ui/react-button/';
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
const toolbar = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: `Toolbar of the demo ${name}` });

test('a toolbar is one stop of the Tab key, with arrows, Home and End inside', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(buttons);
  const bar = toolbar(page, 'BasicButtons');
  const stops = bar.locator('[tabindex="0"]');
  expect(await stops.count()).toBe(1);
  expect(await stops.getAttribute('data-action')).toBe('code');

  await stops.focus();
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toBe('Copy code');
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toBe('Edit code');
  await page.keyboard.press('ArrowLeft');
  expect(await focused(page)).toBe('Copy code');
  await page.keyboard.press('End');
  expect(await bar.locator('summary').evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowLeft');
  expect(await focused(page)).toBe('Full screen');
  expect(await stops.count()).toBe(1);
  expect(await stops.getAttribute('aria-label')).toBe('Full screen');
  await page.keyboard.press('Home');
  expect(await stops.getAttribute('data-action')).toBe('code');
});

test('the Tab key reaches a toolbar whose stop a narrow window has hidden', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(buttons);
  const stops = toolbar(page, 'BasicButtons').locator('[tabindex="0"]:visible');
  await stops.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  expect(await stops.getAttribute('aria-label')).toBe('Full screen');
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => stops.getAttribute('data-action')).toBe('code');
});

test('the name of a file is shown whole or not at all', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1280, height: 800 } });
  const shown = () =>
    page
      .locator('.demo-name')
      .first()
      .evaluate((name) => {
        const text = document.createRange();
        text.selectNodeContents(name.lastChild ?? name);
        const [box, line] = [name.getBoundingClientRect(), text.getBoundingClientRect()];
        if (line.top >= box.bottom) return 'not at all';
        return line.top >= box.top && line.right <= box.right ? 'whole' : 'cut';
      });
  await page.goto(buttons);
  expect(await shown()).toBe('whole');
  // Beside the title of the home page, a demo has 520 px.
  await page.goto('/');
  expect(await shown()).toBe('not at all');
});

test('the code of a demo opens and closes', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/material-ui/react-table/');
  const code = page.locator('#SortableTable-code .code-block[data-file="SortableTable.tsx"]');
  const button = toolbar(page, 'SortableTable').locator('[aria-controls="SortableTable-code"]');
  const state = async () => [
    await button.locator('span:visible').textContent(),
    await button.getAttribute('aria-expanded'),
    await code.isVisible(),
  ];
  expect(await state()).toEqual(['Show code', 'false', false]);
  await button.click();
  expect(await state()).toEqual(['Hide code', 'true', true]);
  await button.press('Enter');
  expect(await state()).toEqual(['Show code', 'false', false]);
});

test('a link to a file of a demo opens its code and scrolls to it', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(`${buttons}#LoadingButton.tsx`);
  const demo = page.locator('#LoadingButton');
  await expect.poll(() => demo.locator('.demo-code-switch').getAttribute('aria-expanded')).toBe('true');
  expect(await demo.locator('.code-block[data-file="LoadingButton.tsx"]').isVisible()).toBe(true);
  await expect.poll(async () => (await demo.boundingBox())?.y).toBeLessThan(400);
});

test('reset restores the demo', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/material-ui/react-checkbox/');
  await hydrated(page, 'BasicCheckboxes');
  const box = page.locator('#BasicCheckboxes').getByLabel('Send me a summary each week');
  await box.uncheck();
  await toolbar(page, 'BasicCheckboxes').getByRole('button', { name: 'Reset demo' }).click();
  await expect.poll(() => box.isChecked()).toBe(true);

  await page.goto(buttons);
  const demo = page.locator('#LoadingButton');
  await demo.scrollIntoViewIfNeeded();
  await hydrated(page, 'LoadingButton');
  const status = () => demo.getByRole('status').textContent();
  await demo.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(status).not.toBe('You have unsaved changes.');
  await toolbar(page, 'LoadingButton').getByRole('button', { name: 'Reset demo' }).click();
  await expect.poll(status).toBe('You have unsaved changes.');
  await expect.poll(() => page.locator('[data-status]').textContent()).toBe('Demo reset');
});

test('a sandbox receives a complete project', async ({ newPage }) => {
  const page = await newPage({
    expected: [/^request to another host: https:\/\/stackblitz\.com\/run\?file=src%2FBasicButtons\.tsx$/],
  });
  // Fulfilled by the test, so that no request leaves the machine.
  await page
    .context()
    .route('https://stackblitz.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    );
  await page.goto(buttons);
  const requested = page.context().waitForEvent('request', (request) => request.url().includes('stackblitz'));
  await toolbar(page, 'BasicButtons').getByRole('button', { name: 'Open in StackBlitz' }).click();
  const request = await requested;
  expect(request.method()).toBe('POST');
  const fields = new URLSearchParams(request.postData() ?? '');
  expect(fields.get('project[title]')).toBe('BasicButtons');
  expect(JSON.parse(fields.get('project[files][package.json]') ?? '')).toMatchObject({
    dependencies: {
      '@mui/material': expect.any(String),
      react: expect.any(String),
      'react-dom': expect.any(String),
    },
  });
  expect(fields.get('project[files][src/BasicButtons.tsx]')).toContain(
    'export default function BasicButtons',
  );
});

test('a demo with its own document runs there and follows the colour mode', async ({ newPage }) => {
  const page = await newPage({ colorScheme: 'light' });
  await page.goto('/material-ui/react-app-bar/');
  await page.locator('#ResponsiveAppBar').scrollIntoViewIfNeeded();
  const frame = page.frameLocator('#ResponsiveAppBar iframe');
  const bar = frame.locator('header');
  const ground = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => frame.locator('html').getAttribute('data-mui-color-scheme')).toBe('dark');
  await expect.poll(ground).not.toBe(light);

  await frame.getByRole('button', { name: 'Open the menu' }).click();
  await frame.getByRole('menuitem', { name: 'Huts' }).click();
  await frame.getByRole('menuitem', { name: 'Huts' }).waitFor({ state: 'detached' });
});

test('a demo with its own document returns to the direction of the language', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/material-ui/react-app-bar/');
  await page.getByRole('button', { name: 'Settings' }).click();
  const choose = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click();
  await choose('Right to left');
  await page.reload();
  await page.locator('#ResponsiveAppBar').scrollIntoViewIfNeeded();
  const frame = page.frameLocator('#ResponsiveAppBar iframe').locator('html');
  await expect.poll(() => frame.getAttribute('dir')).toBe('rtl');
  await expect
    .poll(() => frame.locator('header').evaluate((bar) => Object.keys(bar).join().includes('__reactFiber')))
    .toBe(true);
  // The frame learns of the choice twice: from the page, and from the storage.
  await page.getByRole('button', { name: 'Settings' }).click();
  await frame.evaluate((root) => addEventListener('storage', () => root.setAttribute('data-stored', '')));
  await choose('By language');
  await expect.poll(() => frame.getAttribute('data-stored')).toBe('');
  expect(await frame.getAttribute('dir')).toBe('ltr');
});

test('demos with open code have no serious barrier, in both schemes', async ({ newPage }) => {
  const page = await newPage({ reducedMotion: 'reduce' });
  await page.goto('/material-ui/react-table/');
  for (const button of await page.locator('.demo-code-switch').all()) await button.click();
  await loadAxe(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForSelector(`html[data-mui-color-scheme=${colorScheme}]`);
    expect(await barriers(page), colorScheme).toEqual([]);
  }
});
