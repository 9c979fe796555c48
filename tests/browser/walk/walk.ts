/* biome-ignore-all lint/suspicious/noConsole: this is a command */
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { desktop, test } from '../support/browser-test.ts';
import { watchComplaints } from '../support/watch-complaints.ts';
import { type Finding, findingKinds, visitPage } from './visit-page.ts';
import { walkedPaths } from './walked-paths.ts';

/** Pages that are open at once. */
const concurrency = 3;

const { WALK_LANGUAGES = 'de,ar,en', WALK_SCHEMES = 'light,dark', WALK_SHARE = '1/1' } = process.env;
const [first = 1, of = 1] = WALK_SHARE.split('/').map(Number);
const schemes = (['light', 'dark'] as const).filter((scheme) => WALK_SCHEMES.split(',').includes(scheme));
const table: Record<string, string | number>[] = [];

afterAll(() => console.table(table));

for (const language of WALK_LANGUAGES.split(',')) {
  test(`${language}, ${schemes}`, async ({ browser, website }) => {
    const paths = await walkedPaths(website.folder, language, { first, of });
    expect(paths.length, `pages in "${language}"`).toBeGreaterThan(0);
    const findings = await walk(browser, website.url, paths);
    const counts = findingKinds.map((kind) => [kind, findings.filter((one) => one.kind === kind).length]);
    const touched = new Set(findings.map(({ path }) => path)).size;
    table.push({ language, pages: paths.length, 'with findings': touched, ...Object.fromEntries(counts) });
    expect(touched, 'pages with findings').toBe(0);
  });
}

/** Visits all paths, prints each finding at once, and returns all of them. */
async function walk(browser: Browser, baseURL: string, paths: readonly string[]): Promise<Finding[]> {
  const waiting = [...paths];
  const findings: Finding[] = [];
  const visitNext = async (): Promise<void> => {
    const { page, complaints } = await openPage(browser, baseURL);
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const found = await visitPage(page, path, schemes);
      for (const text of complaints.splice(0)) found.push({ kind: 'console', path, text });
      for (const { kind, text } of found) console.log(`${kind} ${path} ${text.slice(0, 300)}`);
      findings.push(...found);
      const visited = paths.length - waiting.length;
      if (visited % 50 === 0) console.log(`${visited} of ${paths.length}`);
    }
    await page.context().close();
  };
  await Promise.all(Array.from({ length: concurrency }, visitNext));
  return findings;
}

/** Opens a page that knows axe, with a list that grows by what the browser complains of. */
async function openPage(browser: Browser, baseURL: string): Promise<{ page: Page; complaints: string[] }> {
  const options = { viewport: desktop, reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
  const context = await browser.newContext({ baseURL, ...options });
  await context.addInitScript(axe.source);
  const complaints = watchComplaints(context, baseURL);
  return { page: await context.newPage(), complaints };
}
