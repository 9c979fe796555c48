import { describe, expect, test } from 'vitest';
import { planRoutes } from '../../../src/assemble/plan-routes.ts';
import { searchIndexes, searchParts } from '../../../src/assemble/search-indexes.ts';
import { indexSite } from '../../../src/assemble/site-index.ts';
import type { SearchIndex } from '../../../src/model/search-index.ts';
import type { Site } from '../../../src/model/site.ts';
import { type SampleSite, siteOf } from '../../support/sample-site.ts';

const noModules = { demoModules: new Map(), versions: new Map(), islands: new Map() };
const indexed = (site: Site) => indexSite(site, noModules);

function indexesOf(sample: SampleSite): ReadonlyMap<string, SearchIndex> {
  const site = siteOf(sample);
  return searchIndexes(planRoutes(site), indexed(site));
}

/** The addresses in each index. */
const addressesIn = (sample: SampleSite) =>
  Object.fromEntries(
    [...indexesOf(sample)].map(([place, { pages }]) => [place, pages.map(({ href }) => href)]),
  );

const products =
  'products:\n  - { id: ui, name: UI, navigation: navigation/ui.yaml }\n  - { id: kit, name: Kit }\n';

describe('search indexes contain', () => {
  test('title, description and headings of a page, if it has them', () => {
    const pages = {
      'a.md':
        '---\ndescription: All about it.\n---\n# A page\n\n## First `part`\n\n### Deeper\n\n#### Too deep',
      'b.md': '# B',
    };
    expect(indexesOf({ pages }).get('_search/en.json')).toEqual({
      pages: [
        {
          href: '/a/',
          title: 'A page',
          description: 'All about it.',
          headings: [
            ['first-part', 'First part'],
            ['deeper', 'Deeper'],
          ],
        },
        { href: '/b/', title: 'B' },
      ],
    });
  });

  test('the parts of an API page by their names, and classes as they stand in the page', () => {
    const file = {
      name: 'useButton',
      props: { size: { type: {} } },
      classes: [{ key: 'root', className: 'MuiButton-root', description: '', isGlobal: false }],
    };
    const config = 'products: [{ id: ui, name: UI, api: ui/api }]';
    const api = {
      'ui/api/button.json': file,
      'ui/api/alpha.json': { name: 'alpha', parameters: {}, returnValue: { type: { name: 'string' } } },
    };
    expect(indexesOf({ config, api }).get('_search/en/ui.json')).toMatchObject({
      pages: [
        { href: '/ui/api/alpha/', title: 'alpha API' },
        {
          href: '/ui/api/button/',
          headings: [
            ['use-button-prop-size', 'size'],
            ['use-button-classes-MuiButton-root', 'MuiButton-root'],
          ],
        },
      ],
    });
  });

  test('each product in the order of its navigation, and pages without a product', () => {
    const sample: SampleSite = {
      config: products,
      pages: {
        'ui/alpha.md': '# Alpha',
        'ui/beta.md': '# Beta',
        'ui/gamma.md': '# Gamma',
        'ui/index.md': '# UI',
        'about.md': '# About',
      },
      navigation: {
        'navigation/ui.yaml':
          '- { pathname: /ui/ }\n- { pathname: /ui/group, children: [{ pathname: /ui/gamma/ }] }\n- { pathname: /ui/beta/ }\n',
      },
    };
    expect(addressesIn(sample)).toEqual({
      '_search/en.json': ['/about/'],
      '_search/en/ui.json': ['/ui/', '/ui/gamma/', '/ui/beta/', '/ui/alpha/'],
      '_search/en/kit.json': [],
    });
  });

  test('the landing page of a product that no author wrote', () => {
    const sample: SampleSite = {
      config: 'products:\n  - { id: kit, name: Kit, description: Parts., navigation: navigation/kit.yaml }\n',
      pages: { 'kit/a.md': '# A' },
      navigation: { 'navigation/kit.yaml': '- pathname: /kit/a/' },
    };
    expect(indexesOf(sample).get('_search/en/kit.json')).toEqual({
      pages: [
        { href: '/kit/', title: 'Kit', description: 'Parts.' },
        { href: '/kit/a/', title: 'A' },
      ],
    });
  });

  test('no unlisted pages and no fallback pages', () => {
    const pages = { 'a.md': '---\nunlisted: true\n---\n# A', 'b.md': '---\ndraft: true\n---\n# B' };
    expect(addressesIn({ pages })).toEqual({ '_search/en.json': [] });
  });

  test('every page in every language, if untranslated in its own', () => {
    const sample: SampleSite = {
      config: 'base: /docs/\nlanguages: [en, de]\n',
      pages: { 'a.md': '# A', 'a-de.md': '# Ein A', 'b.md': '# B' },
    };
    const titles = [...indexesOf(sample)].map(([place, { pages }]) => [
      place,
      ...pages.map(({ href, title }) => `${href} ${title}`),
    ]);
    expect(titles).toEqual([
      ['_search/en.json', '/docs/a/ A', '/docs/b/ B'],
      ['_search/de.json', '/docs/de/a/ Ein A', '/docs/de/b/ B'],
    ]);
  });
});

test('the parts to search are the products in order, then other pages', () => {
  const config = `base: /docs/\nlanguages: [en, de]\n${products}`;
  const { localeVersions } = indexed(
    siteOf({ config, pages: { 'ui/index.md': '# UI', 'kit/index.md': '# Kit' } }),
  );
  const localeVersion = localeVersions.get('de');
  expect(localeVersion && searchParts(localeVersion)).toEqual([
    { product: { id: 'ui', name: 'UI', href: '/docs/de/ui/' }, index: '/docs/_search/de/ui.json' },
    { product: { id: 'kit', name: 'Kit', href: '/docs/de/kit/' }, index: '/docs/_search/de/kit.json' },
    { index: '/docs/_search/de.json' },
  ]);
});
