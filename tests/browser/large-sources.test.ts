import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test as base } from './support/browser-test.ts';
import { openEditor } from './support/live-site.ts';
import { type SmallWebsite, smallWebsite } from './support/small-website.ts';

const rows = `export const rows: readonly { id: number }[] = [\n${'  { id: 1 },\n'.repeat(12_000)}];\n`;

const site = {
  'content/site.yaml': 'name: Large\nproducts: [{ id: acme, name: Acme }]\nserviceWorker: none\n',
  'content/acme/demos.md':
    '---\ntitle: Demos\ndescription: A demo with much data.\n---\n\n# Demos\n\n{{"demo": "Count.tsx", "defaultCodeOpen": true}}\n',
  'content/acme/Count.tsx':
    "import { rows } from './data';\n\nexport default function Count() {\n  return <p>{rows.length} rows</p>;\n}\n",
  'content/acme/data.ts': rows,
};

const path = '/acme/demos/';
const permissions = ['clipboard-read', 'clipboard-write'];

const test = base.extend<{ readonly small: SmallWebsite }>({
  small: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures from it
    async ({}, use) => {
      await using website = await smallWebsite(site);
      await use(website);
    },
    { scope: 'file' },
  ],
});

/** Opens the tab of the data, and returns its block. */
async function openData(page: Page) {
  await page.goto(path);
  await page.getByRole('tab', { name: 'data.ts' }).click();
  return page.locator('.code-block[data-file="data.ts"]');
}

test('a large source is not in the page, and a button shows it', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const block = await openData(page);
  expect((await page.content()).length).toBeLessThan(100_000);
  expect(requests.filter((url) => url.includes('data.ts-'))).toEqual([]);

  const button = block.getByRole('button', { name: 'Show source (156 kB)' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => block.locator('code').textContent()).toBe(rows.trimEnd());
  expect(await button.count()).toBe(0);
  // The focus stays at the place where the button was.
  expect(await block.locator('pre').evaluate((pre) => pre === document.activeElement)).toBe(true);
});

test('a source that comes late does not take the focus', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url });
  const block = await openData(page);
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/data.ts-*', async (route) => {
    await released;
    await route.continue();
  });
  await block.getByRole('button').click();
  const tab = page.getByRole('tab', { name: 'data.ts' });
  await tab.focus();
  release();
  await block.locator('pre').waitFor();
  expect(await tab.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a source that cannot be loaded is reported, and can be tried again', async ({ newPage, small }) => {
  const page = await newPage({
    site: small.url,
    expected: [/^request failed: .*data\.ts-/, /Failed to load resource/, /The demo action failed/],
  });
  const block = await openData(page);
  await page.route('**/data.ts-*', (route) => route.abort());
  const button = block.getByRole('button');
  await button.click();
  await expect
    .poll(() => page.locator('[role=status]').allTextContents())
    .toContainEqual('Something went wrong. Check your connection and reload the page.');
  await page.unroute('**/data.ts-*');
  await button.click();
  await expect.poll(() => block.locator('code').count()).toBe(1);
});

test('the copy button of the toolbar copies a large source that is not shown', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url, permissions });
  await openData(page);
  await page.locator('.demo-toolbar [data-copy]').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(rows.trimEnd());
});

test('what a server answers in place of a large source is not copied', async ({ newPage, small }) => {
  const page = await newPage({
    site: small.url,
    permissions,
    expected: [/^answer 404: .*data\.ts-/, /Failed to load resource/],
  });
  await openData(page);
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  await page.route('**/data.ts-*', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  const answered = page.waitForResponse('**/data.ts-*');
  await page.locator('.demo-toolbar [data-copy]').click();
  await (await answered).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('before');
});

test('an edited demo has its large sources', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url });
  await page.goto(path);
  const { result, replace } = await openEditor(page, 'Count');
  await replace('rows</p>', 'lines</p>');
  await expect.poll(() => result.locator('p').textContent()).toBe('12000 lines');
  // A large source that is shown now has no field, and belongs to the demo all the same.
  await page.getByRole('tab', { name: 'data.ts' }).click();
  await page.getByRole('button', { name: 'Show source (156 kB)' }).click();
  await page.locator('.code-block[data-file="data.ts"] pre').waitFor();
  await page.getByRole('tab', { name: 'Count.tsx' }).click();
  await replace('lines</p>', 'records</p>');
  await expect.poll(() => result.locator('p').textContent()).toBe('12000 records');
});

test('without scripts the source is a link', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url, javaScriptEnabled: false });
  await page.goto(path);
  const link = page.getByRole('link', { name: 'Show source (156 kB)' });
  expect(await page.getByRole('button', { name: 'Show source (156 kB)' }).count()).toBe(0);
  const response = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  expect(await response.text()).toBe(rows);
});
