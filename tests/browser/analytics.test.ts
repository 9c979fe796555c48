import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { page as markdown } from '../support/small-site.ts';
import { adSettings, adSite } from './support/ad-site.ts';
import { barriers, loadAxe } from './support/barriers.ts';
import { type ReaderOptions, test } from './support/browser-test.ts';
import {
  accept,
  type OutsideWorld,
  outsideWorld,
  type SeenRequest,
  script,
} from './support/outside-world.ts';
import { type SmallWebsite, smallWebsite } from './support/small-website.ts';

let world: OutsideWorld;
let open: SmallWebsite;
let asking: SmallWebsite;
let tagged: SmallWebsite;

/** A site with advertisements, and a page of a MUI X product whose buttons report clicks. */
function site(analytics: string, { ads = '', rest = '' } = {}) {
  const files = adSite(adSettings(ads));
  const buttons =
    '<button data-event-category="try" data-event-action="press" data-event-label="first">First</button>\n' +
    '<button data-event-category="try" data-event-sampling="0.1"><b>Rare</b></button>\n<button>Silent</button>';
  return {
    ...files,
    'content/site.yaml':
      `${files['content/site.yaml']}analytics: ${analytics}\neditUrl: https://code.example/edit\n${rest}`.replace(
        '  - { id: acme, name: Acme }\n',
        '  - { id: x, name: MUI X, category: x }\n  - { id: acme, name: Acme, navigation: navigation/acme.yaml, versions: [{ text: v2, href: /acme/ }, { text: v1, href: /v1/ }] }\n',
      ),
    'content/navigation/acme.yaml': '[{ pathname: /acme/button/ }, { pathname: /acme/link/ }]',
    'content/x/data-grid/data-grid.md': markdown('Grid', buttons).replace(
      'title: Grid',
      'title: Grid\nproductId: x-data-grid',
    ),
    // The browser prefetches these pages, which the menus link to.
    'content/x/index.md': markdown('Overview'),
    'content/acme/first-version.md': markdown('First version').replace('title:', 'path: /v1/\ntitle:'),
  };
}
const gridPage = '/x/data-grid/';

beforeAll(async () => {
  const gtag = script('window.loadedWith = document.currentScript.src');
  const sponsor = script('window.hasSponsor = true');
  world = await outsideWorld({ '/events': accept, '/gtag.js': gtag, '/sponsor.js': sponsor });
  const beacon = `beacon: '${world.origin}/events'`;
  [open, asking, tagged] = await Promise.all([
    smallWebsite(site(`{ ${beacon}, vitals: 1, consent: { required: false } }`)),
    smallWebsite(site(`{ ${beacon} }`)),
    smallWebsite(
      site(`{ gtag: { id: G-1, script: '${world.origin}/gtag.js' }, consent: { required: false } }`, {
        ads: `  script: ${world.origin}/sponsor.js\n`,
        rest: 'contentSecurityPolicy: { trustedTypes: true }\n',
      }),
    ),
  ]);
}, 120_000);

afterAll(async () => {
  for (const resource of [open, asking, tagged, world]) await resource[Symbol.asyncDispose]();
});

interface Sent {
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly user: Readonly<Record<string, unknown>>;
}

const outside = [/^request to another host: http:\/\/127\.0\.0\.1:/];

/** Opens a page and returns the events that reach the collector from then on. */
async function visit(
  newPage: (options?: ReaderOptions) => Promise<Page>,
  website: SmallWebsite,
  { path = gridPage, ...options }: ReaderOptions & { readonly path?: string } = {},
) {
  const collected = collect();
  const page = await newPage({ site: website.url, ...options });
  await page.goto(path, { waitUntil: 'networkidle' });
  return { page, ...collected };
}

/** Returns what reaches the outside world from now on. */
function collect() {
  const before = world.seen.length;
  const requests = (): SeenRequest[] => world.seen.slice(before);
  const sent = (name: string): Sent[] =>
    requests()
      .filter(({ url }) => url === '/events')
      .map(({ body }): Sent => JSON.parse(body))
      .filter((event) => event.name === name);
  return { requests, sent };
}

describe('a page sends', () => {
  test('a page view with title, location, product and category', async ({ newPage }) => {
    const { sent } = await visit(newPage, open, { path: `${gridPage}?q=secret#part`, expected: outside });
    await expect
      .poll(() => sent('page_view').map(({ parameters }) => parameters))
      .toEqual([
        {
          page_title: 'Grid - MUI X - Acme UI',
          page_location: `${open.url}x/data-grid/`,
          productId: 'x-data-grid',
          productCategoryId: 'x',
        },
      ]);
  });

  test('the user properties with every event', async ({ newPage }) => {
    const { page, sent } = await visit(newPage, open, {
      expected: outside,
      colorScheme: 'dark',
      deviceScaleFactor: 1.25,
    });
    await expect.poll(() => sent('page_view')).toHaveLength(1);
    expect(sent('page_view')[0]?.user).toEqual({
      codeVariant: 'TS',
      userLanguage: 'en',
      devicePixelRatio: 1.3,
      os: expect.stringMatching(/^(?:Linux|macOS|Windows)$/),
      colorSchemeOS: 'dark',
      colorScheme: 'system',
    });
    await page.evaluate(() => {
      document.documentElement.dataset.codeVariant = 'js';
      localStorage.setItem('mui-mode', 'light');
    });
    await page.getByRole('button', { name: 'First' }).click();
    await expect
      .poll(() => sent('click')[0]?.user)
      .toMatchObject({ codeVariant: 'JS', colorScheme: 'light' });
  });

  test('clicks on elements with event attributes and on no others', async ({ newPage }) => {
    const { page, sent } = await visit(newPage, open, { expected: outside });
    await page.getByRole('button', { name: 'Silent' }).click();
    await page.getByRole('button', { name: 'First' }).click();
    await expect
      .poll(() => sent('click').map(({ parameters }) => parameters))
      .toEqual([{ eventCategory: 'try', eventAction: 'press', eventLabel: 'first' }]);
  });

  test('clicks on parts of the shell with event attributes', async ({ newPage }) => {
    const { page, sent } = await visit(newPage, open, { path: '/acme/button/', expected: outside });
    await expect.poll(() => sent('page_view')).toHaveLength(1);
    await page.evaluate(() =>
      addEventListener('click', (event) => {
        if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
      }),
    );
    await page.locator('details.versions summary').click();
    await page.locator('details.versions').getByRole('link', { name: 'v1' }).click();
    await page.locator('details.products summary').click();
    await page.locator('details.products').getByRole('link', { name: 'MUI X' }).click();
    await page.getByRole('link', { name: 'Edit this page' }).click();
    // A click between the buttons of a toolbar is no event.
    await page.locator('#Plain .demo-name').click();
    await page.locator('#Plain').getByRole('button', { name: 'Expand code' }).click();
    await page.getByRole('link', { name: 'Next Link' }).click();
    await expect
      .poll(() => sent('click').map(({ parameters }) => Object.values(parameters)))
      .toEqual([
        ['version-menu', 'click', 'v1'],
        ['product-menu', 'click', 'x'],
        ['page', 'edit', null],
        ['demo', 'code', 'Plain'],
        ['pagination', 'next', null],
      ]);
  });

  test('a sample of clicks on an element with a sampling rate', async ({ newPage }) => {
    const { page, sent } = await visit(newPage, open, { expected: outside });
    const press = async (lot: number) => {
      await page.evaluate((value) => {
        Math.random = () => value;
      }, lot);
      await page.getByText('Rare').click();
    };
    await press(0.5);
    await press(0.05);
    await expect.poll(() => sent('click').map(({ parameters }) => parameters.eventAction)).toEqual(['click']);
  });

  test('web vitals of a sampled session', async ({ newPage }) => {
    const { page, sent } = await visit(newPage, open, { expected: outside });
    await page.getByRole('button', { name: 'Silent' }).click();
    await page.goto('about:blank');
    await expect
      .poll(() => sent('web_vital').map(({ parameters }) => parameters.name))
      .toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP', 'CLS']));
    for (const { parameters } of sent('web_vital')) {
      expect(Object.keys(parameters).sort()).toEqual(['delta', 'id', 'name', 'value']);
      expect(parameters).toMatchObject({ value: expect.any(Number), delta: expect.any(Number) });
    }
  });

  test('events of advertisements', async ({ newPage }) => {
    const { page, sent } = await visit(newPage, open, { path: '/acme/button/', expected: outside });
    const card = page.locator('[data-ad] .ad-card');
    await card.waitFor();
    await card.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await card.click();
    const eventLabel = expect.stringMatching(
      /^in-house-(?:templates|themes|support|design-kit)-(?:image|inline)$/,
    );
    await expect
      .poll(() => sent('ad').map(({ parameters }) => parameters))
      .toEqual(
        expect.arrayContaining([
          { eventAction: 'click', eventLabel },
          { eventAction: 'display', eventLabel },
        ]),
      );
  });

  test('events that happen while the script of analytics loads', async ({ newPage }) => {
    let release = () => {};
    const happened = new Promise<void>((resolve) => {
      release = resolve;
    });
    const page = await newPage({ site: open.url, expected: outside });
    await page.route('**/start-analytics-*.js', async (route) => {
      await happened;
      await route.continue();
    });
    const { sent } = collect();
    await page.goto(gridPage);
    await page.evaluate(() =>
      document.dispatchEvent(
        new CustomEvent('colophon:event', { detail: { name: 'crash', parameters: {} } }),
      ),
    );
    release();
    await expect.poll(() => sent('crash')).toHaveLength(1);
  });

  test('nothing of a prerendered page until a reader opens it, and then what has happened', async ({
    newPage,
  }) => {
    const { page, requests, sent } = await visit(newPage, open, {
      expected: outside,
      early: () => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
    });
    await page.evaluate(() => {
      const detail = { name: 'crash', parameters: {} };
      document.dispatchEvent(new CustomEvent('colophon:event', { detail }));
    });
    expect(requests()).toEqual([]);
    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await expect.poll(() => sent('crash')).toHaveLength(1);
    expect(sent('page_view')).toHaveLength(1);
  });

  test('events of other parts of the page', async ({ newPage }) => {
    const { page, sent } = await visit(newPage, open, { expected: outside });
    await page.evaluate(() => {
      const detail = { name: 'feedback', parameters: { rating: 1 } };
      document.dispatchEvent(new CustomEvent('colophon:event', { detail }));
    });
    await expect.poll(() => sent('feedback').map(({ parameters }) => parameters)).toEqual([{ rating: 1 }]);
  });
});

test('with Trusted Types, the scripts of services load', async ({ newPage }) => {
  const { page } = await visit(newPage, tagged, { expected: outside });
  await page.waitForFunction(() => 'loadedWith' in window && 'hasSponsor' in window);
});

test('gtag receives the same events after its script loads', async ({ newPage }) => {
  const { page } = await visit(newPage, tagged, { expected: outside });
  await page.waitForFunction(() => 'loadedWith' in window);
  await page.getByRole('button', { name: 'First' }).click();
  const { commands, loadedWith } = await page.evaluate(() => {
    const { dataLayer, loadedWith } = window as unknown as {
      dataLayer: ArrayLike<unknown>[];
      loadedWith: string;
    };
    return { commands: dataLayer.map((command) => Array.from(command)), loadedWith };
  });
  expect(loadedWith).toBe(`${world.origin}/gtag.js?id=G-1`);
  expect(commands).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-1', { send_page_view: false }],
    ['set', 'user_properties', expect.objectContaining({ codeVariant: 'TS', userLanguage: 'en' })],
    ['event', 'page_view', expect.objectContaining({ productId: 'x-data-grid' })],
    ['event', 'click', { eventCategory: 'try', eventAction: 'press', eventLabel: 'first' }],
  ]);
});

describe('nothing is sent and no analytics script is loaded', () => {
  const quiet = async (newPage: (options?: ReaderOptions) => Promise<Page>, options: ReaderOptions) => {
    const page = await newPage(options);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(gridPage, { waitUntil: 'networkidle' });
    // The reader must not be asked for consent either.
    expect(await page.locator('[data-consent]').filter({ visible: true }).count()).toBe(0);
    return scripts.filter((url) => /start-analytics|web-vitals|gtag/.test(url));
  };

  test('without configuration', async ({ newPage, website }) => {
    const page = await newPage();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto('/material-ui/react-button/', { waitUntil: 'networkidle' });
    expect(await page.locator('html').getAttribute('data-analytics')).toBeNull();
    expect(requested.filter((url) => !url.startsWith(website.url) || /analytics/.test(url))).toEqual([]);
  });

  test('with Do Not Track', async ({ newPage }) => {
    const doNotTrack = () => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' });
    expect(await quiet(newPage, { site: open.url, early: doNotTrack })).toEqual([]);
  });

  test('with Global Privacy Control', async ({ newPage }) => {
    const control = () =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
    expect(await quiet(newPage, { site: asking.url, early: control })).toEqual([]);
  });

  test('on a host that is no production host', async ({ newPage }) => {
    expect(await quiet(newPage, { site: open.url.replace('127.0.0.1', 'localhost') })).toEqual([]);
  });
});

describe('when consent is required', () => {
  test('the page view is sent only after the reader agrees', async ({ newPage }) => {
    const { page, requests, sent } = await visit(newPage, asking, { expected: outside });
    await page.getByRole('button', { name: 'First' }).click();
    expect(requests()).toEqual([]);
    await page
      .getByRole('region', { name: 'Analytics' })
      .getByRole('button', { name: 'Allow', exact: true })
      .click();
    await expect.poll(() => sent('page_view')).toHaveLength(1);
    expect(sent('click')).toEqual([]);
    await page.goto('/acme/link/');
    await expect.poll(() => sent('page_view')).toHaveLength(2);
    expect(await page.getByRole('region', { name: 'Analytics' }).count()).toBe(0);
  });

  test('a reader who declines is not asked again and can change the answer', async ({ newPage }) => {
    const { page, requests, sent } = await visit(newPage, asking, { expected: outside });
    const question = page.getByRole('region', { name: 'Analytics' });
    await question.getByRole('button', { name: 'Do not allow' }).click();
    await page.goto('/acme/link/', { waitUntil: 'networkidle' });
    expect(await question.count()).toBe(0);
    expect(requests()).toEqual([]);
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await question.getByRole('button', { name: 'Allow', exact: true }).click();
    await expect.poll(() => sent('page_view')).toHaveLength(1);
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await question.getByRole('button', { name: 'Do not allow' }).click();
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('colophon:event', { detail: { name: 'late', parameters: {} } })),
    );
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await question.getByRole('button', { name: 'Allow', exact: true }).click();
    await page.evaluate(() =>
      document.dispatchEvent(
        new CustomEvent('colophon:event', { detail: { name: 'again', parameters: {} } }),
      ),
    );
    await expect.poll(() => sent('again')).toHaveLength(1);
    expect(sent('late')).toEqual([]);
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await question.getByRole('button', { name: 'Do not allow' }).click();
    await page.goto('/acme/button/', { waitUntil: 'networkidle' });
    expect(requests()).toHaveLength(2);
  });

  test('a withdrawn consent applies to all tabs', async ({ newPage }) => {
    const { page, sent } = await visit(newPage, asking, { expected: outside });
    const allow = page.getByRole('button', { name: 'Allow', exact: true });
    await allow.click();
    await expect.poll(() => sent('page_view')).toHaveLength(1);
    const other = await page.context().newPage();
    await other.goto(new URL(gridPage, asking.url).href);
    await other.getByRole('button', { name: 'Cookie settings' }).click();
    await other.getByRole('button', { name: 'Do not allow' }).click();
    const report = (name: string) =>
      page.evaluate(
        (event) =>
          document.dispatchEvent(
            new CustomEvent('colophon:event', { detail: { name: event, parameters: {} } }),
          ),
        name,
      );
    const isDenied = () => page.evaluate(() => localStorage.getItem('docs-consent') === 'denied');
    await expect.poll(isDenied).toBe(true);
    await report('late');
    await other.getByRole('button', { name: 'Cookie settings' }).click();
    await other.getByRole('button', { name: 'Allow', exact: true }).click();
    await expect.poll(isDenied).toBe(false);
    await report('again');
    await expect.poll(() => sent('again')).toHaveLength(1);
    expect(sent('late')).toEqual([]);
  });

  test.for([
    { width: 1280, height: 400 },
    { width: 950, height: 400 },
    { width: 390, height: 600 },
    { width: 320, height: 600 },
  ])('the banner covers no focused element at a width of $width pixels', async (viewport, { newPage }) => {
    const { page } = await visit(newPage, asking, {
      viewport,
      path: '/acme/button/',
      reducedMotion: 'reduce',
    });
    await page.getByRole('region', { name: 'Analytics' }).waitFor();
    const covered: string[] = [];
    let stops = 0;
    const next = async (): Promise<boolean> => {
      await page.keyboard.press('Tab');
      const [text, isCovered] = await page.evaluate(() => {
        const focused = document.activeElement;
        const question = document.querySelector('[data-consent]');
        if (!focused || !question || question.contains(focused) || focused === document.body) return [''];
        const [own, its] = [focused.getBoundingClientRect(), question.getBoundingClientRect()];
        const overlaps =
          own.bottom > its.top && own.top < its.bottom && own.right > its.left && own.left < its.right;
        return [focused.outerHTML, overlaps];
      });
      if (isCovered) covered.push(text ?? '');
      stops += 1;
      return text !== '';
    };
    while (await next());
    expect(stops).toBeGreaterThan(10);
    expect(covered).toEqual([]);
  });

  test('an answer by keyboard returns focus to where it was', async ({ newPage }) => {
    const { page } = await visit(newPage, asking, { reducedMotion: 'reduce' });
    const answer = page
      .getByRole('region', { name: 'Analytics' })
      .getByRole('button', { name: 'Do not allow' });
    const link = page.getByRole('link', { name: 'Skip to content' });
    await link.focus();
    await answer.focus();
    await page.keyboard.press('Enter');
    await answer.waitFor({ state: 'hidden' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    const opener = page.getByRole('button', { name: 'Cookie settings' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await answer.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('an answer moves focus into the page when nothing had focus before', async ({ newPage }) => {
    const { page } = await visit(newPage, asking);
    const answer = page
      .getByRole('region', { name: 'Analytics' })
      .getByRole('button', { name: 'Do not allow' });
    await answer.focus();
    await page.keyboard.press('Enter');
    await answer.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('a site can use its own consent dialog', async ({ newPage }) => {
    const { page, sent } = await visit(newPage, asking, { expected: outside });
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('colophon:consent', { detail: 'granted' })),
    );
    await expect.poll(() => sent('page_view')).toHaveLength(1);
    expect(await page.getByRole('region', { name: 'Analytics' }).count()).toBe(0);
  });
});

test.for(['light', 'dark'] as const)(
  'question and advertisement have no serious barrier in the %s scheme',
  async (colorScheme, { newPage }) => {
    const { page } = await visit(newPage, asking, { path: '/acme/button/', colorScheme });
    await page.locator('[data-ad] .ad-card').waitFor();
    await page.getByRole('region', { name: 'Analytics' }).waitFor();
    await loadAxe(page);
    expect(await barriers(page)).toEqual([]);
  },
);
