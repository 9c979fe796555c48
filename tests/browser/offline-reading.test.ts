import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { OfflineList } from '../../src/model/offline.ts';
import { page as markdown } from '../support/small-site.ts';
import { barriers, loadAxe } from './support/barriers.ts';
import { test as base } from './support/browser-test.ts';
import { type SmallWebsite, smallWebsite } from './support/small-website.ts';

const settings = (more = '') => `name: Acme
languages: [en, ar]
productionHosts: [127.0.0.1]
${more}products:
  - { id: kit, name: Kit }
  - { id: grid, name: Grid }
`;

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';

const counter = `import * as React from 'react';

export default function Counter() {
  const [count, setCount] = React.useState(0);
  return <button onClick={() => setCount(count + 1)}>Pressed {count} times</button>;
}
`;

const site = (more?: string) => ({
  'content/site.yaml': settings(more),
  'content/public/open.svg': square,
  'content/kit/square.svg': square,
  'content/kit/button.md': markdown(
    'Button',
    '![A square](./square.svg) ![Another](/open.svg)\n\n{{"demo": "Counter.jsx"}}',
  ),
  'content/kit/frame.md': markdown('Frame', '{{"demo": "Counter.jsx", "iframe": true}}'),
  'content/kit/words.md': markdown('Words', 'The perihelion is mentioned in this sentence alone.'),
  'content/kit/Counter.jsx': counter,
  'content/grid/table.md': markdown('Table', 'A page of another product.'),
});

const test = base.extend<{ readonly small: SmallWebsite }>({
  small: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from it
    async ({}, use) => {
      await using small = await smallWebsite(site());
      await use(small);
    },
    { scope: 'file' },
  ],
});

const section = (page: Page) => page.locator('[data-offline-reading]');
const row = (page: Page, name: string) => section(page).getByRole('listitem').filter({ hasText: name });

async function openSettings(page: Page, path = 'grid/table/'): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.locator('[data-settings]').click();
  await section(page).waitFor();
}

async function keep(page: Page, name: string): Promise<void> {
  await row(page, name).getByRole('button').click();
  await row(page, name).and(page.locator('[data-state=kept]')).waitFor();
}

/** What is in the caches of kept products, without revisions of records. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('kept-'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.slice(new URL(url).origin.length));
  });

const listOf = (page: Page, path: string): Promise<OfflineList> =>
  page.evaluate(
    async (name) => (await fetch(`${document.documentElement.dataset.base}${name}`)).json(),
    path,
  );

/** The worker asks the network first, which the browser logs. */
const offlineComplaints: readonly RegExp[] = [/net::ERR_/];

test.for([
  ['at the root', '/', ''],
  ['below a path', '/docs/', 'base: /docs/\n'],
])(
  'offline, every page of a kept product opens, search finds its text, and demos run, %s',
  async ([, base = '/', more], { newPage, untilClosed }) => {
    const website = await untilClosed(smallWebsite(site(more), base));
    const page = await newPage({ site: website.url, expected: offlineComplaints });
    await openSettings(page);
    await expect(row(page, 'Kit').locator('span').textContent()).resolves.toMatch(/^\d+ kB|MB$/);
    await keep(page, 'Kit');
    const list = await listOf(page, '_offline/en/kit.json');
    await page.context().setOffline(true);

    for (const [path] of list.files.filter(([path]) => path.endsWith('/'))) {
      await page.goto(path);
      expect(await page.locator('h1').textContent()).not.toBe('You are offline');
    }
    await page.goto('kit/button/');
    const sizes = await page
      .locator('.prose img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
    expect(sizes).toEqual([8, 8]);
    await page.getByRole('button', { name: 'Pressed 0 times' }).click();
    await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
    await page.goto('kit/frame/');
    await page.frameLocator('iframe').getByRole('button').click();
    await page.frameLocator('iframe').getByRole('button', { name: 'Pressed 1 times' }).waitFor();

    await page.goto('kit/button/');
    await page.keyboard.press('Control+k');
    await page.locator('[data-search-dialog] input').fill('perihel');
    const passage = page.getByRole('option').filter({ hasText: 'is mentioned in this sentence alone' });
    await passage.first().waitFor();
    await passage.first().click();
    await page.waitForURL('**/kit/words/**');

    await page.goto('grid/table/missing/');
    await page.getByRole('link', { name: 'Kit', exact: true }).first().waitFor();
    expect(await page.locator('h1').textContent()).toBe('You are offline');
  },
);

test('a demo can be edited offline', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url, expected: offlineComplaints });
  await openSettings(page);
  await keep(page, 'Kit');
  await page.context().setOffline(true);
  await page.goto('kit/button/');
  await page.getByRole('toolbar').getByRole('button', { name: 'Edit code' }).click();
  const editor = page.locator('textarea:visible');
  await editor.fill(counter.replace('Pressed', 'Counted'));
  await page.frameLocator('iframe').getByRole('button', { name: 'Counted 0 times' }).waitFor();
});

test('removing a product removes its files, but not those of another product', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url });
  await openSettings(page);
  await keep(page, 'Kit');
  await keep(page, 'Grid');
  const [kit, grid] = [
    await listOf(page, '_offline/en/kit.json'),
    await listOf(page, '_offline/en/grid.json'),
  ];
  const names = ({ files }: OfflineList) =>
    files.map(([path, , revision]) => (revision ? `/${path}?kept=${revision}` : `/${path}`));
  const record = ({ list }: OfflineList) => `/${list}`;
  expect(new Set(await keptAddresses(page))).toEqual(
    new Set([...names(kit), ...names(grid), record(kit), record(grid)]),
  );

  // It is shown after the page is loaded again.
  await openSettings(page);
  const kept = row(page, 'Kit').and(page.locator('[data-state=kept]'));
  await kept.waitFor();
  await kept.getByRole('button', { name: 'Remove: Kit' }).click();
  await row(page, 'Kit').and(page.locator('[data-state=offered]')).waitFor();
  expect((await keptAddresses(page)).sort()).toEqual([...names(grid), record(grid)].sort());
  await row(page, 'Grid').getByRole('button').click();
  await row(page, 'Grid').and(page.locator('[data-state=offered]')).waitFor();
  expect(await keptAddresses(page)).toEqual([]);
});

test('a product that is removed takes no files from one that is being downloaded', async ({
  newPage,
  small,
}) => {
  const page = await newPage({ site: small.url });
  await openSettings(page);
  await keep(page, 'Kit');
  await row(page, 'Kit').getByRole('button').click();
  await keep(page, 'Grid');
  await row(page, 'Kit').and(page.locator('[data-state=offered]')).waitFor();
  const grid = await listOf(page, '_offline/en/grid.json');
  expect(await keptAddresses(page)).toHaveLength(grid.files.length + 1);
});

test('a product that is kept is updated after the site has changed, with the files that changed alone', async ({
  newPage,
  untilClosed,
}) => {
  const website = await untilClosed(smallWebsite(site()));
  const page = await newPage({ site: website.url, expected: offlineComplaints });
  await openSettings(page);
  await keep(page, 'Kit');
  const before = await listOf(page, '_offline/en/kit.json');
  await website.rebuild({ 'content/kit/words.md': markdown('Words', 'An aphelion, after the change.') });
  const requested: string[] = [];
  page.context().on('request', (request) => {
    if (request.serviceWorker()) requested.push(new URL(request.url()).pathname);
  });
  // A visit is enough: the worker looks for a new version.
  await page.goto('grid/table/');
  const after = await listOf(page, '_offline/en/kit.json');
  const changed = after.files.filter((file) => !before.files.some((one) => String(one) === String(file)));
  const addresses = changed.map(([path]) => `/${path}`.replace(/\?.*$/, ''));
  expect(addresses).toContain('/kit/words/');
  expect(addresses).not.toContain('/kit/button/');
  await expect
    .poll(() => keptAddresses(page))
    .toContain(`/kit/words/?kept=${after.files.find(([path]) => path === 'kit/words/')?.[2]}`);
  await expect.poll(() => keptAddresses(page).then((all) => all.length)).toBe(after.files.length + 1);
  const downloaded = requested.filter((path) => !path.startsWith('/_offline/') && path !== '/grid/table/');
  expect(new Set(downloaded.filter((path) => !/^\/(?:assets|sw\.js)/.test(path)))).toEqual(
    new Set(addresses.filter((path) => !path.startsWith('/assets/'))),
  );

  await page.context().setOffline(true);
  await page.goto('kit/words/');
  expect(await page.locator('.prose').textContent()).toContain('An aphelion, after the change.');
});

test('a download that loses its connection says so, and continues when the network is back', async ({
  newPage,
  small,
}) => {
  const page = await newPage({ site: small.url, expected: offlineComplaints });
  await openSettings(page);
  await page.context().route('**/kit/words/', (route) => route.abort('internetdisconnected'));
  await row(page, 'Kit').getByRole('button').click();
  const failed = row(page, 'Kit').and(page.locator('[data-state=failed]'));
  await failed.waitFor();
  const sentence = 'The connection was lost. The download continues when you are online.';
  expect(await failed.locator('span').textContent()).toBe(sentence);
  expect(await section(page).getByRole('status').textContent()).toBe(sentence);
  expect(await failed.getByRole('button').textContent()).toBe('Cancel');

  await page.context().unroute('**/kit/words/');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await row(page, 'Kit').and(page.locator('[data-state=kept]')).waitFor();
});

test('a download that fails leaves nothing behind', async ({ newPage, small }) => {
  const page = await newPage({
    site: small.url,
    tolerated: [/answer 50\d|status of 50\d|could not be kept/],
  });
  await openSettings(page);
  await page.context().route('**/kit/words/', (route) => route.fulfill({ status: 503, body: 'Not now.' }));
  await row(page, 'Kit').getByRole('button').click();
  const failed = row(page, 'Kit').and(page.locator('[data-state=failed]'));
  await failed.waitFor();
  expect(await failed.locator('span').textContent()).toBe(
    'The files could not be downloaded. Please try again later.',
  );
  expect(await failed.getByRole('button').textContent()).toBe('Keep offline');
  expect(await keptAddresses(page)).toEqual([]);
});

test('a device without space gets no part of a product', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url, tolerated: [/could not be kept/] });
  await openSettings(page);
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(small.url);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000_000 });
  await row(page, 'Kit').getByRole('button').click();
  const failed = row(page, 'Kit').and(page.locator('[data-state=failed]'));
  await failed.waitFor();
  expect(await failed.locator('span').textContent()).toMatch(
    /^There is not enough space on this device: [\d.]+ [kM]B are needed\.$/,
  );
  expect(await keptAddresses(page)).toEqual([]);
});

test('a download is cancelled by keyboard, and continues while the settings are closed', async ({
  newPage,
  small,
}) => {
  const page = await newPage({ site: small.url });
  await openSettings(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.context().route('**/kit/words/', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  const button = row(page, 'Kit').getByRole('button');
  await button.press('Enter');
  const bar = row(page, 'Kit').getByRole('progressbar', { name: 'Kit' });
  await expect.poll(() => bar.evaluate((element: HTMLProgressElement) => element.value)).toBeGreaterThan(0.5);
  expect(await button.getAttribute('aria-label')).toBe('Cancel: Kit');
  await page.keyboard.press('Enter');
  await row(page, 'Kit').and(page.locator('[data-state=offered]')).waitFor();
  expect(await section(page).getByRole('status').textContent()).toBe('The download of Kit was cancelled.');
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await keptAddresses(page)).toEqual([]);

  await page.keyboard.press('Enter');
  await bar.waitFor();
  await page.keyboard.press('Escape');
  release();
  await expect.poll(() => keptAddresses(page)).toContain('/_offline/en/kit.json');
  await page.getByRole('button', { name: 'Settings' }).click();
  await row(page, 'Kit').and(page.locator('[data-state=kept]')).waitFor();
});

test('the settings have no barriers while a product is kept', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url });
  await openSettings(page);
  await keep(page, 'Kit');
  await loadAxe(page);
  expect(await barriers(page)).toEqual([]);
});

test('settings of a site without a service worker offer nothing', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/docs/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await section(page).isVisible()).toBe(false);
});

test('a product kept in another language is named with it, opens right to left, and can be removed', async ({
  newPage,
  small,
}) => {
  const page = await newPage({ site: small.url, expected: offlineComplaints });
  await openSettings(page, 'ar/grid/table/');
  const name = section(page).locator('b').first();
  expect(await name.textContent()).toBe('Grid');
  await keep(page, 'Kit');
  await loadAxe(page);
  expect(await barriers(page)).toEqual([]);

  await openSettings(page);
  const arabic = row(page, 'Kit (Arabic)');
  await arabic.and(page.locator('[data-state=kept]')).waitFor();
  await page.context().setOffline(true);
  await page.goto('ar/kit/words/');
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await page.locator('.prose').textContent()).toContain('perihelion');
  // Without a network, the settings show what is on the device.
  await page.locator('[data-settings]').click();
  await row(page, 'Kit').getByRole('button').click();
  await row(page, 'Kit').and(page.locator('[data-state=offered]')).waitFor();
  expect(await keptAddresses(page)).toEqual([]);
});
