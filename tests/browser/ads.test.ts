import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { adSettings, adSite, evenLots, lowLots, reportedEvents } from './support/ad-site.ts';
import { phone, type ReaderOptions, test } from './support/browser-test.ts';
import { layoutShifts } from './support/layout-shifts.ts';
import {
  type Answer,
  json,
  type OutsideWorld,
  outsideWorld,
  picture,
  script,
} from './support/outside-world.ts';
import { type SmallWebsite, smallWebsite } from './support/small-website.ts';

const answers: Record<string, Answer> = {
  '/picture.svg': picture,
  '/pixel': picture,
  '/second': picture,
  '/seen': picture,
};
let world: OutsideWorld;
let own: SmallWebsite;
let fed: SmallWebsite;
let scripted: SmallWebsite;

beforeAll(async () => {
  world = await outsideWorld(answers);
  const { origin } = world;
  const backers = `  backers: ['${origin}/backers/']\n  sources: ['${origin}']\n`;
  [own, fed, scripted] = await Promise.all([
    smallWebsite(adSite(adSettings(''))),
    smallWebsite(adSite(adSettings(`  feed: ${origin}/feed.json\n${backers}`))),
    smallWebsite(adSite(adSettings(`  script: ${origin}/sponsor.js\n${backers}`))),
  ]);
}, 120_000);

afterAll(async () => {
  for (const resource of [own, fed, scripted, world]) await resource[Symbol.asyncDispose]();
});

type NewPage = (options?: ReaderOptions) => Promise<Page>;

/** Opens a page with a clock that the test controls. */
async function visit(newPage: NewPage, website: SmallWebsite, options: ReaderOptions = {}): Promise<Page> {
  const page = await newPage({ site: website.url, early: evenLots, ...options });
  await page.clock.install();
  await page.goto('/acme/button/');
  return page;
}

const area = (page: Page) => page.locator('[data-ad]');
const card = (page: Page) => page.locator('[data-ad] .ad-card');
const outside = [/^request to another host: http:\/\/127\.0\.0\.1:/];

/** Hides the sponsor as an ad blocker does. */
async function blockAds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const style = document.createElement('style');
    addEventListener('DOMContentLoaded', () => {
      document.head.append(style);
      // A policy concerns the style of the page, and not that of extensions.
      style.sheet?.insertRule('.sponsor-placement { display: none !important; }');
    });
  });
}

describe('a site with in-house advertisements', () => {
  test('shows one of the four with its image of 130 by 100, its text and its advertiser', async ({
    newPage,
  }) => {
    const page = await visit(newPage, own);
    await card(page).waitFor();
    // The third of four, at a random number of 0.5.
    expect(await card(page).textContent()).toMatch(/^support\. Words about it.*Advertisement · Acme UI$/);
    expect(await card(page).getAttribute('href')).toBe('/acme/link/');
    const image = card(page).locator('img');
    expect(
      await image.evaluate((img: HTMLImageElement) => img.decode().then(() => [img.width, img.height])),
    ).toEqual([130, 100]);
    await page.clock.runFor(3000);
    await expect.poll(() => reportedEvents(page)).toEqual(['ad display in-house-support-image']);
  });

  test('loads no parser for the words of sponsors', async ({ newPage }) => {
    const page = await newPage({ site: own.url, early: evenLots });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto('/acme/button/', { waitUntil: 'networkidle' });
    await card(page).waitFor();
    expect(requested.some((path) => path.includes('/start-ads-'))).toBe(true);
    expect(requested.filter((path) => path.includes('/reduce-html-'))).toEqual([]);
  });

  test('shows its text alone if its image does not arrive', async ({ newPage }) => {
    const page = await newPage({ site: own.url, early: evenLots, expected: [/net::ERR_FAILED/] });
    await page.route('**/media/support-*.svg', (route) => route.abort());
    await page.goto('/acme/button/');
    await card(page).waitFor();
    await card(page).locator('img').waitFor({ state: 'detached' });
    expect(await card(page).textContent()).toMatch(/^support\. Words about it/);
  });

  test('reports a click', async ({ newPage }) => {
    const page = await visit(newPage, own);
    await card(page).evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await card(page).click();
    expect(await reportedEvents(page)).toEqual(['ad click in-house-support-image']);
  });

  test('reports one display in ten by default', async ({ newPage }) => {
    const page = await newPage({ site: own.url, early: evenLots });
    await page.clock.install();
    await page.route('**/assets/ads-*.json', async (route) => {
      const settings = await (await route.fetch()).json();
      await route.fulfill({ json: { ...settings, displaySampling: 0.1 } });
    });
    await page.goto('/acme/button/');
    await card(page).waitFor();
    await page.clock.runFor(3000);
    expect(await reportedEvents(page)).toEqual([]);
  });

  test.for([
    ['on a wide screen', {}, 126],
    ['on a phone', { viewport: phone }, 142],
    ['on a very small phone', { viewport: { width: 320, height: 600 } }, 142],
    ['as a line of text', { early: lowLots }, 126],
    ['as a line of text on a phone', { early: lowLots, viewport: phone }, 142],
  ] as const)(
    'keeps its place from the beginning and moves nothing: %s',
    async ([, options, height], { newPage }) => {
      const page = await visit(newPage, own, options);
      await card(page).waitFor();
      const image = card(page).locator('img');
      if ((await image.count()) > 0) await image.evaluate((img: HTMLImageElement) => img.decode());
      expect(await layoutShifts(page)).toEqual([]);
      const box = await area(page).boundingBox();
      expect(box?.height).toBe(height);
      expect(await area(page).evaluate((slot) => getComputedStyle(slot).marginBlock)).toBe('24px');
      expect(await card(page).evaluate((link) => link.scrollHeight <= link.clientHeight)).toBe(true);
    },
  );
});

describe('no advertisement is shown', () => {
  test('without configuration, which adds no markup, script or request', async ({ newPage, untilClosed }) => {
    const website = await untilClosed(smallWebsite(adSite('')));
    const page = await newPage({ site: website.url });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto('/acme/button/', { waitUntil: 'networkidle' });
    expect(await page.content()).not.toMatch(/data-ad\b|data-hosts|Advertisement/);
    expect(requested.filter((path) => /\/(?:ads|start)-/.test(path))).toEqual([]);
  });

  test('on a page with disableAd', async ({ newPage }) => {
    const page = await newPage({ site: own.url });
    await page.goto('/acme/quiet/', { waitUntil: 'networkidle' });
    expect(await area(page).count()).toBe(0);
  });

  test('on a host that is no production host, and no space is reserved', async ({ newPage }) => {
    const page = await newPage({ site: own.url.replace('127.0.0.1', 'localhost') });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto('/acme/button/', { waitUntil: 'networkidle' });
    expect(await area(page).isVisible()).toBe(false);
    expect(requested.filter((path) => /\/(?:ads|start)-/.test(path))).toEqual([]);
  });

  test('without script, and no space is reserved', async ({ newPage }) => {
    const page = await newPage({ site: own.url, javaScriptEnabled: false });
    await page.goto('/acme/button/');
    expect(await area(page).isVisible()).toBe(false);
  });

  test('for a crawler, which gets an empty element', async ({ newPage }) => {
    const page = await newPage({ site: own.url, userAgent: 'Mozilla/5.0 (compatible; Examplebot/2.1)' });
    await page.goto('/acme/button/', { waitUntil: 'networkidle' });
    expect(await area(page).count()).toBe(1);
    expect(await area(page).innerHTML()).toBe('');
  });

  test('after a crash in the area, which is reported to analytics', async ({ newPage }) => {
    const page = await newPage({ site: own.url, early: evenLots });
    await page.route('**/assets/ads-*.json', (route) => route.fulfill({ json: { inHouse: null } }));
    await page.goto('/acme/button/');
    await expect.poll(() => reportedEvents(page)).toEqual(['ad crash unknown']);
    expect(await area(page).innerHTML()).toBe('');
    expect(await page.locator('h1').textContent()).toBe('Button');
  });
});

describe('the sponsor feed', () => {
  const goodAd = () => ({
    statlink: `${world.origin}/click`,
    statimp: `${world.origin}/seen`,
    image: `${world.origin}/picture.svg`,
    company: 'Sponsor & Sons',
    description: 'A tool that <b>everyone</b> needs.',
    pixel: `${world.origin}/pixel?at=[timestamp]||${world.origin}/second`,
    timestamp: '1700000000',
  });
  const seen = () => world.seen.map(({ url }) => url);

  test('shows the first usable entry with its image and pixels', async ({ newPage }) => {
    answers['/feed.json'] = json({ ads: [{}, { company: 'No link' }, goodAd()] });
    const page = await visit(newPage, fed, { expected: outside });
    await card(page).waitFor();
    expect(await card(page).textContent()).toBe(
      'Sponsor & Sons – A tool that everyone needs.Advertisement · Sponsor & Sons',
    );
    expect(await card(page).locator('.ad-text').innerHTML()).toBe(
      '<strong>Sponsor &amp; Sons</strong> – A tool that <b>everyone</b> needs.',
    );
    expect(
      await card(page).evaluate((link: HTMLAnchorElement) => [link.href, link.rel, link.target]),
    ).toEqual([`${world.origin}/click`, 'sponsored noopener', '_blank']);
    await expect
      .poll(seen)
      .toEqual(expect.arrayContaining(['/picture.svg', '/pixel?at=1700000000', '/second', '/seen']));
    await page.clock.runFor(3000);
    await expect.poll(() => reportedEvents(page)).toEqual(['ad display sponsor-image']);
    expect(await layoutShifts(page)).toEqual([]);
  });

  test.for<readonly [string, Answer | undefined]>([
    ['that fails', undefined],
    ['that is no JSON', (_request, response) => void response.end('<html>')],
    ['without a usable entry', json({ ads: [{}, { statlink: '' }] })],
    ['of ten megabytes', (_request, response) => void response.end(Buffer.alloc(10_000_000, 32))],
    ['that never answers', () => {}],
    ['whose link is a script', json({ ads: [{ statlink: 'javascript:alert(1)', description: 'x' }] })],
  ])('%s shows an in-house ad', async ([name, answer], { newPage }) => {
    if (answer) answers['/feed.json'] = answer;
    else delete answers['/feed.json'];
    const failure = answer ? [] : [/^console error: Failed to load resource.*404/, /^answer 404/];
    const page = await visit(newPage, fed, { expected: [...outside, ...failure] });
    await card(page).waitFor();
    expect(await card(page).textContent(), name).toMatch(/^support\./);
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('is requested ten times at most', async ({ newPage }) => {
    answers['/feed.json'] = json({ ads: [] });
    const before = seen().length;
    const page = await visit(newPage, fed, { expected: outside });
    await card(page).waitFor();
    expect(seen().slice(before)).toEqual(Array.from({ length: 10 }, () => '/feed.json'));
  });

  test('with a link to the backers shows an in-house ad', async ({ newPage }) => {
    answers['/feed.json'] = json({ ads: [{ ...goodAd(), statlink: `${world.origin}/backers?from=feed` }] });
    const page = await visit(newPage, fed, { expected: outside });
    await card(page).waitFor();
    expect(await card(page).textContent()).toMatch(/^support\./);
  });

  test('cannot inject script, markup or style', async ({ newPage }) => {
    const hostile =
      '<img src=x onerror="document.title=1"><script>document.title=2</script><style>*{display:none}</style>' +
      '<a href="javascript:document.title=3">Buy</a><iframe srcdoc="<script>parent.document.title=4</script>"></iframe>' +
      '<svg onload="document.title=5"><b onclick="document.title=6" style="position:fixed">now</b></svg><em class=x>cheap</em>';
    answers['/feed.json'] = json({
      ads: [
        {
          ...goodAd(),
          company: '',
          description: hostile,
          image: 'javascript:1',
          pixel: 'javascript:1||data:,',
          statimp: '',
        },
      ],
    });
    const page = await visit(newPage, fed, { expected: outside });
    await card(page).waitFor();
    expect(await card(page).locator('.ad-text').innerHTML()).toBe('Buy<b>now</b><em>cheap</em>');
    expect(await card(page).locator('img').count()).toBe(0);
    await card(page).hover();
    expect(await page.title()).toBe('Button - Acme - Acme UI');
  });
});

describe('the sponsor feed without its parser', () => {
  test('shows an in-house ad', async ({ newPage }) => {
    answers['/feed.json'] = json({ ads: [{ statlink: `${world.origin}/click`, description: 'Buy.' }] });
    const failure = [/^request failed: .*\/reduce-html-/, /^console error: Failed to load resource/];
    const page = await newPage({ site: fed.url, early: evenLots, expected: [...outside, ...failure] });
    await page.route('**/assets/reduce-html-*', (route) => route.abort());
    await page.goto('/acme/button/');
    await card(page).waitFor();
    expect(await card(page).textContent()).toMatch(/^support\./);
  });
});

describe('an ad blocker', () => {
  test('is detected after more than six failed checks; most readers see an in-house ad', async ({
    newPage,
  }) => {
    answers['/feed.json'] = json({
      ads: [{ statlink: `${world.origin}/click`, description: 'Never seen.' }],
    });
    const page = await newPage({ site: fed.url, early: evenLots, expected: outside });
    await blockAds(page);
    await page.clock.install();
    await page.goto('/acme/button/');
    await page.locator('.sponsor-placement').waitFor({ state: 'attached' });
    await page.clock.runFor(4000);
    await card(page).filter({ visible: true }).waitFor();
    expect(await card(page).filter({ visible: true }).textContent()).toMatch(/^support\./);
    await page.clock.runFor(3000);
    await expect.poll(() => reportedEvents(page)).toEqual(['ad display in-house-support-blocked-image']);
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('one reader in five sees the message', async ({ newPage }) => {
    answers['/feed.json'] = json({
      ads: [{ statlink: `${world.origin}/click`, description: 'Never seen.' }],
    });
    const page = await newPage({ site: fed.url, early: lowLots, expected: outside });
    await blockAds(page);
    await page.clock.install();
    await page.goto('/acme/button/');
    await page.locator('.sponsor-placement').waitFor({ state: 'attached' });
    await page.clock.runFor(4000);
    await expect.poll(() => area(page).textContent()).toMatch(/allow them here/);
  });
});

describe('the sponsor script', () => {
  const placing = (href: string) =>
    script(`const box = document.createElement('div'); box.id = 'carbonads';
      box.innerHTML = '<a href="${href}" style="display:block;height:100px">A sponsor</a>'; document.currentScript.after(box);`);

  test('is loaded asynchronously and fills its placement', async ({ newPage }) => {
    answers['/sponsor.js'] = placing(`${world.origin}/click`);
    const page = await visit(newPage, scripted, { expected: outside });
    await page.getByRole('link', { name: 'A sponsor' }).waitFor();
    expect(
      await page.locator('[data-ad] script').evaluate((element: HTMLScriptElement) => element.async),
    ).toBe(true);
    await page.clock.runFor(4000);
    await expect.poll(() => reportedEvents(page)).toEqual(['ad display sponsor-image']);
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('that shows the backers is replaced by an in-house ad', async ({ newPage }) => {
    answers['/sponsor.js'] = placing(`${world.origin}/backers/`);
    const page = await visit(newPage, scripted, { expected: outside });
    await page.locator('[data-ad] script').waitFor({ state: 'attached' });
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return area(page).textContent();
      })
      .toMatch(/^support\./);
  });

  test('that does not load counts as an ad blocker', async ({ newPage }) => {
    delete answers['/sponsor.js'];
    const missing = [/^console error: Failed to load resource.*404/, /^answer 404/];
    const page = await visit(newPage, scripted, { expected: [...outside, ...missing] });
    await page.locator('[data-ad] script').waitFor({ state: 'attached' });
    await page.clock.runFor(4000);
    await expect.poll(() => area(page).textContent()).toMatch(/^support\./);
  });
});

describe('under the code of a demo', () => {
  test('a line is shown for a demo that was opened before the script had loaded', async ({ newPage }) => {
    const page = await newPage({ site: own.url, early: evenLots });
    let release = () => {};
    const opened = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/ads-*.json', async (route) => {
      await opened;
      await route.continue();
    });
    await page.goto('/acme/button/');
    await page.locator('#Plain .demo-code-switch').click();
    release();
    await page.locator('#Plain .demo-ad .ad-card').waitFor();
  });

  test('a line is shown when the code opens, except with disableAd', async ({ newPage }) => {
    const page = await visit(newPage, own);
    await card(page).waitFor();
    await page.locator('#Plain .demo-code-switch').click();
    await page.locator('#Quiet .demo-code-switch').click();
    const line = page.locator('#Plain .demo-ad');
    await line.locator('.ad-card').waitFor();
    expect(await line.textContent()).toMatch(/^support\./);
    expect(await page.locator('#Quiet .demo-ad').count()).toBe(0);
    await page.locator('#Plain .demo-code-switch').click();
    await page.locator('#Plain .demo-code-switch').click();
    expect(await page.locator('.demo-ad').count()).toBe(1);
    expect(await reportedEvents(page)).toContain('ad display in-house-support-demo-inline');
  });
});
