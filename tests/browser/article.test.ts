import { expect } from 'vitest';
import { page as markdown } from '../support/small-site.ts';
import { test } from './support/browser-test.ts';
import { failureShown } from './support/failure-shown.ts';
import { smallWebsite } from './support/small-website.ts';

const button = '/material-ui/react-button/';

test('a page can be read and copied as Markdown, including the code of its demos', async ({ newPage }) => {
  const page = await newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(button);
  const href = await page.getByRole('link', { name: 'View as Markdown' }).getAttribute('href');
  expect(href).toBe(`${button}index.md`);
  const markdownCopy = await (await page.request.get(`${button}index.md`)).text();
  expect(markdownCopy).toMatch(/^> Index of this .*\n\n# Button\n\nA button lets/);
  expect(markdownCopy).toContain('export default function BasicButtons()');
  expect(markdownCopy).not.toContain('{{"demo"');
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(markdownCopy.replace(/\n$/, '\n'));
  await expect.poll(() => page.locator('[data-status]').textContent()).toBe('Page copied as Markdown');
});

test('Markdown that fails to load is reported', async ({ newPage }) => {
  const page = await newPage({
    permissions: ['clipboard-read', 'clipboard-write'],
    expected: [/ERR_FAILED/, /An action of the article failed/],
  });
  await page.route('**/index.md', (route) => route.abort());
  await page.goto(button);
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await failureShown(page);
});

test('the link to the top moves focus too', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(button);
  await page.getByRole('link', { name: 'Back to top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(100);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('page_content');
});

test('an answer to the feedback question sends one event and shows thanks', async ({
  newPage,
  untilClosed,
}) => {
  const website = await untilClosed(
    smallWebsite({
      'content/site.yaml': 'name: Acme UI\nfeedback: true\nproducts: [{ id: acme, name: Acme }]\n',
      'content/acme/start.md': markdown('Start'),
    }),
  );
  const page = await newPage({ site: website.url });
  await page.goto('/acme/start/');
  const event = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('colophon:event', (event) => resolve((event as CustomEvent).detail), {
          once: true,
        });
      }),
  );
  const group = page.getByRole('group', { name: 'Was this page helpful?' });
  await group.getByRole('button', { name: 'Yes' }).click();
  expect(await event).toEqual({ name: 'feedback', parameters: { answer: 'yes', path: '/acme/start/' } });
  expect(await group.getByRole('status').textContent()).toBe('Thank you for your answer.');
  expect(await group.getByRole('button', { name: 'Yes' }).getAttribute('aria-pressed')).toBe('true');
});

test('the feedback question is absent without analytics', async ({ newPage }) => {
  const page = await newPage();
  await page.goto(button);
  expect(await page.locator('[data-feedback]').count()).toBe(0);
});

test('in print there is only the article, on white, with the addresses of its links', async ({ newPage }) => {
  const page = await newPage({ colorScheme: 'dark' });
  await page.goto(button);
  await page.emulateMedia({ media: 'print' });
  for (const part of [
    'header >> nth=0',
    '[data-drawer]',
    'nav[data-toc]',
    '.demo-toolbar >> nth=0',
    'footer',
  ])
    expect(await page.locator(part).isVisible(), part).toBe(false);
  expect(await page.locator('h1').isVisible()).toBe(true);
  const colours = await page
    .locator('.prose p')
    .first()
    .evaluate((text) => {
      const { color } = getComputedStyle(text);
      return { ink: color, paper: getComputedStyle(document.documentElement).backgroundColor };
    });
  expect(colours).toEqual({ ink: 'rgb(0, 0, 0)', paper: 'rgb(255, 255, 255)' });
  const code = await page
    .locator('.code-block code')
    .first()
    .evaluate((text) => getComputedStyle(text).color);
  const brightness = Math.max(...(code.match(/\d+/g) ?? []).slice(0, 3).map(Number));
  expect(brightness).toBeLessThan(100);
});

test('print shows the address of a link, unless it is the text', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/docs/getting-started/');
  await page.emulateMedia({ media: 'print' });
  const after = (name: string) =>
    page
      .locator('.prose')
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await after('http://127.0.0.1:4172/')).toBe('none');
  await page.goto('/docs/commands/');
  const outside = page.locator('.prose a[href^=http]:not([data-bare])').first();
  expect(await outside.evaluate((link) => getComputedStyle(link, '::after').content)).toContain('http');
});

test('print shows every tab, below its label', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/docs/markdown/');
  const group = page.locator('.code-tabs:not(.content-tabs)').first();
  const [label, second] = [group.locator('.code-label').first(), group.locator('.code-panel').nth(1)];
  expect([await label.isVisible(), await second.isVisible()]).toEqual([false, false]);
  await page.emulateMedia({ media: 'print' });
  expect([await label.isVisible(), await second.isVisible()]).toEqual([true, true]);
  expect(await group.getByRole('tablist', { includeHidden: true }).isVisible()).toBe(false);
});
