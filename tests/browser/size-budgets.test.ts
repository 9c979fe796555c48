import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { test } from './support/browser-test.ts';
import { hydrated, scriptsOf } from './support/demo.ts';
import { openEditor } from './support/live-site.ts';
import { htmlFiles } from './support/site-paths.ts';

const kilobyte = 1000;
const demoPage = '/material-ui/react-button/';

test('a page without a demo in view loads at most 10 kB of script', async ({ newPage }) => {
  const page = await newPage();
  for (const path of ['/docs/', '/material-ui/api/button/', '/docs/getting-started/']) {
    const scripts = scriptsOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts, path).toHaveLength(1);
    expect(await sizeOf(scripts), path).toBeLessThanOrEqual(10 * kilobyte);
    page.removeAllListeners('request');
  }
});

test('the home page states how much script it has loaded', async ({ newPage }) => {
  const page = await newPage();
  const scripts = scriptsOf(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const text = (await page.locator('main').textContent()) ?? '';
  const [, stated = ''] = /loaded (\d+) kB of script so far/.exec(text) ?? [];
  // The fields of its demo wait until the browser is idle.
  await expect.poll(async () => Math.round((await sizeOf(scripts)) / kilobyte)).toBe(Number(stated));
});

test('opening search costs at most 120 kB of script', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/material-ui/api/button/', { waitUntil: 'networkidle' });
  const scripts = scriptsOf(page);
  await page.locator('header [data-search]').click();
  await page.locator('[data-search-dialog] input').fill('button');
  await page.locator('[data-found] a').first().waitFor();
  expect(scripts.length).toBeGreaterThan(0);
  expect(await sizeOf(scripts)).toBeLessThanOrEqual(120 * kilobyte);
});

test('the first demo in view costs at most 120 kB of script besides its own', async ({ newPage }) => {
  const page = await newPage();
  const scripts = scriptsOf(page);
  // The budget excludes the library of a demo. This demo uses only what all share: React, emotion, the theme.
  await page.goto('/system/react-stack/');
  await hydrated(page, 'ResponsiveStack');
  const isOwn = (url: string) => url.includes('/assets/demo-');
  expect(scripts.some(isOwn)).toBe(true);
  expect(await sizeOf(scripts.filter((url) => !isOwn(url)))).toBeLessThanOrEqual(120 * kilobyte);
});

test('opening the editor of a demo costs at most 120 kB of script besides the library of the demo', async ({
  newPage,
}) => {
  const page = await newPage();
  await page.goto(demoPage);
  await hydrated(page, 'BasicButtons');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const { result, replace } = await openEditor(page, 'BasicButtons');
  await replace('Publish', 'Mine');
  await result.getByRole('button', { name: 'Mine' }).waitFor();
  // The library is fetched as text, so every script that the page loads is part of the editor.
  const library = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'fetch')
      .map(({ name }) => name),
  );
  expect(library.some((url) => url.includes('/assets/live-'))).toBe(true);
  const ours = requests.filter((url) => url.endsWith('.js') && !library.includes(url));
  expect(ours.some((url) => url.includes('/assets/compile-file-'))).toBe(true);
  const runtime = library.filter((url) => url.includes('/assets/live-'));
  expect(await sizeOf([...ours, ...runtime])).toBeLessThanOrEqual(120 * kilobyte);
});

test('the style of a page is at most 15 kB', async ({ website }) => {
  const sizes = new Map<string, number>();
  const sizeOfSheet = async (href: string): Promise<number> => {
    const known = sizes.get(href) ?? gzipped(await readFile(join(website.folder, href)));
    sizes.set(href, known);
    return known;
  };
  const sizeOfStyle = async (html: string): Promise<number> => {
    const sheets = Array.from(
      html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g),
      ([, href = '']) => href,
    );
    expect(sheets.length).toBeGreaterThan(0);
    const inside = Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css]) => css).join('');
    let size = inside === '' ? 0 : gzipped(inside);
    for (const href of sheets) size += await sizeOfSheet(href);
    return size;
  };
  expect(await largerThan(15, website.folder, sizeOfStyle)).toEqual([]);
}, 120_000);

test('the HTML of a page without its article is at most 6 kB', async ({ website }) => {
  // The names of the rules of demos belong to the article, although HTML permits them only in the head.
  const sizeOfShell = (html: string) =>
    gzipped(html.replace(/<article[ >].*<\/article>|<style data-emotion[^>]*><\/style>/gs, ''));
  expect(await largerThan(6, website.folder, sizeOfShell)).toEqual([]);
}, 120_000);

test('the HTML of an API page is at most 40 kB', async ({ website }) => {
  let references = 0;
  const sizeOfReference = (html: string) => {
    if (!html.includes(' data-api=')) return 0;
    references += 1;
    return gzipped(html);
  };
  expect(await largerThan(40, website.folder, sizeOfReference)).toEqual([]);
  expect(references).toBeGreaterThan(300);
}, 120_000);

/** Returns the pages in a folder that are larger than a number of kilobytes, with their size. */
async function largerThan(
  budget: number,
  folder: string,
  sizeOf: (html: string) => number | Promise<number>,
): Promise<string[]> {
  const tooLarge: string[] = [];
  for (const file of await htmlFiles(folder)) {
    const size = await sizeOf(await readFile(file, 'utf8'));
    if (size > budget * kilobyte) tooLarge.push(`${file.slice(folder.length)}: ${size}`);
  }
  return tooLarge;
}

/** Returns the compressed size of the files. */
async function sizeOf(urls: readonly string[]): Promise<number> {
  const sizes = [...new Set(urls)].map(async (url) =>
    gzipped(Buffer.from(await (await fetch(url)).arrayBuffer())),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

function gzipped(content: string | Uint8Array): number {
  return gzipSync(content, { level: 9 }).length;
}
