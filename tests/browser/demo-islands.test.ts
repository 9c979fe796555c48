import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './support/browser-test.ts';
import { holdScript, hydrated, scriptsOf } from './support/demo.ts';

const path = '/material-ui/react-button/';
const loading = '[data-island-id="LoadingButton"]';
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const status = (page: Page) => page.locator(`${loading} [role=status]`).textContent();

test('React is not requested before a demo is in view', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1280, height: 200 } });
  const scripts = scriptsOf(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  const texts = await Promise.all(scripts.map(async (script) => (await fetch(script)).text()));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => text.includes('Symbol.for("react.'))).toEqual([]);
  const before = scripts.length;
  await page.locator(loading).scrollIntoViewIfNeeded();
  await hydrated(page, 'LoadingButton');
  expect(scripts.slice(before).filter((script) => script.includes('LoadingButton'))).toHaveLength(1);
});

test('a demo and all its imports are requested at once', async ({ newPage }) => {
  const page = await newPage({ viewport: { width: 1280, height: 200 } });
  await page.goto(path, { waitUntil: 'networkidle' });
  const island = page.locator(loading);
  const own = (await island.getAttribute('data-island')) ?? '';
  const imports = ((await island.getAttribute('data-island-imports')) ?? '').split(' ');
  expect(imports.length).toBeGreaterThan(2);
  const requested: string[] = [];
  let isHeld = true;
  await page.route('**/assets/*.js', async (route) => {
    requested.push(new URL(route.request().url()).pathname);
    // None of them has loaded yet.
    while (isHeld) await new Promise((resolve) => setTimeout(resolve, 10));
    await route.continue();
  });
  await island.scrollIntoViewIfNeeded();
  await expect.poll(() => [...requested].sort()).toEqual([...imports, own].sort());
  isHeld = false;
  await hydrated(page, 'LoadingButton');
});

test('React hydrates the markup as rendered by the server', async ({ newPage, website }) => {
  const page = await newPage();
  for (const place of [path, '/material-ui/react-checkbox/']) {
    const html = await (await fetch(new URL(place, website.url))).text();
    await page.goto(place);
    const ids = await page
      .locator('[data-island]')
      .evaluateAll((all) => (all as HTMLElement[]).map((element) => element.dataset.islandId ?? ''));
    expect(ids.length).toBeGreaterThan(1);
    for (const id of ids) {
      await page.locator(`[data-island-id="${id}"]`).scrollIntoViewIfNeeded();
      await hydrated(page, id);
      const [rendered, alive] = await page.evaluate(
        ([text, demo]) => {
          const markup = (document: Document) =>
            document.querySelector(`[data-island-id="${demo}"]`)?.innerHTML;
          const parsed = new DOMParser().parseFromString(text, 'text/html');
          // The policy allows no style attributes in the page.
          for (const element of parsed.querySelectorAll<HTMLElement>('[data-style]')) {
            const { style = '' } = element.dataset;
            element.removeAttribute('data-style');
            element.style.cssText = style;
          }
          return [markup(parsed), markup(document)];
        },
        [html, id] as const,
      );
      expect(alive, id).toBe(rendered);
    }
  }
});

test('no style element stands before a demo, and emotion inserts no rule that the page has', async ({
  newPage,
  website,
}) => {
  const place = '/material-ui/react-checkbox/';
  const html = await (await fetch(new URL(place, website.url))).text();
  const [head = '', body] = html.split('</head>');
  expect(body).not.toContain('<style');
  const [, list = ''] = /<style data-emotion="css ([^"]+)">/.exec(head) ?? [];
  const names = list.split(' ');
  expect(names.length).toBeGreaterThan(1);
  const page = await newPage();
  await page.goto(place);
  const island = page.locator('[data-island]').first();
  await island.scrollIntoViewIfNeeded();
  await hydrated(page, (await island.getAttribute('data-island-id')) ?? '');
  const inserted = await page
    .locator('style[data-emotion]')
    .evaluateAll((all) =>
      (all as HTMLStyleElement[]).flatMap(({ sheet }) =>
        [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
      ),
    );
  expect(names.filter((name) => inserted.some((rule) => rule.includes(`.css-${name}`)))).toEqual([]);
});

test('a demo responds to a click', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(path);
  await page.locator(loading).scrollIntoViewIfNeeded();
  await hydrated(page, 'LoadingButton');
  await saveButton(page).click();
  await expect.poll(() => status(page)).toBe('Saving your changes…');
  await expect.poll(() => status(page)).toBe('All changes are saved.');
});

test('popups of a demo find theme variables that the page lacks', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/material-ui/react-dialog/');
  // The shadow of a dialog, which no element of the page has before it opens.
  expect(await page.content()).not.toContain('--mui-shadows-24');
  const demo = page.locator('[data-island-id=RenameDialog]');
  await demo.scrollIntoViewIfNeeded();
  await hydrated(page, 'RenameDialog');
  await demo.getByRole('button', { name: 'Rename' }).click();
  const paper = page.getByRole('dialog', { name: 'Rename document' });
  expect(await paper.evaluate((element) => getComputedStyle(element).boxShadow)).toContain('38px');
});

test('a demo follows the colour mode of the page', async ({ newPage }) => {
  const page = await newPage({ colorScheme: 'light' });
  await page.goto(path);
  await hydrated(page, 'BasicButtons');
  const colour = () =>
    page
      .locator('[data-island-id="BasicButtons"] button')
      .first()
      .evaluate((button) => getComputedStyle(button).color);
  const light = await colour();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(colour).not.toBe(light);
});

for (const [device, act] of [
  ['click', (page: Page) => saveButton(page).click()],
  ['key', (page: Page) => saveButton(page).press('Enter')],
] as const) {
  test(`a ${device} on a demo before hydration is handled after it`, async ({ newPage }) => {
    const page = await newPage();
    const release = await holdScript(page, 'LoadingButton');
    await page.goto(path);
    await act(page);
    expect(await status(page)).toBe('You have unsaved changes.');
    release();
    await expect.poll(() => status(page)).toBe('Saving your changes…');
  });
}

test('a click on a checkbox or its label before hydration is handled once', async ({ newPage }) => {
  const page = await newPage();
  const release = await holdScript(page, 'IndeterminateCheckbox');
  await page.goto('/material-ui/react-checkbox/');
  const demo = page.locator('[data-island-id="IndeterminateCheckbox"]');
  await demo.getByText('Olives').click();
  await demo.getByLabel('Mushrooms').click();
  release();
  await expect.poll(() => demo.getByLabel('All of them').isChecked()).toBe(true);
});
