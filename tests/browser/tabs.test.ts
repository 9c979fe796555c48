import { expect } from 'vitest';
import { page as markdown } from '../support/small-site.ts';
import { test as base } from './support/browser-test.ts';
import { type SmallWebsite, smallWebsite } from './support/small-website.ts';

const words = `${'Words that fill a line of the page. '.repeat(12)}\n\n`.repeat(8);

const site = {
  'content/site.yaml': 'name: Tabs\nproducts: [{ id: acme, name: Acme }]\nserviceWorker: none\n',
  'content/acme/install.md': markdown(
    'Install',
    `See [Linux](#linux).

## Requirements

${words}
## Steps

::::tabs
:::tab macOS

### Apple

${words}
:::
:::tab Linux

### Linux

${words}
:::
::::

## Afterwards

${words}`,
  ),
};

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

test('a link to a heading in a closed tab opens the tab, however it is followed', async ({
  newPage,
  small,
}) => {
  const page = await newPage({ site: small.url });
  await page.goto('/acme/install/#linux');
  const heading = page.locator('#linux');
  const isInView = () =>
    heading.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top > 0 && bottom <= innerHeight;
    });
  await expect.poll(isInView).toBe(true);
  expect(await page.getByRole('tab', { name: 'Linux' }).getAttribute('aria-selected')).toBe('true');

  await page.getByRole('tab', { name: 'macOS' }).click();
  expect(await heading.isVisible()).toBe(false);
  await page.evaluate(() => scrollTo({ top: 0 }));
  // The address has the same hash already.
  await page.getByRole('main').getByRole('link', { name: 'Linux' }).first().click();
  await expect.poll(isInView).toBe(true);

  await page.goto('/acme/install/');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Linux' }).click();
  await expect.poll(isInView).toBe(true);
});

test('the table of contents does not mark a heading in a closed tab', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url });
  await page.goto('/acme/install/');
  const marked = page.locator('[data-toc] [aria-current]');
  await page.locator('#requirements').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(() => marked.allTextContents()).toEqual(['Requirements']);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => marked.count()).toBe(0);
});
