import { expect, test } from 'vitest';
import { planEntries, planScripts } from '../../../../src/assemble/plan-entries.ts';
import { planRoutes } from '../../../../src/assemble/routes/plan-routes.ts';
import type { FilePath } from '../../../../src/model/path.ts';
import { siteOf } from '../../../support/sample-site.ts';

const pages = { 'b.md': '# B', 'a/z.md': '# Z', 'a/index.md': '# A', 'a-b.md': '# A B', 'Z.md': '# Z' };
const routesOf = (record: Record<string, string>) =>
  planRoutes(siteOf({ pages: record })).map(({ kind, path }) => `${path} ${kind}`);

test('routes are sorted by path, whatever order the files come in', () => {
  const expected = [
    '/ home',
    '/404 not-found',
    '/Z doc',
    '/_app app-shell',
    '/a doc',
    '/a-b doc',
    '/a/z doc',
    '/b doc',
  ];
  expect(routesOf(pages)).toEqual(expected);
  expect(routesOf(Object.fromEntries(Object.entries(pages).reverse()))).toEqual(expected);
});

test.each([
  ['index.md', '/ doc'],
  ['404.md', '/404 doc'],
])('%s of the author replaces the built-in page', (source, route) => {
  expect(routesOf({ [source]: '# Own' })).toContain(route);
  expect(routesOf({ [source]: '# Own' })).toHaveLength(3);
});

test('a page that is written in one translation alone is shown in every language', () => {
  const site = siteOf({
    config: `
languages: [en, de, fr]
products:
  - { id: ui, name: UI, content: docs/en, root: /ui/, translations: { de: docs/de, fr: docs/fr } }
`,
    pages: {
      'docs/en/index.md': '# Start',
      'docs/de/nur/a.md': '# Nur A\n\n[Start](../index.md) [B](./b.md)',
      'docs/de/nur/b.md': '# Nur B\n\n[A](/ui/nur/a/) [A](/de/ui/nur/a/)',
      'docs/fr/nur/b.md': '# Seul B',
    },
  });
  const docs = planRoutes(site).flatMap((route) =>
    route.kind === 'doc' ? [`${route.path} ${route.page.document.source}`] : [],
  );
  expect(docs).toEqual([
    '/de/ui docs/en/index.md',
    '/de/ui/nur/a docs/de/nur/a.md',
    '/de/ui/nur/b docs/de/nur/b.md',
    '/fr/ui docs/en/index.md',
    '/fr/ui/nur/a docs/de/nur/a.md',
    '/fr/ui/nur/b docs/fr/nur/b.md',
    '/ui docs/en/index.md',
    '/ui/nur/a docs/de/nur/a.md',
    '/ui/nur/b docs/de/nur/b.md',
  ]);
  const links = site.pages.flatMap((page) => page.links.map((link) => [page.path, link]));
  expect(links).toEqual([
    ['/de/ui/nur/a', expect.objectContaining({ kind: 'unknown-file' })],
    ['/de/ui/nur/a', expect.objectContaining({ kind: 'page', path: '/ui/nur/b' })],
    ['/de/ui/nur/b', expect.objectContaining({ kind: 'page', path: '/ui/nur/a' })],
    ['/de/ui/nur/b', expect.objectContaining({ kind: 'page', path: '/ui/nur/a', language: 'de' })],
  ]);
});

test('a draft is not shown in the languages of its translations either', () => {
  const site = siteOf({
    config: `
languages: [en, de]
products:
  - { id: ui, name: UI, content: docs/en, root: /ui/, translations: { de: docs/de } }
`,
    pages: {
      'docs/en/index.md': '# Start',
      'docs/en/next.md': '---\ndraft: true\n---\n# Next',
      'docs/de/next.md': '# Das Nächste',
    },
  });
  expect(planRoutes(site).flatMap((route) => (route.kind === 'doc' ? route.path : []))).toEqual([
    '/de/ui',
    '/ui',
  ]);
  expect(site.strayTranslations).toEqual([]);
});

test('drafts and empty files make no pages', () => {
  const site = siteOf({ pages: { 'a.md': '---\ndraft: true\n---\n# A', 'b.md': ' \n\n', 'c.md': '' } });
  expect(site.pages).toEqual([]);
});

test('where drafts are shown, they are pages', () => {
  const site = siteOf({ pages: { 'a.md': '---\ndraft: true\n---\n# A' }, drafts: true });
  expect(site.pages.map(({ path }) => path)).toEqual(['/a']);
});

test('every demo has one entry, sorted', () => {
  const site = siteOf({
    pages: {
      'a/x.md': '# X\n\n{{"demo": "B.js"}}\n{{"demo": "A.tsx"}}\n{{"demo": "gone.tsx"}}',
      'y.md': '# Y\n\n{{"demo": "a/A.js"}}',
    },
    files: ['a/A.tsx', 'a/A.js', 'a/B.jsx', 'a/C.tsx'],
  });
  expect(planEntries(site, { ownFolder: '/ours' as FilePath, isIsland: () => false })).toEqual([
    { kind: 'demo', id: 'demo:a/A.tsx', file: '/site/content/a/A.tsx' },
    { kind: 'demo', id: 'demo:a/B.jsx', file: '/site/content/a/B.jsx' },
  ]);
});

test('every component that a page names has one entry', () => {
  const site = siteOf({
    config: 'components: [./parts]',
    pages: {
      'x.md': '# X\n\n{{"component": "Chart.js"}}\n{{"component": "Chart"}}\n{{"component": "gone"}}',
      'y.md': '# Y\n\n{{"component": "section-pages"}}',
    },
    files: ['parts/Chart.tsx', 'parts/Unused.tsx'],
  });
  expect(planEntries(site, { ownFolder: '/ours' as FilePath, isIsland: (name) => name === 'Chart' })).toEqual(
    [
      { kind: 'island', id: 'component:Chart', file: '/site/content/parts/Chart.tsx' },
      { kind: 'static', id: 'component:section-pages', file: '/ours/section-pages.tsx' },
    ],
  );
});

test.each<[options: string, scripts: string[]]>([
  ['', []],
  [', "controls": false', []],
  [', "controls": true', ['controls']],
  [', "controls": ["size"]', ['controls']],
])('a demo with the options "%s" needs these scripts: %o', (options, scripts) => {
  const directive = `{{"demo": "A.tsx"${options}}}`;
  const site = siteOf({ pages: { 'x.md': `# X\n\n${directive}\n\n${directive}` }, files: ['A.tsx'] });
  const planned = planScripts(site, '/ours' as FilePath);
  expect(planned.map(({ id }) => id)).toEqual(scripts);
});
