import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { within } from '../../support/within.ts';
import type { Website } from './start-browser.ts';
import { unexpectedComplaints, watchComplaints } from './watch-complaints.ts';

/** How a reader comes. */
export interface ReaderOptions extends BrowserContextOptions {
  /** Complaints of the browser that the test provokes; each must be seen. */
  readonly expected?: readonly RegExp[];
  /** Complaints that depend on who is quicker. */
  readonly tolerated?: readonly RegExp[];
  /** Runs in every page before its own scripts. */
  readonly early?: () => void;
  /** Address of another site than this repository's. */
  readonly site?: string;
}

interface BrowserFixtures {
  readonly website: Website;
  readonly browser: Browser;
  /**
   * Holds what a test opens for its pages, a server say, until they are closed: a page that outlives its
   * server complains of it.
   */
  readonly untilClosed: <Opened extends AsyncDisposable>(opening: Promise<Opened>) => Promise<Opened>;
  /**
   * Opens an empty page in a browser profile of its own, in which paths are enough as addresses. At the end
   * of the test anything the browser complained of, in this page or in others of its profile, fails it.
   */
  readonly newPage: (options?: ReaderOptions) => Promise<Page>;
}

/** `test` with this repository's site and pages in which nothing may go wrong unseen. */
export const test = base.extend<BrowserFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from it
  website: async ({}, use) => use(inject('website')),
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const browser = await chromium.connect(inject('browserEndpoint'));
      await use(browser);
      await within(browser.close(), 'The connection to the browser');
    },
    { scope: 'file' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  untilClosed: async ({}, use) => {
    const held: AsyncDisposable[] = [];
    await use(async (opening) => {
      const opened = await opening;
      held.push(opened);
      return opened;
    });
    await Promise.all(
      held.map((opened) => within(opened[Symbol.asyncDispose](), 'What the test has opened')),
    );
  },
  // The last of them on purpose: what is set up after the others is taken down before them.
  newPage: async ({ browser, website, untilClosed: _ }, use) => {
    const closings: (() => Promise<string[]>)[] = [];
    await use(async ({ expected = [], tolerated = [], early, site = website.url, ...options } = {}) => {
      const context = await browser.newContext({ baseURL: site, viewport: desktop, ...options });
      context.setDefaultTimeout(10_000);
      if (early) await context.addInitScript(early);
      const complaints = watchComplaints(context, site);
      closings.push(async () => {
        await within(context.close(), 'The browser profile');
        const reported = complaints.filter(
          (complaint) => !tolerated.some((pattern) => pattern.test(complaint)),
        );
        return unexpectedComplaints(reported, expected);
      });
      return context.newPage();
    });
    const found = await Promise.all(closings.map((close) => close()));
    expect(found.flat(), 'what the browser complained of').toEqual([]);
  },
});

/** Sizes of the screens that the tests look at. */
export const desktop = { width: 1280, height: 800 } as const;
export const phone = { width: 390, height: 844 } as const;
