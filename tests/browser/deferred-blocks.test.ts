import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { page as markdown } from '../support/small-site.ts';
import { within } from '../support/within.ts';
import { test as base, desktop } from './support/browser-test.ts';
import { laidOut } from './support/laid-out.ts';
import { layoutShifts } from './support/layout-shifts.ts';
import { type SmallWebsite, smallWebsite } from './support/small-website.ts';

const section = (index: number) => `## Section ${index}

${'Words that take a line or two on any screen. '.repeat(index % 4 === 0 ? 12 : 3)}

- One

  Loose.
- Two

> A quotation.
>
> - Of a list

:::warning
Mind the ${index}.
:::

\`\`\`ts
const section = ${index};
\`\`\`

| Prop | Type |
| :--- | :--- |
| a    | b    |
`;

const sections = Array.from({ length: 40 }, (_, index) => section(index));

const test = base.extend<{ readonly long: SmallWebsite }>({
  long: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures from it
    async ({}, use) => {
      const website = await smallWebsite({
        'content/site.yaml': 'name: Acme UI\n',
        'content/long.md': markdown('Long', sections.join('\n')),
      });
      await use(website);
      await within(website[Symbol.asyncDispose](), 'The website');
    },
    { scope: 'file' },
  ],
});

const deferral = (page: Page) => page.locator('html').getAttribute('data-arriving');
const lastOf = (page: Page) => page.locator('.prose > :last-child');
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Runs before the scripts of the page: records whether it ever had deferred blocks. */
function recordDeferral(): void {
  const note = (): void => {
    if (document.documentElement?.dataset.arriving === '') Object.assign(window, { arrived: true });
  };
  new MutationObserver(note).observe(document, { subtree: true, attributes: true, childList: true });
}

const everDeferred = (page: Page) => page.evaluate(() => 'arrived' in window);

test('the end of a long article is laid out after the first frame and leaves no trace', async ({
  newPage,
  long,
}) => {
  const page = await newPage({ site: long.url, early: recordDeferral });
  await page.goto('/long/');
  await laidOut(page);
  expect(await everDeferred(page)).toBe(true);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  expect(await lastOf(page).evaluate((block) => getComputedStyle(block).contentVisibility)).toBe('visible');
  const height = await heightOf(page);
  await page.goto('/long/#section-3');
  await page.reload();
  expect(await everDeferred(page)).toBe(false);
  expect(await heightOf(page)).toBe(height);
});

test('a deferred table is a tab stop where it scrolls, however high it is', async ({ newPage, long }) => {
  const asHighAsDeferred = (): void => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.table-scroll table { block-size: 100px; inline-size: 3000px; }');
    document.adoptedStyleSheets.push(sheet);
  };
  const page = await newPage({ site: long.url, early: asHighAsDeferred });
  await page.goto('/long/');
  await laidOut(page);
  const isTabStop = () => lastOf(page).evaluate((table: HTMLElement) => table.tabIndex === 0);
  await expect.poll(isTabStop).toBe(true);
});

test('a link to a heading scrolls to it', async ({ newPage, long }) => {
  const page = await newPage({ site: long.url, early: recordDeferral });
  await page.goto('/long/#section-30');
  expect(await everDeferred(page)).toBe(false);
  const top = () => page.locator('#section-30').evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(0);
});

test('a link to a text fragment scrolls to it', async ({ newPage, long }) => {
  const page = await newPage({ site: long.url, early: recordDeferral });
  await page.goto('/long/#:~:text=Mind%20the%2030');
  expect(await everDeferred(page)).toBe(false);
  const found = page.getByText('Mind the 30.');
  const isSeen = () =>
    found.evaluate((text) => {
      const { top, bottom } = text.getBoundingClientRect();
      return top > 0 && bottom < innerHeight;
    });
  await expect.poll(isSeen).toBe(true);
});

test('an interaction lays out all blocks at once', async ({ newPage, long }) => {
  const page = await newPage({
    site: long.url,
    // A browser that is never idle.
    early: () => Object.assign(window, { requestIdleCallback: () => 0 }),
  });
  await page.goto('/long/');
  expect(await deferral(page)).toBe('');
  await page.keyboard.press('End');
  expect(await deferral(page)).toBe(null);
  await expect
    .poll(() => lastOf(page).evaluate((block) => block.getBoundingClientRect().top < innerHeight))
    .toBe(true);
});

test('without the script the article is complete', async ({ newPage, long }) => {
  const page = await newPage({ site: long.url, expected: [/ERR_FAILED/] });
  await page.route('**/assets/browser-*.js', (route) => route.abort());
  await page.goto('/long/');
  await lastOf(page).scrollIntoViewIfNeeded();
  expect(await lastOf(page).getByRole('cell', { name: 'b' }).isVisible()).toBe(true);
  expect(await page.getByRole('heading', { level: 2 }).count()).toBe(sections.length);
});

test.for([1300, 4000])(
  'nothing moves on a screen with a height of %i pixels',
  async (height, { newPage, long }) => {
    const page = await newPage({ site: long.url, viewport: { ...desktop, height } });
    await page.goto('/long/', { waitUntil: 'networkidle' });
    await laidOut(page);
    expect(await layoutShifts(page)).toEqual([]);
  },
);
