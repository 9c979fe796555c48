import { describe, expect, test } from 'vitest';
import { counterpart } from '../../../../src/assemble/navigation/product-versions.ts';
import { sitePathOf } from '../../../../src/assemble/navigation/version-menus.ts';
import { pageProps } from '../../../../src/assemble/props/page-props.ts';
import { indexSite } from '../../../../src/assemble/props/site-index.ts';
import { planRoutes } from '../../../../src/assemble/routes/plan-routes.ts';
import { toSitePath } from '../../../../src/lib/path.ts';
import type { PageProps } from '../../../../src/model/page-props.ts';
import { configOf, type SampleSite, siteOf } from '../../../support/sample-site.ts';

// Version 2 and version 1 are on this site, version 0 is elsewhere, version 3 on the same host but another
// deployment.
const config = `
url: https://acme.dev
base: /docs/
languages: [en, ar]
externalPaths: [/v3/]
products:
  - id: ui
    name: UI
    root: [/ui/, /hooks/]
    content: two
    versions:
      - { text: v3, href: /v3/ui/ }
      - { text: v2, href: /ui/, current: true }
      - { text: v1, href: /v1/ui/start/ }
      - { text: v0, href: "https://v0.acme.dev/ui/" }
      - { text: All versions, href: /versions/ }
  - id: ui-1
    name: UI 1
    root: [/v1/ui/, /v1/hooks/]
    content: one
    versions:
      - { text: v2, href: "https://acme.dev/docs/ui/" }
      - { text: v1, href: /ar/v1/ui/start/, current: true }
`;
const pages = {
  'two/index.md': '# UI',
  'two/start.md': '# Start',
  'two/start-ar.md': '---\npath: /own-start/\n---\n# ا',
  'two/versions.md': '# Versions',
  'two/new.md': '# New',
  'two/use-id.md': '---\npath: /hooks/use-id/\n---\n# useId',
  'one/start.md': '# Start',
  'one/old.md': '# Old',
  'one/use-id.md': '---\npath: /v1/hooks/use-id/\n---\n# useId',
};

function allProps(changed: SampleSite = {}): PageProps[] {
  const site = siteOf({ config, pages, ...changed });
  const index = indexSite(site, { demoModules: new Map(), versions: new Map(), islands: new Map() });
  return planRoutes(site).map((route) => pageProps(route, index));
}

/** The links of the version menu of a page, by their text. */
function menuOf(path: string, changed: SampleSite = {}): Record<string, string> {
  const props = allProps(changed).find((candidate) => candidate.path === path);
  return Object.fromEntries((props?.product?.versions ?? []).map(({ text, href }) => [text, href]));
}

describe('an entry of the version menu leads to the same page of that version', () => {
  test.each([
    ['/ui/start', 'v1', '/docs/v1/ui/start/'],
    // The second root corresponds to the second root.
    ['/hooks/use-id', 'v1', '/docs/v1/hooks/use-id/'],
    ['/ar/hooks/use-id', 'v1', '/docs/ar/v1/hooks/use-id/'],
    ['/v1/hooks/use-id', 'v2', '/docs/hooks/use-id/'],
    // A translation may have an address of its own.
    ['/ar/own-start', 'v1', '/docs/ar/v1/ui/start/'],
    ['/ar/v1/ui/start', 'v2', '/docs/ar/own-start/'],
  ])('from %s, %s: %s', (path, text, href) => {
    expect(menuOf(path)[text]).toBe(href);
  });
});

describe('an entry of the version menu leads to its own address', () => {
  test.each([
    ['for a page that the version lacks', '/ui/new', 'v1', '/docs/v1/ui/start/'],
    ['in the language of the page', '/ar/ui/new', 'v1', '/docs/ar/v1/ui/start/'],
    ['as it is written, on a host of the site', '/v1/ui/old', 'v2', 'https://acme.dev/docs/ui/'],
    ['for a version elsewhere', '/ui/start', 'v0', 'https://v0.acme.dev/ui/'],
    ['for a version of another deployment', '/ui/start', 'v3', '/v3/ui/'],
    ['for the version that is open', '/ui/start', 'v2', '/docs/ui/'],
    ['for what is no version', '/ui/versions', 'All versions', '/docs/versions/'],
  ])('%s: %s, %s: %s', (_, path, text, href) => {
    expect(menuOf(path)[text]).toBe(href);
  });

  test('where two products name the address as their current version', () => {
    const doubled = `${config}
  - { id: ui-x, name: X, content: x, versions: [{ text: v1, href: /v1/ui/start/ }] }
`;
    expect(menuOf('/hooks/use-id', { config: doubled }).v1).toBe('/docs/v1/ui/start/');
  });

  test('as it is written for another deployment, with or without a slash at its end', () => {
    const named = (href: string) => ({ config: config.replace('href: /v3/ui/', `href: "${href}"`) });
    expect(menuOf('/ui/start', named('/v3'))).toMatchObject({ v3: '/v3' });
    expect(menuOf('/ui/start', named('/v3?a'))).toMatchObject({ v3: '/v3?a' });
    expect(menuOf('/ui/start', named('/v30'))).toMatchObject({ v3: '/docs/v30' });
  });

  test('on the page of all versions', () => {
    const lists = allProps().find(({ path }) => path === '/ar/versions')?.versionLists;
    expect(lists?.map(({ versions }) => versions.map(({ href }) => href))).toEqual([
      ['/v3/ui/', '/docs/ar/ui/', '/docs/ar/v1/ui/start/', 'https://v0.acme.dev/ui/', '/docs/ar/versions/'],
      ['https://acme.dev/docs/ui/', '/docs/ar/v1/ui/start/'],
    ]);
  });
});

test.each([
  ['/ui/', '/ui'],
  ['/ar/ui/start', '/ui/start'],
  ['https://acme.dev/docs/ui/', '/ui'],
  ['https://acme.dev/docs/v3/ui/', undefined],
  ['https://acme.dev/ui/', undefined],
  ['https://v0.acme.dev/ui/', undefined],
  ['ftp://acme.dev/docs/ui/', undefined],
  ['https://[', undefined],
  ['/v3/ui/', undefined],
  ['/v3', undefined],
  ['/v3?a#b', undefined],
  ['/v30/ui/', '/v30/ui'],
])('the path of the version at %s on this site is %s', (address, path) => {
  expect(sitePathOf(address, configOf(config))).toBe(path);
});

function productOf(roots: readonly string[]) {
  const [product] = configOf(`products: [{ id: p, name: P, root: ${JSON.stringify(roots)} }]`).products;
  if (!product) throw new Error('no product');
  return product;
}

test.each<[string, string[], string[], string | undefined]>([
  ['/ui/a/b', ['/ui/'], ['/v1/ui/'], '/v1/ui/a/b'],
  ['/ui', ['/ui/'], ['/v1/ui/'], '/v1/ui'],
  ['/hooks/a', ['/ui/', '/hooks/'], ['/v1/ui/', '/v1/hooks/'], '/v1/hooks/a'],
  // A site whose newest version has no folder of its own.
  ['/a', ['/'], ['/v1/'], '/v1/a'],
  ['/v1/a', ['/v1/'], ['/'], '/a'],
  ['/v1', ['/v1/'], ['/'], '/'],
  ['/ui/old/a', ['/ui/', '/ui/old/'], ['/v1/', '/v1/old/'], '/v1/old/a'],
  ['/hooks/a', ['/ui/', '/hooks/'], ['/v1/ui/'], undefined],
  ['/uikit/a', ['/ui/'], ['/v1/ui/'], undefined],
])('the counterpart of %s, from below %j to %j: %s', (path, own, other, expected) => {
  expect(counterpart(toSitePath(path), productOf(own), productOf(other))).toBe(expected);
});
