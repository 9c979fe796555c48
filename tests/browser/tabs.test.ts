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

test('the table of contents does not mark a heading in a closed tab', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url });
  await page.goto('/acme/install/');
  const marked = page.locator('[data-toc] [aria-current]');
  await page.locator('#requirements').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(() => marked.allTextContents()).toEqual(['Requirements']);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => marked.count()).toBe(0);
});
