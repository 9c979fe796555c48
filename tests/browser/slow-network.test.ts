import { expect } from 'vitest';
import { test } from './support/browser-test.ts';
import { layoutShifts } from './support/layout-shifts.ts';
import { slowWebsite } from './support/slow-website.ts';

test('a header that arrives in two parts does not move', async ({ newPage, website, untilClosed }) => {
  const slow = await untilClosed(slowWebsite(website.url, '<button type="button" class="icon needs-script"'));
  const page = await newPage({ site: slow.url });
  await page.goto('/');
  expect(await page.locator('header [data-settings]').isVisible()).toBe(true);
  expect(await layoutShifts(page, 0.00005)).toEqual([]);
});

test('an article does not move when the table of contents arrives later', async ({
  newPage,
  website,
  untilClosed,
}) => {
  const slow = await untilClosed(slowWebsite(website.url, '<nav aria-label="On this page"'));
  const page = await newPage({ site: slow.url });
  await page.goto('/material-ui/react-button/');
  expect(await page.locator('[data-toc]').isVisible()).toBe(true);
  expect(await layoutShifts(page, 0.00005)).toEqual([]);
});
