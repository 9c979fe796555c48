import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './support/browser-test.ts';
import { scriptsOf } from './support/demo.ts';

const firstPage = '/x/react-data-grid/';
const secondPage = '/x/react-data-grid/sorting/';
const demos = fileURLToPath(new URL('../../content/x/data-grid', import.meta.url));

test('the first grid in view loads at most 12 scripts, at most 1.15 times a program by hand', async ({
  newPage,
}) => {
  const loaded = await openGrid(await newPage(), firstPage);
  expect(loaded.size).toBeLessThanOrEqual(12);
  expect(await sizeOf(loaded)).toBeLessThanOrEqual(1.15 * (await sizeByHand('OrdersGrid.tsx')));
});

test('a second page with a grid loads the code of its own demo only', async ({ newPage }) => {
  const page = await newPage();
  const first = await openGrid(page, firstPage);
  const second = await openGrid(page, secondPage);
  const added = [...second].filter((url) => !first.has(url));
  expect(added).toEqual([expect.stringMatching(/\/assets\/demo-x-data-grid-sorting-SortedGrid-\w+\.js$/)]);
});

/** Opens a page, and returns the scripts that it has loaded when its grid shows rows. */
async function openGrid(page: Page, path: string): Promise<ReadonlySet<string>> {
  const scripts = scriptsOf(page);
  await page.goto(path);
  await page.locator('[data-island-id]').first().scrollIntoViewIfNeeded();
  await page.locator('.MuiDataGrid-row').first().waitFor({ timeout: 30_000 });
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('request');
  return new Set(scripts);
}

/** Returns the compressed size of the files. */
async function sizeOf(urls: Iterable<string>): Promise<number> {
  const sizes = Array.from(urls, async (url) => gzipped(await (await fetch(url)).text()));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Returns the compressed size of React and one demo, as a programmer would bundle them alone. */
async function sizeByHand(demo: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createElement } from 'react';
        import { createRoot } from 'react-dom/client';
        import Demo from './${demo}';
        createRoot(document.body).render(createElement(Demo));`,
      resolveDir: demos,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return gzipped(outputFiles[0]?.text ?? '');
}

function gzipped(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}
