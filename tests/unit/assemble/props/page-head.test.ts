import { describe, expect, test } from 'vitest';
import { isListed, pageHead, sitemapPage } from '../../../../src/assemble/props/page-head.ts';
import { indexSite } from '../../../../src/assemble/props/site-index.ts';
import { planRoutes } from '../../../../src/assemble/routes/plan-routes.ts';
import type { HeadProps } from '../../../../src/model/page-props.ts';
import { type SampleSite, siteOf } from '../../../support/sample-site.ts';

const config = `
url: https://acme.dev
base: /ui/
languages: [en, de, fr]
products:
  - { id: m, name: M, root: /m/, content: docs/en, translations: { de: docs/de, fr: docs/fr } }
`;
const sample: SampleSite = {
  config,
  pages: {
    'docs/en/a.md': '# A',
    'docs/de/a.md': '# A',
    'docs/en/b.md': '# B',
    'docs/en/hidden.md': '---\nunlisted: true\n---\n# Hidden',
    'docs/de/only.md': '# Nur hier',
    'docs/fr/only.md': '# Seulement ici',
    'docs/de/alone.md': '# Allein',
  },
  translations: { 'translations/de.yaml': 'site: { name: Acme auf Deutsch }\n' },
};

/** What is known of a page, at its address in the site. */
function at(path: string, changed: Partial<SampleSite> = {}) {
  const site = siteOf({ ...sample, ...changed });
  const days = new Map([['docs/en/b.md', '2026-03-04']]);
  const modules = { demoModules: new Map(), versions: new Map(), islands: new Map() };
  const index = indexSite(site, modules, days);
  const route = planRoutes(site).find((one) => one.path === path);
  if (!route) throw new Error(`There is no page at ${path}.`);
  return {
    head: pageHead(route, index, undefined),
    listed: isListed(route, site),
    inSitemap: sitemapPage(route, index),
  };
}

/** Pairs of languages and paths, without the address of the site. */
const pathsOf = (alternates: HeadProps['alternates']) =>
  alternates.map(({ language, href }) => `${language} ${href.replace('https://acme.dev/ui', '')}`);

describe('the addresses of a page in other languages', () => {
  test.each<[string, string[]]>([
    ['/m/a', ['en /m/a/', 'de /de/m/a/', 'x-default /m/a/']],
    ['/de/m/a', ['en /m/a/', 'de /de/m/a/', 'x-default /m/a/']],
    // An untranslated page is shown there, but has one address.
    ['/fr/m/a', []],
    ['/m/b', []],
    // Without an original, no page is the default.
    ['/de/m/only', ['de /de/m/only/', 'fr /fr/m/only/']],
    ['/fr/m/only', ['de /de/m/only/', 'fr /fr/m/only/']],
    ['/de/m/alone', []],
    // Pages of the shell are translated with its words.
    ['/', ['en /', 'de /de/', 'x-default /']],
    ['/de', ['en /', 'de /de/', 'x-default /']],
    ['/fr', []],
    ['/404', []],
  ])('%s', (path, expected) => {
    const { head, inSitemap } = at(path);
    expect(pathsOf(head.alternates)).toEqual(expected);
    expect(inSitemap.alternates).toEqual(head.alternates);
  });

  test('are none without a public address, or in one language', () => {
    expect(at('/m/a', { config: config.replace('url: https://acme.dev\n', '') }).head.alternates).toEqual([]);
    expect(at('/', { config: 'url: https://acme.dev', pages: {} }).head.alternates).toEqual([]);
  });
});

test.each<[string, boolean, boolean, string]>([
  ['/m/a', true, false, '/m/a/'],
  ['/de/m/a', true, false, '/de/m/a/'],
  ['/de/m/b', false, false, '/m/b/'],
  ['/m/hidden', false, true, '/m/hidden/'],
  ['/', true, false, '/'],
  ['/de', true, false, '/de/'],
  ['/fr', false, true, '/'],
  ['/404', false, true, '/404/'],
  ['/fr/404', false, true, '/fr/404/'],
  ['/_app', false, true, '/_app/'],
  ['/de/_app', false, true, '/de/_app/'],
])('%s: listed %s, hidden %s, canonical %s', (path, listed, noindex, canonical) => {
  const found = at(path);
  expect(found.listed).toBe(listed);
  expect(found.head).toMatchObject({ noindex, canonical: `https://acme.dev/ui${canonical}` });
});

test('a page of the sitemap has the day of its last change, if that is known', () => {
  expect(at('/m/b').inSitemap).toEqual({ path: '/m/b', alternates: [], day: '2026-03-04' });
  expect(at('/m/a').inSitemap).not.toHaveProperty('day');
});

test('a page has the feed of its language, and the copy of the page that it shows', () => {
  expect(at('/m/a').head).toMatchObject({ feed: '/ui/feed.xml', markdown: '/ui/m/a/index.md' });
  const german = at('/de/m/b').head;
  expect(german).not.toHaveProperty('feed');
  expect(german.markdown).toBe('/ui/m/b/index.md');
  expect(at('/404').head).not.toHaveProperty('markdown');
});

test('the title ends with the name of the site in the language of the page', () => {
  expect(at('/m/a').head.title).toBe('A - Acme UI');
  expect(at('/de/m/a').head.title).toBe('A - Acme auf Deutsch');
  expect(at('/de').head.title).toBe('Acme auf Deutsch');
});
