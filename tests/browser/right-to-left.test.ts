import joy from '@mui/joy/package.json' with { type: 'json' };
import material from '@mui/material/package.json' with { type: 'json' };
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desktop, phone, test } from './support/browser-test.ts';
import { hydrated, scriptsOf } from './support/demo.ts';
import { laidOut } from './support/laid-out.ts';

const englishPages = ['/material-ui/react-button/', '/docs/markdown/', '/'];
const arabicPages = [
  '/ar/material-ui/react-button/',
  '/ar/material-ui/react-slider/',
  '/ar/docs/markdown/',
  '/ar/docs/hosts/',
  '/ar/',
];

for (const path of [...englishPages, ...arabicPages]) {
  test(`${path} reads from right to left without sideways scrolling`, async ({ newPage }) => {
    const page = await newPage();
    await page.goto(path);
    await laidOut(page);
    await changeDirection(page);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // A right-to-left page overflows to the left.
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        scrollTo({ left: -1000, behavior: 'instant' });
        return { tooWide: scrollWidth - clientWidth, scrolled: scrollX };
      });
      expect(overflow, `${width} px`).toEqual({ tooWide: 0, scrolled: 0 });
    }
  });
}

// One style sheet serves both directions, so each part of the shell has to be mirrored.
for (const viewport of [desktop, phone]) {
  test(`at ${viewport.width} px the page is mirrored`, async ({ newPage }) => {
    const page = await newPage({ viewport });
    await page.goto('/docs/markdown/');
    await laidOut(page);
    const before = await places(page);
    await changeDirection(page);
    const mirrored = (await places(page)).map(({ left, right, ...place }) => ({
      ...place,
      left: viewport.width - right,
      right: viewport.width - left,
    }));
    expect(before.length).toBeGreaterThan(60);
    expect(mirrored.map(rounded)).toEqual(before.map(rounded));
  });
}

test('code, versions and Latin names read from left to right in Arabic pages', async ({ newPage }) => {
  const page = await newPage();
  for (const [path, expected] of latinOnArabicPages) {
    await page.goto(path);
    const found = await latinTexts(page);
    expect(
      found.map(({ text }) => text),
      path,
    ).toEqual(expect.arrayContaining([...expected]));
    expect(
      found.filter(({ reads }) => reads === 'backwards'),
      path,
    ).toEqual([]);
  }
});

test('in Arabic, a prefix stays on the line of the code that it belongs to', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/ar/docs/theming/');
  await laidOut(page);
  for (const width of [320, 360, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { prefixes, parted } = await prefixesOfCode(page);
    expect(prefixes).toBeGreaterThan(15);
    expect(parted, `${width} px`).toEqual([]);
  }
});

test('in Arabic, a Latin name of a product that has no room loses its end', async ({ newPage }) => {
  const page = await newPage({ viewport: phone });
  await page.goto('/ar/material-ui/react-button/');
  const places = await page.locator('.products strong').evaluate((name) => {
    const inner = name.firstElementChild ?? name;
    inner.textContent = 'A library with a name of far too many words';
    const first = document.createRange();
    if (inner.firstChild) first.setStart(inner.firstChild, 0);
    if (inner.firstChild) first.setEnd(inner.firstChild, 1);
    const { left, right } = name.getBoundingClientRect();
    const letter = first.getBoundingClientRect();
    return {
      hidden: name.scrollWidth - name.clientWidth,
      isShown: letter.left >= left && letter.right <= right,
    };
  });
  expect(places.hidden).toBeGreaterThan(0);
  expect(places.isShown).toBe(true);
});

test('the server mirrors the demos of an Arabic page', async ({ newPage }) => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto('/ar/material-ui/react-button/');
  expect(await demoStyleKeys(page)).toEqual(['rtl']);
  const [cancel, publish] = await Promise.all(
    ['Cancel', 'Publish'].map((name) =>
      page.locator('#BasicButtons').getByRole('button', { name }).boundingBox(),
    ),
  );
  expect(cancel?.x).toBeGreaterThan(publish?.x ?? Number.POSITIVE_INFINITY);
});

test('demos change the style engine with the direction, load it on demand, and keep their state', async ({
  newPage,
}) => {
  const page = await newPage();
  const scripts = scriptsOf(page);
  await page.goto('/material-ui/react-slider/');
  await hydrated(page, 'VolumeSlider');
  const mirror = () => scripts.filter((url) => url.includes('right-to-left-engine'));
  expect(mirror()).toEqual([]);
  const slider = page.locator('#VolumeSlider').getByRole('slider');
  await slider.press('Home');
  await slider.press('ArrowRight');
  const value = await slider.inputValue();
  const thumb = page.locator('#VolumeSlider .MuiSlider-thumb');
  expect(await thumb.getAttribute('class')).toContain('css-');

  await changeDirection(page);
  await expect.poll(() => thumb.getAttribute('class')).toContain('rtl-');
  expect(mirror()).toHaveLength(1);
  expect(await slider.inputValue()).toBe(value);
  const [at, rail] = await Promise.all([
    thumb.boundingBox(),
    page.locator('#VolumeSlider .MuiSlider-rail').boundingBox(),
  ]);
  expect(at?.x).toBeGreaterThan((rail?.x ?? 0) + (rail?.width ?? 0) / 2);

  await page.evaluate(() => {
    document.documentElement.dir = 'ltr';
  });
  await expect.poll(() => thumb.getAttribute('class')).toContain('css-');
});

test('demos follow a stored direction', async ({ newPage, website }) => {
  const origins = [
    { origin: new URL(website.url).origin, localStorage: [{ name: 'direction', value: 'rtl' }] },
  ];
  const page = await newPage({ storageState: { cookies: [], origins } });
  await page.goto('/material-ui/react-slider/');
  await hydrated(page, 'VolumeSlider');
  const thumb = page.locator('#VolumeSlider .MuiSlider-thumb');
  await expect.poll(() => thumb.getAttribute('class')).toContain('rtl-');
});

/** Pages, with texts whose first or last character has no direction and could move to the other end. */
const latinOnArabicPages = [
  ['/ar/material-ui/react-button/', ['@mui/material', '<button>', `v${material.version}`]],
  ['/ar/joy-ui/react-button/', [`v${joy.version}`, '@mui/joy']],
  ['/ar/versions/', [`v${joy.version}`]],
] as const;

/**
 * Counts the texts that end in the letter و before inline code, and returns codes on another line than it.
 */
function prefixesOfCode(page: Page): Promise<{ prefixes: number; parted: string[] }> {
  return page.evaluate(() => {
    const parted: string[] = [];
    let prefixes = 0;
    for (const code of document.querySelectorAll('.prose :not(pre) > code')) {
      const before = code.previousSibling;
      if (!(before instanceof Text) || !before.data.endsWith('و')) continue;
      prefixes += 1;
      const range = document.createRange();
      range.setStart(before, before.length - 1);
      range.setEnd(before, before.length);
      const [first] = code.getClientRects();
      if (!first || range.getBoundingClientRect().bottom <= first.top) parted.push(code.textContent);
    }
    return { prefixes, parted };
  });
}

interface LatinText {
  readonly text: string;
  readonly reads: 'forwards' | 'backwards';
}

/** Returns visible single-line texts without Arabic outside demos, with the positions of their ends. */
function latinTexts(page: Page): Promise<LatinText[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const place = (node: Node, index: number): DOMRect => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect();
    };
    const found: LatinText[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const text = node.textContent ?? '';
      if (node.parentElement?.closest('.demo-stage')) continue;
      if (!/^\S.*\S$/.test(text) || !/\w/.test(text) || /\p{Script=Arabic}/u.test(text)) continue;
      const [first, last] = [place(node, 0), place(node, text.length - 1)];
      if (first.width === 0 || first.top !== last.top) continue;
      found.push({ text, reads: first.left < last.left ? 'forwards' : 'backwards' });
    }
    return found;
  });
}

async function changeDirection(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
}

/** Returns the keys of the style engines that have inserted styles. */
function demoStyleKeys(page: Page): Promise<string[]> {
  return page
    .locator('style[data-emotion]')
    .evaluateAll((all) => [
      ...new Set(all.map((style) => (style.getAttribute('data-emotion') ?? '').split(' ')[0] ?? '')),
    ]);
}

interface Place {
  readonly what: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/** Returns the positions of the boxes of shell and article. Text, code and demos have their own direction. */
function places(page: Page): Promise<Place[]> {
  return page.evaluate(() => {
    const own =
      'pre, pre *, .code-title, .code-copy, .demo *, svg *, .code-tab-list *, kbd, code, table *, .table-scroll *';
    const boxes =
      'header, header .bar > *, nav, nav li, nav li > a, .group, .group button, main, footer, article, .prose > *, .callout > *, blockquote, summary, .prose li';
    return [...document.querySelectorAll<HTMLElement>(boxes)]
      .filter((element) => !element.matches(own) && getComputedStyle(element).display !== 'inline')
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .map(({ element, box }) => ({
        what: `${element.tagName} ${element.className} ${element.textContent?.trim().slice(0, 24)}`,
        left: box.left,
        right: box.right,
        top: box.top,
      }));
  });
}

function rounded({ what, left, right, top }: Place): string {
  return `${what}: ${Math.round(left)} to ${Math.round(right)}, ${Math.round(top)}`;
}
