import { expect } from 'vitest';
import { page as markdown } from '../support/small-site.ts';
import { barriers, loadAxe } from './support/barriers.ts';
import { test as base, phone } from './support/browser-test.ts';
import { type SmallWebsite, smallWebsite } from './support/small-website.ts';

const files = {
  'content/site.yaml': `name: Acme UI
languages: [en, de]
errorCodes: error-codes.json
products:
  - id: acme
    name: Acme
    description: What it is for.
    navigation: navigation/acme.yaml
    versions: [{ text: v2, href: /acme/, current: true }, { text: v1, href: "https://v1.acme.dev/" }, { text: All, href: /versions/ }]
  - { id: written, name: Written, navigation: navigation/written.yaml }
  - { id: moved, name: Moved, navigation: navigation/moved.yaml }
redirects: [{ from: /moved/, to: /moved/start/ }]
`,
  'content/error-codes.json': '{ "9": "%s is no colour; %s neither.", "10": "<b>%s</b>" }',
  'content/navigation/acme.yaml': `- pathname: /acme/g
  title: Inputs
  children: [{ pathname: /acme/button/ }, { pathname: /acme/link/, beta: true }]
- { pathname: /versions/, title: Versions }
`,
  'content/navigation/written.yaml': '- { pathname: /written/, title: Written }\n',
  'content/navigation/moved.yaml': '- { pathname: /moved/start/ }\n',
  'content/translations/de.yaml': 'words:\n  versions: { title: Versionen }\n',
  'content/acme/button.md': markdown('Button', 'See [all versions](/versions/) and [Acme](/acme/).'),
  'content/acme/link.md': markdown('Link'),
  'content/written/index.md': markdown('Its own page'),
  'content/moved/start.md': markdown('Start'),
};

const test = base.extend<{ readonly small: SmallWebsite }>({
  small: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures from it
    async ({}, use) => {
      await using website = await smallWebsite(files);
      await use(website);
    },
    { scope: 'file' },
  ],
});

test('a product without its own page has a landing page', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url, javaScriptEnabled: false });
  await page.goto('/');
  await page.locator('main').getByRole('link', { name: 'Acme What it is for.' }).click();
  await page.waitForURL('**/acme/');
  expect(await page.locator('h1').textContent()).toBe('Acme');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  expect(await contents.getByRole('link').allTextContents()).toEqual([
    'Inputs',
    'Button',
    'Link',
    'Versions',
  ]);
  await contents.getByRole('link', { name: 'Link' }).click();
  await page.waitForURL('**/acme/link/');
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Acme' }).click();
  await page.waitForURL('**/acme/');
});

test("an author's page or a redirect replaces the landing page", async ({ newPage, small }) => {
  const page = await newPage({ site: small.url, javaScriptEnabled: false });
  await page.goto('/written/');
  expect(await page.locator('h1').textContent()).toBe('Its own page');
  await page.goto('/');
  expect(await page.locator('main').getByRole('link', { name: 'Moved' }).getAttribute('href')).toBe(
    '/moved/start/',
  );
});

test('one page lists all versions of all products', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url, javaScriptEnabled: false });
  await page.goto('/acme/button/');
  await page.locator('main').getByRole('link', { name: 'all versions' }).click();
  await page.waitForURL('**/versions/');
  expect(await page.locator('h1').textContent()).toBe('Versions');
  const product = page.locator('section[data-product=acme]');
  expect(await product.getByRole('listitem').allTextContents()).toEqual([
    'v2this documentation',
    'v1',
    'All',
  ]);
  await page.goto('/de/versions/');
  expect(await page.locator('h1').textContent()).toBe('Versionen');
  expect(await page.locator('section[data-product=acme] a').first().getAttribute('href')).toBe('/de/acme/');
});

const lookups: [query: string, title: string, text: string][] = [
  ['?code=9&args[]=purple&args[]=x', 'Message of error 9', 'purple is no colour; x neither.'],
  ['?code=9&args[]=purple', 'Message of error 9', 'purple is no colour; [missing argument] neither.'],
  [
    '?code=10&args[]=<img src=x onerror=alert(1)>',
    'Message of error 10',
    '<b><img src=x onerror=alert(1)></b>',
  ],
  ['?code=<i>"', 'There is no error with the code <i>".', ''],
];

test('an error code shows its message, and arguments are escaped', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url });
  for (const [query, title, text] of lookups) {
    await page.goto(`/production-error/${query}`);
    const lookup = page.locator('[data-error-lookup]');
    await lookup.waitFor();
    expect([await lookup.locator('strong').textContent(), await lookup.locator('p').textContent()]).toEqual([
      title,
      text,
    ]);
    expect(await lookup.locator('img, b, i').count()).toBe(0);
  }
});

test('without script every error code is listed', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url, javaScriptEnabled: false });
  await page.goto('/production-error/?code=9');
  expect(await page.locator('[data-error-lookup]').isVisible()).toBe(false);
  expect(await page.getByRole('row').allTextContents()).toEqual([
    'CodeMessage',
    '9%s is no colour; %s neither.',
    '10<b>%s</b>',
  ]);
});

test("an author's page about error codes is completed", async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/production-error/?code=9&args[]=purple');
  await expect
    .poll(() => page.locator('[data-error-lookup]').textContent())
    .toContain('“purple” is not a colour');
  expect(await page.locator('h1').textContent()).toBe('Error messages in production');
  // The title of a page comes first, and the message before the text about codes.
  const order = await page
    .locator('article :is(h1, h2), [data-error-lookup]')
    .evaluateAll((all) => all.slice(0, 3).map(({ localName }) => localName));
  expect(order).toEqual(['h1', 'div', 'h2']);
});

test('these pages have no serious barrier and fit on a phone', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url, reducedMotion: 'reduce' });
  for (const path of ['/acme/', '/versions/', '/production-error/?code=9']) {
    await page.goto(path);
    await loadAxe(page);
    for (const viewport of [{ width: 1280, height: 800 }, phone, { width: 320, height: 640 }]) {
      await page.setViewportSize(viewport);
      expect(await barriers(page), `${path} at ${viewport.width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
        viewport.width,
      );
    }
  }
});
