import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { page as markdown } from '../support/small-site.ts';
import { test } from './support/browser-test.ts';
import { failureShown } from './support/failure-shown.ts';
import { openEditor } from './support/live-site.ts';
import { type SmallWebsite, smallWebsite } from './support/small-website.ts';
import { watchedWebsite } from './support/watched-website.ts';

const siteFiles = (settings: string) => ({
  'content/site.yaml': `name: Acme UI\n${settings}products:\n  - { id: acme, name: Acme }\n`,
  'content/acme/button.md': markdown('Button', 'See [the other page](./link.md).'),
  'content/acme/link.md': markdown('Link'),
});
const production = siteFiles('productionHosts: [127.0.0.1]\n');

/** Opens a page twice: the first visit installs the worker, which serves the second. */
async function visitTwice(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.reload();
}

const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test('the worker caches the shell on installation, and pages when they are read', async ({
  newPage,
  untilClosed,
}) => {
  const website = await untilClosed(smallWebsite(production));
  const page = await newPage({ site: website.url });
  await page.goto('/acme/button/');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const cached = await cachedPaths(page);
  expect(cached).toContain('/_app/index.html');
  expect(cached.filter((path) => /^\/assets\/(?:browser|styles)-/.test(path))).toHaveLength(2);
  expect(cached).not.toContain('/acme/link/');
  await page.goto('/acme/link/');
  await expect.poll(() => cachedPaths(page)).toContain('/acme/link/');
});

test('a page that loaded before the worker is cached with its images, without loading them again', async ({
  newPage,
  untilClosed,
}) => {
  const website = await untilClosed(
    smallWebsite({
      ...production,
      'content/acme/button.md': markdown('Button', '![A square](./square.svg)'),
      'content/acme/square.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>',
    }),
  );
  const watched = await untilClosed(watchedWebsite(website.url));
  const page = await newPage({ site: watched.url, tolerated: offlineReload });
  await page.goto('/acme/button/#a-place');
  await expect.poll(() => cachedPaths(page)).toContain('/acme/button/');
  await expect
    .poll(() => cachedPaths(page))
    .toEqual(expect.arrayContaining([expect.stringMatching(/^\/media\/square-/)]));
  await page.goto('/acme/link/');
  expect(watched.asked.map(({ path }) => path)).toEqual(['/acme/button/', '/acme/link/']);

  await page.context().setOffline(true);
  await page.goto('/acme/button/');
  expect(await page.locator('h1').textContent()).toBe('Button');
  expect(await styled(page)).toBe(true);
  const picture = page.getByRole('img', { name: 'A square' });
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8);
});

/** A navigation with two groups, one of them open in a page, and a list too long for a page. */
const grouped = {
  ...production,
  'content/site.yaml': `name: Acme UI
severity: { missing-anchor: off }
productionHosts: [127.0.0.1]
products:
  - { id: acme, name: Acme, navigation: navigation/acme.yaml }
`,
  'content/navigation/acme.yaml': `- pathname: /acme/near
  title: Near
  children: [{ pathname: /acme/button/ }]
- pathname: /acme/far
  title: Far
  children: [{ pathname: /acme/link/ }]
${Array.from({ length: 200 }, (_, entry) => `- { pathname: "/acme/button/#${entry}", title: Entry ${entry} }\n`).join('')}- pathname: /acme/last/
`,
  'content/acme/last.md': markdown('Last'),
};

/** The worker requests the page first, which the browser logs. Nothing else may fail. */
const offlineReload: readonly RegExp[] = [
  /^request failed: .*\/acme\/button\/ net::ERR_INTERNET_DISCONNECTED/,
];

const navigation = (page: Page) => page.locator('[data-navigation]');

test('offline, the navigation of a cached page works as online', async ({ newPage, untilClosed }) => {
  const website = await untilClosed(smallWebsite(grouped));
  const page = await newPage({ site: website.url, expected: offlineReload });
  await page.goto('/acme/button/');
  await expect.poll(() => cachedTrees(page)).toBe(1);
  await page.context().setOffline(true);

  await page.reload();
  await navigation(page).getByRole('button', { name: 'Show pages of Far' }).click();
  await navigation(page).getByRole('link', { name: 'Link', exact: true }).waitFor();
  await navigation(page)
    .getByRole('link', { name: /more entries/ })
    .click();
  await navigation(page).getByRole('link', { name: 'Last', exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/acme/button/');
});

const isTree = (path: string) => /^\/assets\/navigation-acme-.*\.html$/.test(path);

const cachedTrees = async (page: Page) => (await cachedPaths(page)).filter(isTree).length;

test('offline, search finds what the last search index contained', async ({ newPage, untilClosed }) => {
  const website = await untilClosed(smallWebsite(production));
  const page = await newPage({ site: website.url, expected: [/net::ERR_/] });
  await visitTwice(page, '/acme/button/');
  const find = async (query: string) => {
    await page.keyboard.press('Control+k');
    await page.locator('[data-search-dialog] input').fill(query);
    await page.locator('[data-found]').getByRole('option', { name: 'Button' }).first().waitFor();
    await page.keyboard.press('Escape');
  };
  await find('butt');
  await page.context().setOffline(true);
  await page.reload();
  await find('button');
});

test('offline, settings open for the first time, and an editor that is not cached is reported', async ({
  newPage,
  untilClosed,
}) => {
  const website = await untilClosed(
    smallWebsite({
      ...production,
      'content/public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'content/acme/button.md': markdown('Button', '{{"demo": "Greeting.jsx"}}'),
      'content/acme/Greeting.jsx': 'export default function Greeting() {\n  return <p>Good morning</p>;\n}\n',
    }),
  );
  const page = await newPage({
    site: website.url,
    expected: [/net::ERR_/, /The demo action failed/],
  });
  await visitTwice(page, '/acme/button/');
  expect(await cachedPaths(page)).toContain('/favicon.svg');
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  const edit = page.getByRole('toolbar').getByRole('button', { name: 'Edit code' });
  await edit.click();
  await failureShown(page);

  // Until then a browser may remember that the script failed to load.
  await page.context().setOffline(false);
  await page.reload();
  await edit.click();
  await page.locator('textarea:visible').waitFor();
});

test('offline, a page that was read opens, and any other lists the pages that were read', async ({
  newPage,
  untilClosed,
}) => {
  const website = await untilClosed(smallWebsite(production));
  const page = await newPage({ site: website.url, expected: offlineComplaints });
  await visitTwice(page, '/acme/button/');
  await expect.poll(() => cachedPaths(page)).toContain('/acme/button/');
  await website.disconnect();

  await page.reload();
  expect(await page.locator('h1').textContent()).toBe('Button');
  expect(await styled(page)).toBe(true);

  await page.getByRole('link', { name: 'the other page' }).click();
  await page.waitForURL('**/acme/link/');
  expect(await page.locator('h1').textContent()).toBe('You are offline');
  expect(await styled(page)).toBe(true);
  await page.getByRole('link', { name: 'Button' }).click();
  await page.waitForURL('**/acme/button/');
  expect(await page.locator('h1').textContent()).toBe('Button');
  await page.goto('/acme/button/?Demo.size=large');
  expect(await page.locator('h1').textContent()).toBe('Button');
});

/** The browser logs the lost connection. */
const offlineComplaints: readonly RegExp[] = [/ERR_CONNECTION_REFUSED/];

const styled = (page: Page) =>
  page
    .locator('header')
    .first()
    .evaluate((header) => getComputedStyle(header).position === 'sticky');

test('the page reloads once when a new worker takes control', async ({ newPage, untilClosed }) => {
  const website = await untilClosed(smallWebsite(production));
  const page = await newPage({ site: website.url });
  await visitTwice(page, '/acme/button/');
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(page.url()));
  await publishWorker(website, '// a new release');
  const reloaded = page.waitForEvent('load');
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
  await reloaded;
  await workerSettled(page);
  expect(loads).toHaveLength(1);
});

test('after a new release the next page is new, and the worker updates and removes old files', async ({
  newPage,
  untilClosed,
}) => {
  const website = await untilClosed(smallWebsite(production));
  const page = await newPage({ site: website.url });
  await visitTwice(page, '/acme/button/');
  await expect.poll(() => cachedPaths(page)).toContain('/acme/button/');
  const before = await cachedPaths(page);
  // The icon is part of every page, including the precached shell.
  await website.rebuild({
    'content/public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'content/acme/button.md': markdown('Button', 'The second release. See [the other page](./link.md).'),
    'templates/styles/code-rules.ts': 'export const codeRules = ".second-release { color: red; }";\n',
  });
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(page.url()));
  await page.goto('/acme/button/');
  expect(await page.locator('.prose').textContent()).toContain('The second release.');
  // The visit, and one reload after the new worker.
  await expect.poll(() => loads.length).toBe(2);
  await workerSettled(page);
  expect(loads).toHaveLength(2);
  const sheet = (paths: readonly string[]) => paths.filter((path) => /^\/assets\/styles-/.test(path)).sort();
  const after = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('precache'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(sheet(after)).toHaveLength(1);
  expect(sheet(before)).not.toContain(sheet(after)[0]);
});

test('the reload waits while the reader is writing', async ({ newPage, untilClosed }) => {
  const website = await untilClosed(smallWebsite(production));
  const page = await newPage({ site: website.url });
  await visitTwice(page, '/acme/button/');
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(page.url()));
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.ariaLabel = 'Note';
    document.querySelector('main')?.append(field);
  });
  await page.getByLabel('Note').fill('half a sentence');
  await publishWorker(website, '// a new release');
  await page.evaluate(async () => {
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve),
    );
    await (await navigator.serviceWorker.getRegistration())?.update();
    await changed;
  });
  expect(loads).toEqual([]);
  const reloaded = page.waitForEvent('load');
  await page.getByLabel('Note').blur();
  await reloaded;
  expect(loads).toHaveLength(1);
});

test('the reload waits until the editor of a demo is closed', async ({ newPage, untilClosed }) => {
  const files = siteFiles('productionHosts: [127.0.0.1]\n');
  const website = await untilClosed(
    smallWebsite({
      ...files,
      'content/acme/button.md': markdown('Button', '{{"demo": "Plain.tsx"}}'),
      'content/acme/Plain.tsx': 'export default function Plain() {\n  return <p>Plain</p>;\n}\n',
    }),
  );
  const page = await newPage({ site: website.url });
  await visitTwice(page, '/acme/button/');
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(page.url()));
  const { field, demo } = await openEditor(page, 'Plain');
  await field.fill('export default () => <p>Mine</p>;');
  await field.blur();
  await publishWorker(website, '// a new release');
  await page.evaluate(async () => {
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve),
    );
    await (await navigator.serviceWorker.getRegistration())?.update();
    await changed;
  });
  expect(loads).toEqual([]);
  const reloaded = page.waitForEvent('load');
  await demo.getByRole('button', { name: 'Close the editor' }).click();
  await page.keyboard.press('Tab');
  await reloaded;
  expect(loads).toHaveLength(1);
});

// On a machine that is busy, browsers take half a minute for so many files.
const slow = { timeout: 120_000 };

test(
  'of the files of all releases, the worker keeps those that were used last',
  slow,
  async ({ newPage, untilClosed }) => {
    const website = await untilClosed(smallWebsite(production));
    const page = await newPage({ site: website.url });
    await visitTwice(page, '/acme/button/');
    const scripts = await page.evaluate(async () => {
      const own = document.querySelector<HTMLScriptElement>('script[src*="/assets/"]')?.src ?? '';
      // The first one is used once more after 900 others.
      const addresses = Array.from({ length: 1200 }, (_, index) => `${own}?${index === 900 ? 0 : index}`);
      for (let at = 0; at < addresses.length; at += 50)
        await Promise.all(addresses.slice(at, at + 50).map(async (url) => (await fetch(url)).text()));
      return [`${own}?0`, `${own}?1199`, `${own}?1`];
    });
    const cached = () =>
      page.evaluate(async () => {
        const name = (await caches.keys()).find((one) => one.startsWith('hashed-')) ?? '';
        return (await (await caches.open(name)).keys()).map(({ url }) => url);
      });
    // The worker removes entries after it has answered.
    const state = async () => {
      const urls = await cached();
      return { isFull: urls.length === 1000, kept: scripts.map((url) => urls.includes(url)) };
    };
    await expect.poll(state, slow).toEqual({ isFull: true, kept: [true, true, false] });
  },
);

test('removal deletes the worker and its caches', async ({ newPage, untilClosed }) => {
  const website = await untilClosed(smallWebsite(production));
  const page = await newPage({ site: website.url });
  await visitTwice(page, '/acme/button/');
  await expect.poll(() => cachedPaths(page)).toContain('/acme/button/');
  // A cache of another program on the same host.
  await page.evaluate(async () => void (await caches.open('other')));
  await website.rebuild(siteFiles('productionHosts: [127.0.0.1]\nserviceWorker: unregister\n'));
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['other']);
});

test('a host that is no production host gets no worker', async ({ newPage, website }) => {
  const page = await newPage();
  const requested: string[] = [];
  page.context().on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(requested).not.toContain('/sw.js');
  expect(await readFile(join(website.folder, 'sw.js'), 'utf8')).not.toBe('');
});

async function publishWorker(website: SmallWebsite, change: string): Promise<void> {
  const file = join(website.folder, 'sw.js');
  await writeFile(file, `${await readFile(file, 'utf8')}\n${change}\n`);
}

/** Resolves when no worker is installing, and another reload would have started. */
async function workerSettled(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state === 'activated' && !registration.installing && !registration.waiting;
  });
  await page.waitForLoadState('networkidle');
}
