import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { barriers, loadAxe } from './support/barriers.ts';
import { phone, test } from './support/browser-test.ts';
import { scriptsOf } from './support/demo.ts';
import { failureShown } from './support/failure-shown.ts';
import { notFoundComplaints } from './support/site-paths.ts';

const buttonPage = '/material-ui/react-button/';
const dialog = (page: Page) => page.locator('dialog[data-search-dialog]');
const field = (page: Page) => dialog(page).locator('input');
const found = (page: Page) => dialog(page).locator('[data-found] [role=option]');
const titles = (page: Page) => found(page).locator('strong').allTextContents();
const selected = (page: Page) => dialog(page).locator('[role=option][aria-selected=true]');

/** Opens search on a page and enters a query. */
async function search(page: Page, path: string, query: string): Promise<void> {
  await page.goto(path);
  await page.locator('header [data-search]').click();
  await field(page).fill(query);
}

test('its files load when it opens', async ({ newPage }) => {
  const page = await newPage();
  const scripts = scriptsOf(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/material-ui/api/button/', { waitUntil: 'networkidle' });
  expect(scripts).toHaveLength(1);
  expect(requested.filter((path) => path.includes('search'))).toEqual([]);
  await page.locator('header [data-search]').click();
  await field(page).fill('slider');
  await found(page).first().waitFor();
  // A worker loads the index, and its requests are reported later than what the page shows.
  await expect
    .poll(() => requested.filter((path) => path.startsWith('/_search/')))
    .toContain('/_search/en.json');
  expect(scripts.filter((url) => url.includes('/search-dialog-'))).toHaveLength(1);
});

test('a heading of another page can be opened by keyboard', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/');
  await page.keyboard.press('/');
  await field(page).waitFor();
  await page.keyboard.type('button loading');
  await expect.poll(() => titles(page)).toContain('Button');
  await expect.poll(() => dialog(page).getByRole('status').textContent()).toMatch(/^Results found: \d+$/);
  const heading = found(page).and(page.locator(`[href="${buttonPage}#loading"]`));
  await heading.waitFor();
  for (let presses = 0; (await heading.getAttribute('aria-selected')) !== 'true' && presses < 40; presses++)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${buttonPage}#loading`);
});

/** What newcomers look for, and the page that is about it. */
const topics = [
  ['configuration', '/docs/configuration/'],
  ['redirects', '/docs/redirects/'],
  ['alias', '/docs/configuration/'],
  ['deploy', '/docs/hosts/'],
  ['github pages', '/docs/github-pages/'],
  ['theme colours', '/docs/theming/'],
  ['custom header', '/docs/templates/'],
  ['broken link', '/docs/diagnostics/missing-page/'],
  ['cache', '/docs/cache/'],
  ['csp', '/docs/headers/'],
  ['offline', '/docs/offline/'],
  ['api reference', '/docs/api-reference/'],
  ['props table', '/docs/api-reference/'],
  ['migrate', '/docs/migration/'],
  ['vitepress', '/docs/migrate-vitepress/'],
  ['cookie consent', '/docs/analytics/'],
  ['rtl', '/docs/languages/'],
  ['version menu', '/docs/versions/'],
  ['exit codes', '/docs/command-reference/'],
  ['sarif', '/docs/ci/'],
] as const;

test('newcomers find the page of a topic first', { timeout: 120_000 }, async ({ newPage }) => {
  const page = await newPage();
  await search(page, '/', 'button');
  for (const [query, path] of topics) {
    await field(page).fill(query);
    await expect.poll(() => found(page).first().getAttribute('href'), { message: query }).toBe(path);
  }
});

test('Enter in the field opens the first result', async ({ newPage }) => {
  const page = await newPage();
  await search(page, '/', 'checkbox');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/material-ui/react-checkbox/');
});

test('Enter that ends the composition of a word opens nothing, also in Safari', async ({ newPage }) => {
  const page = await newPage();
  await search(page, '/', 'button');
  await selected(page).waitFor();
  const goesOn = (event: {
    readonly key: string;
    readonly keyCode?: number;
    readonly isComposing?: boolean;
  }) =>
    field(page).evaluate(
      (input, given) =>
        input.dispatchEvent(new KeyboardEvent('keydown', { ...given, bubbles: true, cancelable: true })),
      event,
    );
  expect(await goesOn({ key: 'Enter', isComposing: true })).toBe(true);
  expect(await goesOn({ key: 'Enter', keyCode: 229 })).toBe(true);
  expect(await goesOn({ key: 'Escape', keyCode: 229 })).toBe(true);
  expect(await dialog(page).isVisible()).toBe(true);
  expect(await goesOn({ key: 'Escape', keyCode: 27 })).toBe(false);
});

test('arrow keys select an option, while focus stays in the field', async ({ newPage }) => {
  const page = await newPage();
  await search(page, '/', 'tab');
  await expect.poll(() => titles(page)).toContain('Tabs');
  // Passages replace the options once more.
  await found(page).and(page.locator('.passage')).first().waitFor();
  const active = () => field(page).getAttribute('aria-activedescendant');
  const ids = await found(page).evaluateAll((options) => options.map(({ id }) => id));
  expect(await active()).toBe(ids[0]);
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBe(ids.at(-1));
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe(ids[0]);
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe(ids[1]);
  expect(await selected(page).getAttribute('id')).toBe(ids[1]);
  expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('l');
  expect(await field(page).inputValue()).toBe('tabl');
  await expect.poll(() => titles(page)).toEqual(expect.arrayContaining(['Table']));
});

test('a name that many pages document is one result, which expands', async ({ newPage }) => {
  const page = await newPage();
  await search(page, '/', 'sx');
  const more = dialog(page).getByRole('option', { name: /^All \d+ pages$/ });
  await more.waitFor();
  expect(await found(page).first().locator('code').textContent()).toBe('sx');
  const before = await found(page).count();
  await more.click();
  await expect.poll(() => found(page).count()).toBeGreaterThan(before + 100);
  // The keys still work, though the option that had the focus is gone.
  const chosen = await selected(page).getAttribute('id');
  await page.keyboard.press('ArrowDown');
  expect(await selected(page).getAttribute('id')).not.toBe(chosen);
  expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await found(page).first().getAttribute('href')).toMatch(
    /^\/material-ui\/api\/[\w-]+\/#[\w-]+-prop-sx$/,
  );
});

test('text of a paragraph is found, shown, and opened at its place', async ({ newPage }) => {
  const page = await newPage();
  await search(page, '/', 'casts a shadow');
  const passage = dialog(page).locator('.passage').first();
  await passage.waitFor();
  expect(await passage.locator('mark').allTextContents()).toEqual(
    expect.arrayContaining(['casts', 'shadow']),
  );
  await passage.click();
  await page.waitForURL(/\/react-button\/#variants/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});

test('filters, recent searches, and queries in the address', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/docs/?q=slider');
  await expect.poll(() => titles(page)).toContain('Slider');
  expect(await field(page).inputValue()).toBe('slider');
  await dialog(page).getByLabel('Kind of page').selectOption('API');
  await expect.poll(() => titles(page)).not.toContain('Slider');
  await dialog(page).getByLabel('Product').selectOption('MUI X');
  await expect.poll(() => titles(page)).not.toContain('Slider API');
  await dialog(page).getByLabel('Product').selectOption('All products');
  await found(page).getByText('Slider API').first().click();
  await page.waitForURL('**/material-ui/api/slider/');
  await page.locator('header [data-search]').click();
  await dialog(page).getByRole('option', { name: 'slider' }).click();
  await expect.poll(() => titles(page)).toContain('Slider');
  await field(page).fill('');
  await dialog(page).getByRole('option', { name: 'Clear recent searches' }).click();
  await dialog(page).getByRole('option', { name: 'slider' }).waitFor({ state: 'detached' });
});

test('the engine runs in a worker', async ({ newPage }) => {
  const page = await newPage();
  await search(page, '/', 'slider');
  await found(page).first().waitFor();
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
    expect.stringMatching(/^\/assets\/search-worker-\w+\.js$/),
  ]);
});

test('a click and keys before its script are not lost', async ({ newPage }) => {
  const page = await newPage();
  let letCome = (): void => {};
  const late = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/assets/browser-*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/docs/', { waitUntil: 'commit' });
  await page.locator('header [data-search]').click();
  letCome();
  await field(page).waitFor();
});

test('Ctrl+K opens and closes it, Escape and the backdrop close it, and the query stays', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.goto(buttonPage);
  const button = page.locator('header [data-search]');
  await button.focus();
  await page.keyboard.press('Control+k');
  await field(page).fill('slider');
  await page.keyboard.press('Control+k');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Control+k');
  await found(page).first().waitFor();
  expect(await field(page).inputValue()).toBe('slider');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await button.click();
  await field(page).waitFor();
  await page.mouse.click(20, 700);
  await dialog(page).waitFor({ state: 'hidden' });
});

test('Ctrl+K opens it on a keyboard without Latin letters', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/ar/docs/');
  await page.evaluate(() => {
    const event = { key: 'ن', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', event));
  });
  await field(page).waitFor();
});

test('it stays open when a selection of the query ends beside it', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(buttonPage);
  await page.keyboard.press('Control+k');
  await field(page).fill('slider');
  await field(page).hover();
  await page.mouse.down();
  await page.mouse.move(20, 700);
  await page.mouse.up();
  expect(await dialog(page).isVisible()).toBe(true);
  await page.mouse.click(20, 700);
  await dialog(page).waitFor({ state: 'hidden' });
});

test('it closes the open drawer of a phone', async ({ newPage }) => {
  const page = await newPage({ viewport: phone });
  await search(page, buttonPage, 'slider');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.keyboard.press('Control+k');
  await found(page).getByText('Slider', { exact: true }).first().click();
  await page.waitForURL('**/material-ui/react-slider/');
});

test('a typed slash does not open it, and neither does a shortcut in another dialog', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/material-ui/react-text-field/');
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('textarea')));
  await page.locator('main > textarea').press('/');
  expect(await page.locator('main > textarea').inputValue()).toBe('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('/');
  expect(await dialog(page).count()).toBe(0);
});

test('a result in the open page closes it and scrolls there', async ({ newPage }) => {
  const page = await newPage();
  await search(page, buttonPage, 'button loading');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await found(page).getByText('Loading').first().click();
  await page.waitForURL(`**${buttonPage}#loading`);
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});

test('the own product comes first, and typos are corrected', async ({ newPage }) => {
  const page = await newPage();
  await search(page, '/joy-ui/react-button/', 'buttn');
  await expect.poll(() => titles(page)).toContain('Button');
  expect(await found(page).first().textContent()).toContain('Joy UI');
  expect(await found(page).first().locator('mark').first().textContent()).toBe('Button');
});

test('suggests products without a query and similar pages without results', async ({ newPage }) => {
  const page = await newPage();
  await search(page, '/', '');
  await found(page).getByText('Material UI', { exact: true }).waitFor();
  await field(page).fill('qqbuttonqq');
  await dialog(page).getByText('No results for “qqbuttonqq”.').first().waitFor();
  expect(await found(page).count()).toBe(4);
  expect(await selected(page).count()).toBe(0);
  await field(page).press('Enter');
  expect(await dialog(page).isVisible()).toBe(true);
  await found(page).nth(1).click();
  await dialog(page).waitFor({ state: 'hidden' });
});

test('without results, a near query, a search without filters, or the products are suggested', async ({
  newPage,
}) => {
  const page = await newPage();
  await search(page, '/', 'qqbuttonqq');
  const status = dialog(page).getByRole('status');
  await expect.poll(() => status.textContent()).toContain('Did you mean “button”?');
  await field(page).press('ArrowDown');
  expect(await selected(page).textContent()).toBe('Did you mean “button”?');
  await field(page).press('Enter');
  await expect.poll(() => titles(page)).toContain('Button');
  expect(await field(page).inputValue()).toBe('button');
  await dialog(page).getByLabel('Product').selectOption('MUI X');
  await field(page).fill('disableElevation');
  await found(page).getByText('Search without filters').click();
  await expect.poll(() => found(page).first().textContent()).toContain('disableElevation');
  expect(await dialog(page).getByLabel('Product').inputValue()).toBe('');
  await field(page).fill('ζζζζζζζζ');
  await dialog(page).getByText('No results for “ζζζζζζζζ”.').first().waitFor();
  await found(page).getByText('Material UI', { exact: true }).waitFor();
});

test('an index that fails to load is reported, and the next query tries again', async ({ newPage }) => {
  const page = await newPage({ expected: [/Search failed/, /_search\/en\.json/] });
  await page.route('**/_search/en.json', (route) => route.abort());
  await search(page, '/', 'button');
  await dialog(page).getByText('Search could not load its index.').first().waitFor();
  await page.unroute('**/_search/en.json');
  await field(page).fill('butto');
  await expect.poll(() => titles(page)).toContain('Button');
});

test('a query that fails shows no results of another one', async ({ newPage }) => {
  const page = await newPage({ expected: [/Search failed/, /_search\/en\//] });
  await search(page, '/', 'button');
  await found(page).first().waitFor();
  await page.route('**/_search/en/**', (route) => route.abort());
  await field(page).fill('zoom');
  await dialog(page).getByText('Search could not load its index.').first().waitFor();
  expect(await found(page).count()).toBe(0);
});

test('a query that fails late leaves the results of the next one', async ({ newPage }) => {
  const page = await newPage({ expected: [/Search failed/, /_search\/en\//] });
  let fail = (): void => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await search(page, '/', 'button');
  await expect.poll(() => titles(page)).toContain('Button');
  await page.route('**/_search/en/words-*', async (route) => {
    await failing;
    await route.abort();
  });
  const asked = page.waitForRequest('**/_search/en/words-*');
  await field(page).fill('zoom');
  await asked;
  await field(page).fill('button');
  await expect.poll(() => titles(page)).toContain('Button');
  const reported = page.waitForEvent('console', (message) => message.text().includes('Search failed'));
  fail();
  await reported;
  expect(await titles(page)).toContain('Button');
});

test('search that fails to load is reported', async ({ newPage }) => {
  const page = await newPage({ expected: [/ERR_INTERNET_DISCONNECTED/, /Search could not be loaded/] });
  await page.goto('/docs/');
  await page.context().setOffline(true);
  await page.locator('header [data-search]').click();
  await failureShown(page);
});

test('results are in the language and direction of the page', async ({ newPage }) => {
  const page = await newPage();
  await search(page, `/ar${buttonPage}`, 'button');
  await found(page).first().waitFor();
  expect(await found(page).first().getAttribute('href')).toMatch(/^\/ar\//);
  const icon = await dialog(page).locator('.field svg').first().boundingBox();
  const box = await field(page).boundingBox();
  expect(icon?.x ?? 0).toBeGreaterThan(box?.x ?? 0);
});

describe('on a phone', () => {
  test('it fills the screen, and touch targets are large enough', async ({ newPage }) => {
    const page = await newPage({ viewport: phone, isMobile: true, hasTouch: true });
    await search(page, buttonPage, 'tab');
    // Passages replace the options once more.
    await found(page).and(page.locator('.passage')).first().waitFor();
    // It slides in.
    await expect.poll(() => dialog(page).boundingBox()).toMatchObject({ x: 0, y: 0, ...phone });
    for (const target of await dialog(page).locator('a, button, select').all())
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await dialog(page).getByRole('button', { name: 'Close search' }).tap();
    await dialog(page).waitFor({ state: 'hidden' });
  });
});

test.for([
  { colorScheme: 'light', path: buttonPage },
  { colorScheme: 'dark', path: `/ar${buttonPage}` },
] as const)('it has no serious barrier: $colorScheme, $path', async ({ colorScheme, path }, { newPage }) => {
  const page = await newPage({ colorScheme });
  await search(page, path, '');
  await found(page).first().waitFor();
  await loadAxe(page);
  expect(await barriers(page)).toEqual([]);
  await field(page).fill('button');
  await found(page).first().waitFor();
  expect(await barriers(page)).toEqual([]);
  await field(page).fill('qqqq');
  await found(page).first().waitFor();
  expect(await barriers(page)).toEqual([]);
});

describe('at an unknown address', () => {
  test('similar pages are those that search finds, where no address has the word', async ({ newPage }) => {
    const page = await newPage({ expected: notFoundComplaints });
    await page.goto('/docs/i18n/');
    await page.locator('main [data-near-pages] a[href="/docs/languages/"]').waitFor();
    await page.goto('/docs/deploy/');
    await page.locator('main [data-near-pages] a[href="/docs/hosts/"]').waitFor();
  });

  test('similar pages are listed, and nothing moves when they load', async ({ newPage }) => {
    const page = await newPage({ expected: notFoundComplaints });
    await page.goto('/material-ui/react-buton/');
    const first = page.locator('main [data-near-pages] a').first();
    await first.waitFor();
    expect(await first.textContent()).toBe(`Button${buttonPage}`);
    expect(await page.locator('main [data-near-pages] a').count()).toBe(3);
    // The products follow in the order of the configuration.
    expect(await page.locator('main section').last().getByRole('link').first().textContent()).toBe('Manual');
    await first.click();
    await page.waitForURL(`**${buttonPage}`);
  });

  test('no box stays empty where the index does not load', async ({ newPage }) => {
    const page = await newPage({
      expected: [...notFoundComplaints, /Similar pages|Failed to load|request failed/],
    });
    await page.route('**/_search/**', (route) => route.abort());
    await page.goto('/no-such-page/');
    await expect.poll(() => page.locator('main [data-near-pages]').count()).toBe(0);
  });

  test('search opens', async ({ newPage }) => {
    const page = await newPage({ expected: notFoundComplaints });
    await page.goto('/no-such-page/');
    await page.locator('main').getByRole('button', { name: 'Search' }).click();
    await field(page).fill('slider');
    await expect.poll(() => titles(page)).toContain('Slider');
  });
});
