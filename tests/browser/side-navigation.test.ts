import { expect } from 'vitest';
import { page as markdown } from '../support/small-site.ts';
import { test as base, phone } from './support/browser-test.ts';
import { failureShown } from './support/failure-shown.ts';
import { type SmallWebsite, smallWebsite } from './support/small-website.ts';

/** A list of two hundred entries. Every tenth is a group. */
const longList = Array.from({ length: 200 }, (_, entry) => ({ entry, isGroup: entry % 10 === 0 }));

function longNavigation(): string {
  const rows = longList.map(({ entry, isGroup }) =>
    isGroup
      ? `- pathname: /long/group-${entry}\n  title: Group ${entry}\n  children: [{ pathname: /long/page-${entry}/ }]\n`
      : `- pathname: /long/page-${entry}/\n`,
  );
  return rows.join('');
}

/** A list in which every twentieth entry is a section with a link and a group. The page cuts it after one. */
function longSections(): string {
  const rows = longList.map(({ entry }) =>
    entry % 20 === 19
      ? `- pathname: /parts/section-${entry}
  subheader: Section ${entry}
  children:
    - { pathname: "/long/page-${entry}/", title: Link ${entry} }
    - { pathname: "/parts/group-${entry}", title: Group ${entry}, children: [{ pathname: "/parts/#${entry}", title: Deep ${entry} }] }
`
      : `- pathname: /long/page-${entry}/\n`,
  );
  return rows.join('');
}

function longPages(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    longList.map(({ entry }) => [`content/long/page-${entry}.md`, markdown(`Page ${entry}`)]),
  );
}

const files = {
  'content/site.yaml': `name: Acme UI
severity: { missing-anchor: off }
languages: [en, de]
products:
  - { id: acme, name: Acme, category: core, navigation: navigation/acme.yaml }
  - { id: other, name: Other, category: core }
  - { id: long, name: Long, category: x, navigation: navigation/long.yaml }
  - { id: parts, name: Parts, category: toolpad, navigation: navigation/parts.yaml }
  - { id: icons, name: Icons, navigation: navigation/icons.yaml }
`,
  'content/navigation/acme.yaml': `- { pathname: /acme/start/, icon: Book, plan: pro }
- { pathname: "/acme/start/#a", title: A, plan: premium }
- { pathname: "/acme/start/#b", title: B, newFeature: true, planned: true }
- { pathname: "/acme/start/#c", title: C, unstable: true }
- { pathname: "/acme/start/#d", title: D, beta: true }
- { pathname: "/acme/start/#e", title: E, legacy: true }
- { pathname: "/acme/start/#f", title: F, deprecated: true }
- { pathname: /other/, title: Versions }
- { pathname: https://acme.dev/blog/, title: Blog, icon: ReaderIcon }
- { pathname: https://acme.dev/store/, title: Template store, icon: Unheard, linkProps: { target: _blank, rel: noopener, onclick: "x" } }
`,
  'content/navigation/long.yaml': longNavigation(),
  'content/navigation/parts.yaml': longSections(),
  'content/navigation/icons.yaml': `- pathname: /icons/a
  title: Pictured
  icon: Book
  children: [{ pathname: /icons/first/ }]
- pathname: /icons/b
  title: Plain
  children: [{ pathname: /icons/second/ }]
`,
  'content/icons/first.md': markdown('First'),
  'content/icons/second.md': markdown('Second'),
  'content/parts/index.md': markdown('Parts'),
  ...longPages(),
  'content/acme/start.md': markdown('Start'),
  'content/other/index.md': markdown('Other'),
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

test('all eight badges are part of the accessible names of their entries', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url, javaScriptEnabled: false });
  await page.goto('/acme/start/');
  const navigation = page.locator('[data-navigation]');
  const names = [
    'Start Pro',
    'A Premium',
    'B New Planned',
    'C Unstable',
    'D Beta',
    'E Legacy',
    'F Deprecated',
  ];
  for (const name of names)
    expect(await navigation.getByRole('link', { name, exact: true }).count(), name).toBe(1);
  const badges = navigation.locator('.badge');
  expect(await badges.count()).toBe(8);
  const titles = await badges.evaluateAll((all) => all.map((badge) => badge.getAttribute('title')));
  expect(new Set(titles).size).toBe(8);
});

test('a long list shows nearby entries, and the rest on request', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url });
  await page.goto('/long/page-101/');
  const navigation = page.locator('[data-navigation]');
  const entries = navigation.locator(':scope > ul > li');
  const current = navigation.locator('[aria-current]');
  const topOf = () => current.evaluate((link) => Math.round(link.getBoundingClientRect().top));
  const before = navigation.getByRole('link', { name: '80 more entries' });
  expect(await entries.count()).toBe(62);
  expect(await before.getAttribute('href')).toBe('/long/page-79/');
  await before.scrollIntoViewIfNeeded();
  const top = await topOf();
  await before.click();
  await expect.poll(() => entries.count()).toBe(141);
  expect(await topOf()).toBe(top);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Page 79');
  await navigation.getByRole('button', { name: 'Show pages of Group 30' }).click();
  await navigation.getByRole('link', { name: 'Page 30', exact: true }).waitFor();
  await navigation.getByRole('link', { name: '60 more entries' }).click();
  await expect.poll(() => entries.count()).toBe(200);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Group 140');
  expect(await entries.last().textContent()).toBe('Page 199');
});

test('a clicked entry keeps its position when the next page shows fewer entries', async ({
  newPage,
  small,
}) => {
  const page = await newPage({ site: small.url });
  await page.goto('/long/page-101/');
  const navigation = page.locator('[data-navigation]');
  await navigation.getByRole('link', { name: '80 more entries' }).click();
  const entry = navigation.getByRole('link', { name: 'Page 117', exact: true });
  const topOf = () => entry.evaluate((link) => Math.round(link.getBoundingClientRect().top));
  await entry.scrollIntoViewIfNeeded();
  const top = await topOf();
  await entry.click();
  await page.waitForURL('**/long/page-117/');
  expect(await navigation.locator('[aria-current]').textContent()).toBe('Page 117');
  expect(await topOf()).toBe(top);
});

test('a second click while loading has no effect', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url });
  await page.goto('/long/page-101/');
  await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('[data-more]');
    link?.click();
    link?.click();
  });
  const navigation = page.locator('[data-navigation]');
  const entries = navigation.locator(':scope > ul > li');
  await expect.poll(() => entries.count()).toBe(141);
  expect(new URL(page.url()).pathname).toBe('/long/page-101/');
});

test('a group that is toggled while its entries load has them once', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url });
  await page.goto('/long/page-101/');
  const navigation = page.locator('[data-navigation]');
  const button = navigation.getByRole('button', { name: 'Show pages of Group 100' });
  await button.evaluate((element: HTMLElement) => {
    for (let click = 0; click < 3; click += 1) element.click();
  });
  await navigation.getByRole('link', { name: 'Page 100', exact: true }).waitFor();
  expect(await navigation.locator('[data-group]:has(button[aria-expanded=true]) > ul').count()).toBe(1);
  expect(new URL(page.url()).pathname).toBe('/long/page-101/');
});

test('sections left out are added completely, with their groups collapsed', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url });
  await page.goto('/parts/');
  const navigation = page.locator('[data-navigation]');
  const entries = navigation.locator(':scope > ul > li');
  expect(await entries.count()).toBe(61);
  await navigation.getByRole('link', { name: '140 more entries' }).click();
  await expect.poll(() => entries.count()).toBe(200);
  expect(await navigation.getByRole('link', { name: /^Link / }).count()).toBe(10);
  await navigation.getByRole('button', { name: 'Show pages of Group 199' }).click();
  await navigation.getByRole('link', { name: 'Deep 199' }).waitFor();
});

test('on a phone, the rest of a long list is added to the open drawer', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url, viewport: phone, isMobile: true, hasTouch: true });
  await page.goto('/long/page-101/');
  await page.getByRole('button', { name: 'Open navigation' }).tap();
  const navigation = page.locator('[data-navigation]');
  await navigation.getByRole('link', { name: '80 more entries' }).tap();
  const nearest = navigation.getByRole('link', { name: 'Page 79', exact: true });
  await nearest.waitFor();
  await expect.poll(() => nearest.evaluate((link) => link === document.activeElement)).toBe(true);
});

test('without script, a link leads to the rest of a long list', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url, javaScriptEnabled: false });
  await page.goto('/long/page-101/');
  const navigation = page.locator('[data-navigation]');
  await navigation.getByRole('link', { name: '60 more entries' }).click();
  await page.waitForURL('**/long/page-140/');
  await navigation.getByRole('link', { name: 'Page 179' }).waitFor();
});

test('a long list begins where the current page is before the script of the page has loaded', async ({
  newPage,
  small,
}) => {
  const page = await newPage({ site: small.url, tolerated: [/ERR_FAILED/] });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/long/page-105/');
  const entry = await page.locator('[data-drawer] [aria-current=page]').boundingBox();
  expect(entry?.y).toBeGreaterThan(200);
  expect(entry?.y).toBeLessThan(600);
});

test('without the tree, the link to the rest is followed', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url, tolerated: [/navigation-long/, /ERR_FAILED/] });
  await page.route('**/navigation-long*', (route) => route.abort());
  await page.goto('/long/page-101/');
  await page.locator('[data-navigation]').getByRole('link', { name: '80 more entries' }).click();
  await page.waitForURL('**/long/page-79/');
});

test('offline, a missing tree is reported and the page stays open', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url, expected: [/ERR_INTERNET_DISCONNECTED/] });
  await page.goto('/long/page-101/');
  await page.context().setOffline(true);
  const navigation = page.locator('[data-navigation]');
  const group = navigation.getByRole('button', { name: 'Show pages of Group 100' });
  await group.click();
  await failureShown(page);
  expect(await group.getAttribute('aria-expanded')).toBe('false');
  expect(await group.evaluate((button) => button.closest('.open'))).toBe(null);
  await navigation.getByRole('link', { name: '80 more entries' }).click();
  await failureShown(page);
  // An open drawer covers the page and makes everything beside it inert.
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await group.click();
  await failureShown(page);
  expect(new URL(page.url()).pathname).toBe('/long/page-101/');
});

test('icons are hidden from screen readers, and external links are marked and keep safe attributes', async ({
  newPage,
  small,
}) => {
  const page = await newPage({ site: small.url });
  await page.goto('/acme/start/');
  const navigation = page.locator('[data-navigation]');
  expect(await navigation.locator('svg[aria-hidden=true]').count()).toBe(2);
  expect(await navigation.locator('svg').count()).toBe(2);
  const store = navigation.getByRole('link', { name: 'Template store', exact: true });
  expect(await store.getAttribute('href')).toBe('https://acme.dev/store/');
  expect(await store.getAttribute('target')).toBe('_blank');
  expect(await store.getAttribute('onclick')).toBe(null);
  expect(await store.getAttribute('class')).toBe('outward');
  expect(await navigation.getByRole('link', { name: 'Versions' }).getAttribute('class')).toBe(null);
});

test.for(['ltr', 'rtl'])(
  'pages of a group begin where its title does, with and without an icon, %s',
  async (dir, { newPage, small }) => {
    const page = await newPage({ site: small.url });
    await page.goto('/icons/first/');
    await page.evaluate((direction) => document.documentElement.setAttribute('dir', direction), dir);
    const navigation = page.locator('[data-navigation]');
    const startOf = (title: string) =>
      navigation.getByText(title, { exact: true }).evaluate((words, right) => {
        const range = document.createRange();
        range.selectNodeContents(words);
        const { left, right: end } = range.getBoundingClientRect();
        return Math.round(right ? innerWidth - end : left);
      }, dir === 'rtl');
    await navigation.getByRole('button', { name: 'Show pages of Plain' }).click();
    await navigation.getByText('Second', { exact: true }).waitFor();
    const starts = await Promise.all(['Pictured', 'First', 'Plain', 'Second'].map(startOf));
    expect(new Set(starts).size, starts.join()).toBe(1);
  },
);

test('related products are linked in the language of the page', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url, viewport: phone, isMobile: true, hasTouch: true });
  await page.goto('/de/acme/start/');
  await page.getByRole('button', { name: 'Navigation öffnen' }).tap();
  const chips = page.getByRole('navigation', { name: 'Verwandte Produkte' });
  expect(await chips.getByRole('link').allTextContents()).toEqual(['Acme', 'Other']);
  expect(await chips.locator('[aria-current]').textContent()).toBe('Acme');
  await chips.getByRole('link', { name: 'Other' }).tap();
  await page.waitForURL('**/de/other/');
});

test('a product without a category is not related to others beside products with one', async ({
  newPage,
}) => {
  const page = await newPage();
  const chips = page.getByRole('navigation', { name: 'Related products' });
  await page.goto('/material-ui/react-button/');
  expect(await chips.getByRole('link').count()).toBe(4);
  await page.goto('/docs/');
  expect(await chips.count()).toBe(0);
});

test('breadcrumbs start at the product, in the language of the page', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url });
  await page.goto('/de/acme/start/');
  const first = page.getByRole('navigation', { name: 'Pfad zu dieser Seite' }).getByRole('link').first();
  expect(await first.textContent()).toBe('Acme');
  expect(await first.getAttribute('href')).toBe('/de/acme/');
});
