import { describe, expect, test } from 'vitest';
import { addressIn } from '../../../../src/assemble/links/link-space.ts';
import { apiSection } from '../../../../src/assemble/props/api-section.ts';
import { only, siteOf } from '../../../support/sample-site.ts';

const pages = {
  'ui/api/button.md': '# Button API',
  'ui/api/use-button.md': '# useButton API',
  'x/api/grid/grid-2.md': '# Grid API',
  'x/api/charts/grid-2.md': '# Grid API',
  'x/api/button.md': '# Button API',
  // Not below /api/.
  'ui/components/card.md': '# Card',
};

const config = `
languages: [en, de]
base: /docs/
products: [{ id: ui, name: UI }, { id: x, name: X }, { id: z, name: Z }]
`;

function sectionOf(source: string, frontMatter: string, body = '', language = 'en') {
  const site = siteOf({
    config,
    pages: { ...pages, [source]: `---\n${frontMatter}\n---\n\n# A\n\n${body}` },
  });
  const page = site.pages.find(({ document }) => document.source === source);
  if (!page) throw new Error(`There is no page of ${source}.`);
  const at = addressIn(site.space);
  const ids = page.document.headings.map(({ id }) => id);
  return apiSection(page, { site, address: (path, own = language) => at(path, own) }, ids);
}

test('links to the pages of components and hooks, each once', () => {
  expect(sectionOf('ui/a.md', 'components: Button, Button\nhooks: [useButton]')).toEqual({
    id: 'api',
    entries: [
      { name: '<Button />', href: '/docs/ui/api/button/' },
      { name: 'useButton', href: '/docs/ui/api/use-button/' },
    ],
  });
});

describe('of several pages', () => {
  test.each([
    ['ui/a.md', 'components: Button', '/docs/ui/api/button/'],
    ['x/a.md', 'components: Button', '/docs/x/api/button/'],
    ['x/a.md', 'components: Grid2\nproductId: x-grid', '/docs/x/api/grid/grid-2/'],
    ['x/a.md', 'components: Grid2\nproductId: x-charts', '/docs/x/api/charts/grid-2/'],
    ['x/a.md', 'components: Grid2', '/docs/x/api/charts/grid-2/'],
    ['ui/a.md', 'components: Grid2', '/docs/x/api/charts/grid-2/'],
    ['a.md', 'components: Button', '/docs/ui/api/button/'],
  ])('%s with %j means %s', (source, frontMatter, href) => {
    expect(sectionOf(source, frontMatter)?.entries).toMatchObject([{ href }]);
  });
});

test('a page of a product without API pages has no section, since it is about another library', () => {
  expect(sectionOf('z/a.md', 'components: Button')).toBeUndefined();
});

test.each(['title: A', 'components: Missing, Card', 'components: ""'])('%j has no section', (frontMatter) => {
  expect(sectionOf('ui/a.md', frontMatter)).toBeUndefined();
});

test.each([
  ['## API', 'api-2'],
  ['## API\n\n### API', 'api-3'],
  ['<div id="api"></div>', 'api-2'],
  ['{{"demo": "api.tsx"}}', 'api'],
])('below %j its id is %s', (body, id) => {
  expect(sectionOf('ui/a.md', 'components: Button', body)?.id).toBe(id);
});

test('its links keep the language of the reader', () => {
  const entries = sectionOf('ui/a.md', 'components: Button', '', 'de')?.entries;
  expect(entries).toMatchObject([{ href: '/docs/de/ui/api/button/' }]);
});

test('an API document stands for a page of another deployment', () => {
  const sample = (externalPaths: string) =>
    siteOf({
      config: `
base: /docs/
externalPaths: [${externalPaths}]
products: [{ id: x, name: X, root: [/x/, /y/], api: ../pages/x/api }]`,
      pages: { 'x/a.md': '---\ncomponents: BarChart\n---\n\n# A' },
      api: { '../pages/x/api/charts/bar-chart.json': { name: 'BarChart', props: {} } },
    });
  const hrefOf = (externalPaths: string) => {
    const site = sample(externalPaths);
    const page = only(site.pages.filter(({ document }) => document.source === 'x/a.md'));
    return apiSection(page, { site, address: (path) => path }, [])?.entries;
  };
  // Without base, since the site does not show it.
  expect(hrefOf('/x/api/')).toEqual([{ name: '<BarChart />', href: '/x/api/charts/bar-chart/' }]);
  expect(sample('/x/api/').pages).toHaveLength(1);
  expect(hrefOf('/y/')).toEqual([{ name: '<BarChart />', href: '/docs/x/api/charts/bar-chart/' }]);
});
