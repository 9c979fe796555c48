import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './support/browser-test.ts';
import { notFoundComplaints, openedPaths } from './support/site-paths.ts';

/** Desktop, tablet, and the narrowest phone. */
const widths = [1280, 768, 320];

const timeout = 240_000;

test('pages of every kind open without errors, have one title, and do not scroll sideways', {
  timeout,
}, async ({ website, newPage }) => {
  const page = await newPage({ expected: notFoundComplaints });
  const others = ['/_app/', '/ar/_app/', '/de/versions/', '/ar/docs/markdown/', '/no-such-page/'];
  const paths = [...(await openedPaths(website.folder)), ...others];
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    await page.setViewportSize({ width: 1280, height: 800 });
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(path === '/no-such-page/' ? 404 : 200);
    expect(await page.locator('h1').count(), `h1 of ${path}`).toBe(1);
    expect(await page.title(), path).not.toBe('');
    const language = /^\/(de|ar)\//.exec(path)?.[1] ?? 'en';
    expect(await page.locator('html').getAttribute('lang'), path).toBe(language);
    expect(await sidewaysScrolling(), path).toEqual([]);
  }

  async function sidewaysScrolling(): Promise<string[]> {
    const found: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      if (needed > width) found.push(`${needed} px at ${width} px`);
    }
    return found;
  }
});

test('every internal link of these pages leads to a page, and every fragment to an element', {
  timeout,
}, async ({ website, newPage }) => {
  // An empty page has no policy, which would forbid to parse text.
  const page = await newPage();
  const targets = new Map<string, string>();
  for (const path of [
    ...(await openedPaths(website.folder)),
    '/_app/',
    '/de/_app/',
    '/ar/material-ui/react-slider/',
  ]) {
    const html = await readFile(join(website.folder, path, 'index.html'), 'utf8');
    for (const link of await linksOf(page, html)) {
      const { href } = new URL(link, new URL(path, website.url));
      if (href.startsWith(website.url)) targets.set(href, path);
    }
  }
  expect(targets.size).toBeGreaterThan(50);
  const broken: string[] = [];
  const texts = new Map<string, Promise<string | undefined>>();
  for (const [target, from] of targets) {
    const { origin, pathname, hash } = new URL(target);
    const text = texts.get(pathname) ?? read(origin + pathname);
    texts.set(pathname, text);
    if (!hasPlace(await text, hash.slice(1))) broken.push(`${pathname}${hash} on ${from}`);
  }
  expect(broken).toEqual([]);
});

function linksOf(page: Page, html: string): Promise<string[]> {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    return [...parsed.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
  }, html);
}

/** Stands for the page of another host, which tests do not read. */
const elsewhere = 'elsewhere';

function hasPlace(html: string | undefined, fragment: string): boolean {
  if (html === elsewhere) return true;
  const ids = [fragment, decodeURIComponent(fragment)];
  return html !== undefined && (fragment === '' || ids.some((id) => html.includes(`id="${id}"`)));
}

async function read(url: string): Promise<string | undefined> {
  const response = await fetch(url, { redirect: 'manual' });
  const to = response.headers.get('location');
  if (to !== null) {
    const { href, origin } = new URL(to, url);
    return origin === new URL(url).origin ? read(href) : elsewhere;
  }
  const text = await response.text();
  return response.ok ? text : undefined;
}

test('Chromium reads the web manifest of each language without complaint', async ({ newPage }) => {
  for (const language of ['', 'de/', 'ar/']) {
    const page = await newPage();
    await page.goto(`/${language}docs/`);
    const devtools = await page.context().newCDPSession(page);
    const { url, errors, data } = await devtools.send('Page.getAppManifest');
    expect(new URL(url).pathname).toBe(`/${language}manifest.webmanifest`);
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '')).toMatchObject({ lang: language.slice(0, 2) || 'en' });
  }
});
