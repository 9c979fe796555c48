import { expect } from 'vitest';
import { desktop, phone, test } from './support/browser-test.ts';
import { laidOut } from './support/laid-out.ts';
import { layoutShifts } from './support/layout-shifts.ts';
import { notFoundComplaints, pageKinds } from './support/site-paths.ts';
import { slowWebsite } from './support/slow-website.ts';

// The grid renders only in the browser, in reserved space.
const kinds = [
  ...pageKinds,
  ['page with a demo that only the browser renders', '/x/react-data-grid/'],
] as const;

for (const [kind, path] of kinds) {
  test.for(['', '/ar'])(`nothing moves while the ${kind} loads, under "%s/"`, async (prefix, { newPage }) => {
    const expected = path === '/no-such-page/' ? notFoundComplaints : [];
    for (const viewport of [desktop, phone]) {
      const page = await newPage({ viewport, expected });
      await page.goto(prefix + path, { waitUntil: 'networkidle' });
      // The demo of the home page waits until it is used.
      if (path !== '/') await page.waitForFunction(isHydrated);
      await laidOut(page);
      expect(await layoutShifts(page), `${viewport.width} px`).toEqual([]);
    }
  });
}

test('nothing moves when the navigation arrives in parts and is scrolled to its entry', async ({
  newPage,
  website,
  untilClosed,
}) => {
  // Near the end of the navigation of both pages.
  const slow = await untilClosed(slowWebsite(website.url, 'href="/docs/diagnostics/title-missing/"'));
  const page = await newPage({ site: slow.url });
  await page.goto('/docs/diagnostics/api-syntax/');
  await page.goto('/docs/diagnostics/diagram-syntax/', { waitUntil: 'networkidle' });
  expect(await page.locator('[data-drawer]').evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(500);
  expect(await layoutShifts(page)).toEqual([]);
});

test('a demo whose controls arrive in parts does not move', async ({ newPage, website, untilClosed }) => {
  const slow = await untilClosed(slowWebsite(website.url, 'data-prop="size"'));
  const page = await newPage({ site: slow.url });
  await page.goto('/docs/playground/', { waitUntil: 'networkidle' });
  expect(await layoutShifts(page)).toEqual([]);
});

test('the home page keeps its columns when its demo arrives late', async ({
  newPage,
  website,
  untilClosed,
}) => {
  const slow = await untilClosed(slowWebsite(website.url, 'class="home-stage"'));
  const page = await newPage({ site: slow.url, viewport: desktop });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await layoutShifts(page)).toEqual([]);
});

/** Whether every demo on the first screen is hydrated. */
function isHydrated(): boolean {
  return [...document.querySelectorAll('[data-island]')]
    .filter((island) => island.getBoundingClientRect().top < innerHeight)
    .every(
      ({ firstElementChild: first }) => first && Object.keys(first).some((key) => key.startsWith('__react')),
    );
}
