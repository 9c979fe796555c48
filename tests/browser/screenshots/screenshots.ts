import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { test } from '../support/browser-test.ts';
import { repository } from '../support/build-website.ts';
import { referenceSite } from '../support/reference-site.ts';
import { type SmallWebsite, smallWebsite } from '../support/small-website.ts';
import { contactSheet } from './contact-sheet.ts';
import { kinds, smallSite } from './kinds.ts';
import { variants } from './variants.ts';

/** Production address of this repository's site. */
const production = 'https://docs.example.com';
const folder = join(repository, 'screenshots');
let small: SmallWebsite;
let reference: SmallWebsite;

beforeAll(async () => {
  small = await smallWebsite(smallSite);
  reference = await smallWebsite(referenceSite);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), contactSheet(kinds.map(({ name }) => name)));
});

afterAll(async () => {
  await small[Symbol.asyncDispose]();
  await reference[Symbol.asyncDispose]();
});

for (const kind of kinds) {
  test.concurrent(kind.name, async ({ browser, website }) => {
    await rm(join(folder, kind.name), { recursive: true, force: true });
    const sites = { own: website.url, production, small: small.url, reference: reference.url };
    for (const { scheme, direction, width, height, name } of variants) {
      // A context without the console checks of the tests.
      const context = await browser.newContext({
        baseURL: sites[kind.site],
        viewport: { width, height },
        colorScheme: scheme,
        reducedMotion: 'reduce',
        hasTouch: width < 600,
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      if (kind.site === 'production') await serveProduction(page, website.url);
      await page.goto(direction === 'rtl' ? `/ar${kind.path}` : kind.path);
      await settle(page);
      await kind.open?.(page);
      await page.waitForLoadState('networkidle');
      const path = join(folder, kind.name, `${name}.png`);
      await page.screenshot({ path, fullPage: kind.screenOnly !== true, animations: 'disabled' });
      await context.close();
    }
  });
}

/** Serves the built site at the production address. */
async function serveProduction(page: Page, served: string): Promise<void> {
  await page.route(`${production}/**`, async (route) => {
    const url = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: new URL(url.pathname, served).href }) });
  });
}

/** Scrolls through the page, so that everything that loads when visible has loaded. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}
