import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { page as markdown } from '../support/small-site.ts';
import { test as base } from './support/browser-test.ts';
import { type SmallWebsite, smallWebsite } from './support/small-website.ts';
import { watchedWebsite } from './support/watched-website.ts';

const files = {
  'content/site.yaml': `name: Acme UI
products:
  - { id: acme, name: Acme }
externalPaths: [/store/]
redirects:
  - { from: /away/, to: https://elsewhere.example/ }
`,
  'content/acme/start.md': markdown(
    'Start',
    [
      '[next](./next.md), [another](./another.md), [part](#part), [shop](/store/shop/), [away](/away/)',
      '[picture](./picture.svg), [elsewhere](https://elsewhere.example/), [last](./last.md)',
      '## Part\n\n{{"demo": "Links.tsx"}}',
    ].join('\n\n'),
  ),
  'content/acme/next.md': markdown('Next'),
  'content/acme/another.md': markdown('Another'),
  'content/acme/lone.md': markdown('Lone'),
  'content/acme/last.md': markdown('Last'),
  'content/acme/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  'content/acme/Links.tsx':
    'export default function Links() {\n  return <a href="/acme/lone/">of the demo</a>;\n}\n',
};

const test = base.extend<{ readonly small: SmallWebsite }>({
  small: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures from it
    async ({}, use) => {
      await using website = await smallWebsite(files);
      await use(website);
    },
    { scope: 'file' },
  ],
});

const start = '/acme/start/';
const unwanted = ['part', 'shop', 'away', 'picture', 'elsewhere', 'of the demo'];

/** Emulates a browser without speculation rules. */
function withoutRules(): void {
  HTMLScriptElement.supports = () => false;
  new MutationObserver((_changes, observer) => {
    const rules = document.querySelector('script[type=speculationrules]');
    if (!rules) return;
    rules.remove();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

function savingData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

function savingDataWithoutRules(): void {
  HTMLScriptElement.supports = () => false;
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  new MutationObserver(() => document.querySelector('script[type=speculationrules]')?.remove()).observe(
    document,
    { childList: true, subtree: true },
  );
}

/** Hovers over a link until a prefetch would have started. */
async function rest(page: Page, name: string): Promise<void> {
  await page.locator('main').getByRole('link', { name, exact: true }).hover();
  // Longer than any delay of the page, and then idle, so every request has started.
  await page.evaluate(
    () => new Promise<void>((resolve) => setTimeout(() => requestIdleCallback(() => resolve()), 400)),
  );
}

test.for([
  ['by the browser', undefined, 'browser'],
  ['by script where the browser knows no rules', withoutRules, 'script'],
] as const)(
  'a page is fetched %s when the pointer rests on a link to it, and nothing else is',
  async ([, early, by], { newPage, small, untilClosed }) => {
    const { asked, url } = await untilClosed(watchedWebsite(small.url));
    const page = await newPage({ site: url, ...(early && { early }) });
    await page.goto(start);
    for (const name of unwanted) await rest(page, name);
    await rest(page, 'next');
    await expect.poll(() => asked).toContainEqual({ path: '/acme/next/', by });
    // The last request shows that earlier ones are complete.
    await rest(page, 'last');
    await expect.poll(() => asked).toContainEqual({ path: '/acme/last/', by });
    expect(asked).toEqual([
      { path: start, by: 'visit' },
      { path: '/acme/next/', by },
      { path: '/acme/last/', by },
    ]);
  },
);

test.for([
  ['rules', savingData],
  ['script', savingDataWithoutRules],
] as const)(
  'a reader who saves data has nothing fetched by %s',
  async ([, early], { newPage, small, untilClosed }) => {
    const { asked, url } = await untilClosed(watchedWebsite(small.url));
    const page = await newPage({ site: url, early });
    await page.goto(start);
    await rest(page, 'next');
    await rest(page, 'another');
    await page.locator('main').getByRole('link', { name: 'last', exact: true }).click();
    await page.waitForURL('**/acme/last/');
    expect(asked.filter(({ by }) => by !== 'visit')).toEqual([]);
  },
);

test('a prefetched page is not requested again when it opens', async ({ newPage, small, untilClosed }) => {
  const { asked, url } = await untilClosed(watchedWebsite(small.url));
  const page = await newPage({ site: url });
  await page.goto(start);
  await rest(page, 'next');
  await expect.poll(() => asked).toContainEqual({ path: '/acme/next/', by: 'browser' });
  await page.locator('main').getByRole('link', { name: 'next', exact: true }).click();
  await page.waitForURL('**/acme/next/');
  expect(asked.filter(({ path }) => path === '/acme/next/')).toHaveLength(1);
});

/** Records on the next page whether it opened with a transition. */
function recordTransition(): void {
  addEventListener('pagereveal', ({ viewTransition }) => {
    document.documentElement.dataset.revealed = viewTransition ? 'with transition' : 'plainly';
  });
}

/** The same, without long tasks. */
function recordTransitionWithoutTasks(): void {
  Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] });
  addEventListener('pagereveal', ({ viewTransition }) => {
    document.documentElement.dataset.revealed = viewTransition ? 'with transition' : 'plainly';
  });
}

async function openNext(page: Page): Promise<string | null> {
  await page.locator('main').getByRole('link', { name: 'next', exact: true }).click();
  await page.waitForURL('**/acme/next/');
  await expect.poll(() => page.locator('html').getAttribute('data-revealed')).not.toBeNull();
  return page.locator('html').getAttribute('data-revealed');
}

test.for([
  ['no-preference', 'with transition'],
  ['reduce', 'plainly'],
] as const)(
  'with motion %s the next page is shown %s',
  async ([reducedMotion, shown], { newPage, small }) => {
    const page = await newPage({ site: small.url, reducedMotion, early: recordTransitionWithoutTasks });
    await page.goto(start);
    expect(await openNext(page)).toBe(shown);
    expect(await page.evaluate(() => [scrollY, document.activeElement?.localName])).toEqual([0, 'body']);
  },
);

test('on a phone the next page opens without a transition', async ({ newPage, small }) => {
  const page = await newPage({
    site: small.url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    early: recordTransitionWithoutTasks,
  });
  await page.goto(start);
  expect(await openNext(page)).toBe('plainly');
});

test('on a busy machine the next page opens without a transition', async ({ newPage, small }) => {
  const page = await newPage({ site: small.url, early: recordTransition });
  await page.goto(start);
  // The observer of the page is notified no later than this one.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'longtask' });
        setTimeout(() => {
          const until = performance.now() + 300;
          while (performance.now() < until);
        });
      }),
  );
  expect(await openNext(page)).toBe('plainly');
});
