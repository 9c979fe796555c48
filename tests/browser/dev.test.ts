import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { navigation, page as pageText, smallSite } from '../support/small-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { barriers, loadAxe } from './support/barriers.ts';
import { test as base, desktop, type ReaderOptions } from './support/browser-test.ts';
import { hydrated } from './support/demo.ts';
import { type DevSite, devSite } from './support/dev-site.ts';

const path = '/acme/button/';
const source = 'content/acme/button.md';
const filler = Array.from({ length: 40 }, (_, index) => `Line ${index}.\n`).join('\n');
const other = `export default function Other() {\n  return <input aria-label="Name" />;\n}\n`;

/** A page with two demos, a disclosure, and enough text to scroll. */
const body = (words: string) =>
  `${words}\n\n{{"demo": "Counter.tsx"}}\n\n{{"demo": "Other.tsx"}}\n\n<details id="fold"><summary>More</summary>Folded words.</details>\n\n${filler}`;

const files = {
  ...smallSite,
  'content/acme/Other.tsx': other,
  [source]: pageText('Button', body('First words.')),
};

const counter = (page: Page) => page.locator('[data-island-id="Counter"] button');
const overlay = (page: Page) => page.locator('docs-problems [role=alertdialog]');

const folder = await temporaryFolder();
afterAll(() => folder[Symbol.asyncDispose]());

interface DevFixtures {
  readonly site: DevSite;
  /** Opens the page with the demos, all of them hydrated. */
  readonly openPage: (options?: Pick<ReaderOptions, 'expected'>) => Promise<Page>;
}

const test = base.extend<DevFixtures>({
  site: async ({ untilClosed }, use) => use(await untilClosed(devSite(folder.path, files))),
  openPage: async ({ site, newPage }, use) => {
    await use(async (options = {}) => {
      const page = await newPage({ site: site.url, ...options });
      await page.goto(path);
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await hydrateDemos(page);
      return page;
    });
  },
});

async function hydrateDemos(page: Page): Promise<void> {
  for (const demo of ['Counter', 'Other']) {
    await page.locator(`[data-island-id="${demo}"]`).scrollIntoViewIfNeeded();
    await hydrated(page, demo);
  }
}

const mainText = (page: Page) => page.locator('main').textContent();

const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

test('a saved edit updates the page and keeps its state', async ({ openPage, site }) => {
  const page = await openPage();
  await counter(page).click();
  await page.getByLabel('Name').fill('typed');
  await page.locator('#fold summary').click();
  await page.getByLabel('Name').focus();
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await site.save({ [source]: pageText('Button', body('Other words.\n\nOne paragraph more.')) });
  await expect.poll(() => page.locator('main').textContent()).toContain('One paragraph more.');
  expect(await counter(page).textContent()).toBe('Pressed 1 times');
  expect(await page.getByLabel('Name').inputValue()).toBe('typed');
  expect(await page.getByLabel('Name').evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await page.locator('#fold').evaluate((fold) => (fold as HTMLDetailsElement).open)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
  expect(await isSameDocument(page)).toBe(true);
  // The added demo is hydrated too.
  await counter(page).click();
  expect(await counter(page).textContent()).toBe('Pressed 2 times');
});

test('search and the open menu of a demo survive an edit, and search finds a new heading', async ({
  openPage,
  site,
}) => {
  const page = await openPage();
  await page.evaluate(() => {
    // React appends menus of demos to the body.
    const menu = document.createElement('div');
    menu.id = 'menu-of-a-demo';
    document.body.append(menu);
  });
  const found = page.locator('[data-found]');
  await page.keyboard.press('Control+k');
  await page.locator('[data-search-dialog] input').fill('link');
  await found.getByRole('option', { name: 'Link' }).first().waitFor();
  await site.save({ [source]: pageText('Button', body('Other words.\n\n## Linked heading')) });
  await expect.poll(() => mainText(page)).toContain('Linked heading');
  expect(await page.locator('#menu-of-a-demo').count()).toBe(1);
  expect(await page.locator('[data-search-dialog] input').inputValue()).toBe('link');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Control+k');
  await found.getByRole('option', { name: 'Linked heading' }).waitFor();
});

test('a group opened in an earlier page stays open after an edit', async ({ openPage, site }) => {
  const page = await openPage();
  const tree = page.locator('[data-navigation]');
  await tree.getByRole('button', { name: 'Show pages of Start' }).click();
  await tree.getByRole('link', { name: 'Link' }).click();
  await page.waitForURL('**/acme/link/');
  const entry = tree.getByRole('link', { name: 'Start here' });
  await entry.waitFor();
  await site.save({ 'content/acme/link.md': pageText('Link', 'Other words.') });
  await expect.poll(() => mainText(page)).toContain('Other words.');
  expect(await entry.isVisible()).toBe(true);
  expect(await tree.getByRole('button', { name: 'Show pages of Start' }).getAttribute('aria-expanded')).toBe(
    'true',
  );
});

test('an edited demo is replaced alone', async ({ openPage, site }) => {
  const page = await openPage();
  await page.getByLabel('Name').fill('typed');
  await counter(page).click();
  await site.save({
    'content/acme/Counter.tsx': (smallSite['content/acme/Counter.tsx'] ?? '').replace('Pressed', 'Clicked'),
  });
  await expect.poll(() => counter(page).textContent()).toBe('Clicked 0 times');
  await hydrated(page, 'Counter');
  await counter(page).click();
  await expect.poll(() => counter(page).textContent()).toBe('Clicked 1 times');
  expect(await page.getByLabel('Name').inputValue()).toBe('typed');
  expect(await isSameDocument(page)).toBe(true);
});

test('an edited title in the navigation updates every open page', async ({ openPage, site }) => {
  const first = await openPage();
  const second = await first.context().newPage();
  await second.goto('/acme/link/');
  await site.save({
    'content/navigation/acme.yaml': navigation([
      ['/acme/button/', 'Push button'],
      ['/acme/link/', 'Link'],
    ]),
  });
  for (const page of [first, second])
    await expect.poll(() => page.locator('nav', { hasText: 'Push button' }).count()).toBeGreaterThan(0);
  expect(await isSameDocument(first)).toBe(true);
});

test('an error overlay covers the page until the error is fixed; Escape closes it', async ({
  openPage,
  site,
}) => {
  const page = await openPage();
  await site.save({ [source]: pageText('Button', body(':::info\n<b>Never closed.</b>')) });
  await overlay(page).waitFor();
  const text = await overlay(page).textContent();
  expect(text).toContain('content/acme/button.md:');
  expect(text).toContain('<b>Never closed.</b>');
  expect(await overlay(page).evaluate((panel) => panel.matches(':focus'))).toBe(true);
  const [explanation] = await Promise.all([
    page.context().waitForEvent('page'),
    overlay(page).getByRole('link', { name: 'callout-unclosed' }).click(),
  ]);
  expect(await explanation.locator('body').textContent()).toContain('Correct it');
  await explanation.close();
  expect(await page.locator('main').textContent()).toContain('Never closed.');
  await page.keyboard.press('Escape');
  await overlay(page).waitFor({ state: 'detached' });
  await site.save({ [source]: pageText('Button', body(':::info\nStill not closed.')) });
  await overlay(page).waitFor();
  await site.save({ [source]: pageText('Button', body('Fixed words.')) });
  await overlay(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('main').textContent()).toContain('Fixed words.');
  expect(await isSameDocument(page)).toBe(true);
});

test('an error of a template is shown with its place, and fixing it restores the pages', async ({
  openPage,
  site,
}) => {
  const page = await openPage();
  const footer = (body: string) => ({
    'templates/layout/footer.tsx': `export function Footer() {\n  ${body}\n}\n`,
  });
  await site.save(footer("throw new Error('No footer.');"));
  await overlay(page).waitFor();
  const text = await overlay(page).textContent();
  expect(text).toContain('templates/layout/footer.tsx:2:9');
  expect(text).toContain('This template failed on the page "/acme/button/": No footer. template-render');
  await expect.poll(() => page.locator('body').textContent()).toContain('This page could not be built.');
  const other = await page.context().newPage();
  await other.goto('/acme/link/');
  await overlay(other).waitFor();
  await site.save(footer('return <footer>Fixed.</footer>;'));
  for (const each of [page, other]) {
    await expect.poll(() => each.locator('footer').last().textContent()).toBe('Fixed.');
    expect(await overlay(each).count()).toBe(0);
  }
});

test('an error of another page is counted in the corner, and does not cover the page', async ({
  openPage,
  site,
}) => {
  const page = await openPage();
  await site.save({ 'content/acme/link.md': pageText('Link', ':::info\nNever closed.') });
  const badge = page.locator('docs-warnings').getByRole('button');
  await badge.waitFor();
  expect(await badge.textContent()).toBe('1 error on other pages');
  expect(await overlay(page).count()).toBe(0);
  await badge.click();
  expect(await page.locator('docs-warnings').getByRole('region').textContent()).toContain('Run docs check');
  await site.save({ 'content/acme/link.md': pageText('Link', 'Closed.') });
  await badge.waitFor({ state: 'detached' });
});

test('a configuration error is shown until it is fixed, and pages use the last valid configuration', async ({
  openPage,
  site,
}) => {
  const page = await openPage();
  const siteYaml = smallSite['content/site.yaml'] ?? '';
  await site.save({
    'content/site.yaml': siteYaml.replace('name: Acme UI', 'name: 3'),
    [source]: pageText('Button', body('Saved with it.')),
  });
  await overlay(page).waitFor();
  await expect.poll(() => mainText(page)).toContain('Saved with it.');
  await site.save({ [source]: pageText('Button', body('Saved after it.')) });
  await expect.poll(() => mainText(page)).toContain('Saved after it.');
  expect(await overlay(page).textContent()).toContain('content/site.yaml:1:');
  await site.save({ 'content/site.yaml': siteYaml });
  await overlay(page).waitFor({ state: 'detached' });
});

test('live updates continue after a demo fails in the browser', async ({ openPage, site }) => {
  const page = await openPage({ expected: [/^console error: An island of this page could not start/] });
  const broken = `if (typeof window !== 'undefined') throw new Error('Only here.');\n${other}`;
  await site.save({ 'content/acme/Other.tsx': broken });
  await page.waitForEvent('console', (message) => message.text().includes('could not start'));
  await site.save({ 'content/acme/Other.tsx': other.replace('"Name"', '"Other name"') });
  await page.getByLabel('Other name').waitFor();
  await site.save({ [source]: pageText('Button', body('Words after that.')) });
  await expect.poll(() => mainText(page)).toContain('Words after that.');
  expect(await isSameDocument(page)).toBe(true);
});

test('code, tabs and toolbars added by an edit work', async ({ site, newPage }) => {
  const page = await newPage({ site: site.url });
  await page.goto('/acme/link/');
  const tabs =
    '<codeblock>\n\n```bash npm\nnpm install acme\n```\n\n```bash pnpm\npnpm add acme\n```\n\n</codeblock>';
  const text = `A block:\n\n\`\`\`js\nconst one = 1;\n\`\`\`\n\n${tabs}\n\n{{"demo": "Other.tsx"}}`;
  await site.save({ 'content/acme/link.md': pageText('Link', text) });
  await page.getByRole('tab', { name: 'pnpm' }).click();
  await page.getByText('pnpm add acme').waitFor();
  expect(await page.getByText('npm install acme', { exact: true }).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Copy' }).first().waitFor();
  const code = page.locator('.demo-toolbar [data-action=code]');
  await code.click();
  expect(await code.getAttribute('aria-expanded')).toBe('true');
});

test('a tab that becomes visible again learns that an error was fixed', async ({ openPage, site }) => {
  const page = await openPage();
  await site.save({ [source]: pageText('Button', body(':::info\nNot closed.')) });
  await overlay(page).waitFor();
  const become = (state: 'hidden' | 'visible') =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state === 'hidden');
  await become('hidden');
  await site.save({ [source]: pageText('Button', body('Fixed unseen.')) });
  const other = await page.context().newPage();
  await expect
    .poll(() => other.goto(new URL(path, site.url).href).then(() => other.locator('main').textContent()))
    .toContain('Fixed unseen.');
  expect(await overlay(page).count()).toBe(1);
  await become('visible');
  await overlay(page).waitFor({ state: 'detached' });
  await expect.poll(() => mainText(page)).toContain('Fixed unseen.');
  expect(await isSameDocument(page)).toBe(true);
});

test('a changed configuration reloads the page', async ({ openPage, site }) => {
  const page = await openPage();
  const siteYaml = smallSite['content/site.yaml'] ?? '';
  await site.save({ 'content/site.yaml': siteYaml.replace('name: Acme UI', 'name: Acme Kit') });
  await expect.poll(() => page.locator('header').first().textContent()).toContain('Acme Kit');
});

test('a restart of the server reloads the page', async ({ openPage, site }) => {
  const page = await openPage({
    expected: [/^request failed: .*\/__docs\/events/, /^console error: Failed to load resource/],
  });
  await site.restart();
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
});

test('warnings are counted, listed by keyboard, and gone when fixed', async ({ openPage, site }) => {
  const page = await openPage();
  const mark = page.locator('docs-warnings button');
  expect(await mark.count()).toBe(0);
  await site.save({
    [source]: pageText('Button', body('See [this](/acme/link) and [that](/acme/start).')),
  });
  await expect.poll(() => mark.textContent()).toBe('2 warnings here, 2 in the site');
  expect(await page.locator('docs-warnings [role=region]').isVisible()).toBe(false);
  await mark.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('region', { name: 'Warnings' });
  await list.waitFor();
  expect(await list.evaluate((panel) => panel.matches(':focus'))).toBe(true);
  expect(await list.textContent()).toMatch(/content\/acme\/button\.md:\d+:\d+/);
  expect(await list.textContent()).toContain('link-slash');
  expect(await list.locator('pre').count()).toBe(2);
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });
  expect(await mark.evaluate((button) => button.matches(':focus'))).toBe(true);
  await site.save({ 'content/acme/start.md': pageText('Start', 'See [this](/acme/link).') });
  await expect.poll(() => mark.textContent()).toBe('2 warnings here, 3 in the site');
  await site.save({ [source]: pageText('Button', body('Fixed.')) });
  await expect.poll(() => mark.textContent()).toBe('1 warning in the site');
  await site.save({ 'content/acme/start.md': pageText('Start') });
  await mark.waitFor({ state: 'detached' });
  expect(await isSameDocument(page)).toBe(true);
});

test.for([
  { colorScheme: 'light', language: 'en' },
  { colorScheme: 'dark', language: 'ar' },
] as const)(
  'the mark and its list are accessible: $colorScheme, $language',
  async ({ colorScheme, language }, { untilClosed, newPage }) => {
    const { url } = await untilClosed(
      devSite(folder.path, {
        ...smallSite,
        'content/site.yaml': `${smallSite['content/site.yaml']}languages: [en, ar]\n`,
        'content/acme/link.md': pageText('Link', 'See [that](/acme/start).'),
      }),
    );
    const page = await newPage({ site: url, colorScheme });
    await page.goto(language === 'en' ? '/acme/link/' : '/ar/acme/link/');
    await page.locator('docs-warnings button').click();
    await page.getByRole('region', { name: 'Warnings' }).waitFor();
    await loadAxe(page);
    expect(await barriers(page)).toEqual([]);
    const box = await page.locator('docs-warnings button').boundingBox();
    expect((box?.x ?? 0) > desktop.width / 2).toBe(language === 'ar');
  },
);

test('a page that is added, moved and removed is followed', async ({ site, newPage }) => {
  const page = await newPage({
    site: site.url,
    expected: [
      /^console error: Failed to load resource/,
      /^answer 404: .*\/acme\/menu\//,
      /^answer 404: .*\/acme\/card\//,
    ],
  });
  await page.goto('/acme/menu/');
  await site.save({ 'content/acme/menu.md': pageText('Menu', 'It came.') });
  await expect.poll(() => mainText(page)).toContain('It came.');
  await rename(join(site.root, 'content/acme/menu.md'), join(site.root, 'content/acme/card.md'));
  await expect.poll(() => page.title()).toContain('Page not found');
  await page.goto('/acme/card/');
  expect(await mainText(page)).toContain('It came.');
  await rm(join(site.root, 'content/acme/card.md'));
  await expect.poll(() => page.title()).toContain('Page not found');
});

test('a file that is replaced, saved twice or read half written ends as last saved', async ({
  openPage,
  site,
}) => {
  const page = await openPage();
  const file = join(site.root, source);
  for (const localeVersion of ['One', 'Two', 'Three']) {
    await writeFile(`${file}~`, pageText('Button', body(`${localeVersion} by renaming.`)));
    await rename(`${file}~`, file);
    await expect.poll(() => mainText(page)).toContain(`${localeVersion} by renaming.`);
  }
  await site.save({ [source]: pageText('Button', body('Saved first.')) });
  await site.save({ [source]: pageText('Button', body('Saved at once.')) });
  await expect.poll(() => mainText(page)).toContain('Saved at once.');
  const whole = pageText('Button', body(':::info\nIn a callout.\n:::'));
  await writeFile(file, whole.slice(0, whole.indexOf('In a callout.') + 5));
  await overlay(page).waitFor();
  await writeFile(file, whole);
  await overlay(page).waitFor({ state: 'detached' });
  await expect.poll(() => mainText(page)).toContain('In a callout.');
  expect(await isSameDocument(page)).toBe(true);
});

test('changes to imported data update the demo', async ({ untilClosed, newPage }) => {
  const counterFile = `import rows from './rows.json';\n${smallSite['content/acme/Counter.tsx']}`;
  const site = await untilClosed(
    devSite(folder.path, {
      ...smallSite,
      'content/acme/Counter.tsx': counterFile.replace('Pressed', '{rows[0]}'),
      'content/acme/rows.json': '["First"]\n',
    }),
  );
  const page = await newPage({ site: site.url });
  await page.goto(path);
  await expect.poll(() => counter(page).textContent()).toBe('First 0 times');
  await site.save({ 'content/acme/rows.json': '["Second"]\n' });
  await expect.poll(() => counter(page).textContent()).toBe('Second 0 times');
});

test('a changed template reloads the page', async ({ openPage, site }) => {
  const page = await openPage();
  await site.save({
    'templates/layout/footer.tsx': 'export function Footer() {\n  return <footer>Ours alone.</footer>;\n}\n',
  });
  await expect.poll(() => page.locator('footer').last().textContent()).toBe('Ours alone.');
});

test('a service worker left by a preview is unregistered', async ({ untilClosed, newPage }) => {
  const site = await untilClosed(
    devSite(folder.path, {
      ...smallSite,
      'content/public/favicon.ico': '',
      'content/public/left.js':
        'addEventListener("fetch", (event) => event.respondWith(fetch(event.request)));\n',
    }),
  );
  // Unregistering the worker may end the event stream.
  const page = await newPage({ site: site.url, tolerated: [/ERR_FAILED/] });
  await page.goto('/left.js');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/left.js');
    await navigator.serviceWorker.ready;
  });
  await page.goto(path);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length).catch(() => 1),
    )
    .toBe(0);
});
