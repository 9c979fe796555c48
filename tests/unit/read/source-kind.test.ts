import { expect, test } from 'vitest';
import type { SourcePath } from '../../../src/model/path.ts';
import { type SourceLayout, sourceKind } from '../../../src/read/source-kind.ts';

test.each([
  ['a/B.tsx', 'module'],
  ['a/B.mjs', 'module'],
  ['a/B.tsx.preview', 'module'],
  ['a/rows.json', 'module'],
  ['a/b.preview', 'media'],
  ['a/b.png', 'media'],
  ['a/b.d.ts', 'ignored'],
  ['a/.DS_Store', 'ignored'],
  ['a/b.md', 'page'],
  ['site.yaml', 'config'],
  ['site.ts', 'config'],
  ['a/site.ts', 'module'],
  ['sisters/a.json', 'link-manifest'],
  ['sisters/b.json', 'module'],
  ['public/a.tsx', 'public'],
])('%s is of kind %s', (path, kind) => {
  expect(sourceKind(path as SourcePath, layout())).toBe(kind);
});

const existing: SourceLayout = {
  ...layout(),
  publicDir: 'public' as SourcePath,
  pageModules: '../docs/pages' as SourcePath,
  routes: [{ source: '../docs/pages/api/:name/index.md', path: '/api/:name/', flags: {} }],
  products: [
    {
      content: '../docs/data',
      api: {
        documents: ['../docs/pages/api'],
        descriptions: '../docs/translations/api-docs',
        folder: '../docs/pages/api',
      },
    },
    { content: '../docs/pages/guides' as SourcePath },
  ] as unknown as SourceLayout['products'],
};

test.each([
  ['../docs/pages/a.js', 'page-module'],
  ['../docs/pages/a/index.tsx', 'page-module'],
  ['../docs/pages/api/button.js', 'page-module'],
  ['../docs/pages/api/button.json', 'api-document'],
  ['../docs/pages/api/x/button.json', 'api-document'],
  ['../docs/pages/api/.cache.json', 'ignored'],
  ['../docs/pages/api/releases/7.1.0.json', 'api-release'],
  ['../docs/pages/api/releases/notes.md', 'ignored'],
  ['../docs/translations/api-docs/button/button-de.json', 'api-descriptions'],
  ['../docs/translations/api-docs/notes.md', 'ignored'],
  ['../docs/pages/api/index.md', 'ignored'],
  ['../docs/pages/api/charts/index.md', 'page'],
  ['../docs/pages/notes.md', 'ignored'],
  ['../docs/pages/a.png', 'ignored'],
  ['../docs/pages/guides/a.md', 'page'],
  ['../docs/pages/guides/Demo.tsx', 'module'],
  ['../docs/data/a.md', 'page'],
  ['../docs/data/Demo.js', 'module'],
  ['../README.md', 'page'],
  ['a.js', 'module'],
])('of an existing tree, %s is of kind %s', (path, kind) => {
  expect(sourceKind(path as SourcePath, existing)).toBe(kind);
});

test.each<
  [path: string, kind: string, given: Partial<Record<'components' | 'exclude' | 'includes', string[]>>]
>([
  ['parts/notes.md', 'media', { components: ['parts'] }],
  ['parts/Poll.tsx', 'module', { components: ['parts'] }],
  ['partsof/notes.md', 'page', { components: ['parts'] }],
  ['acme/a.md', 'page', { components: ['acme'] }],
  ['acme/parts/a.md', 'media', { components: ['acme/parts'] }],
  ['../docs/a.md', 'page', { components: ['..'] }],
  ['a.md', 'page', { components: ['.'] }],
  ['../templates/components/README.md', 'media', { components: ['../templates/components'] }],
  ['README.md', 'media', { exclude: ['**/README.md'] }],
  ['acme/button/README.md', 'media', { exclude: ['**/README.md'] }],
  ['../docs/button/README.md', 'media', { exclude: ['**/README.md'] }],
  ['../docs/drafts/a.md', 'media', { exclude: ['drafts/**'] }],
  ['drafts/a.md', 'media', { exclude: ['drafts/**'] }],
  ['acme/drafts/a.md', 'media', { exclude: ['drafts/**'] }],
  ['acme/more/drafts/a.md', 'page', { exclude: ['drafts/**'] }],
  ['acme/.hidden/a.md', 'media', { exclude: ['**/a.md'] }],
  ['acme/README.tsx', 'module', { exclude: ['**/README.*'] }],
  ['snippets/a.md', 'media', { includes: ['snippets'] }],
  ['snippets/a.ts', 'module', { includes: ['snippets'] }],
  ['acme/a.md', 'page', { includes: ['acme'] }],
  ['acme/parts/a.md', 'media', { includes: ['acme/parts'] }],
  ['../docs/a.md', 'page', { includes: ['..'] }],
  ['../CHANGELOG.md', 'media', { includes: ['../CHANGELOG.md'] }],
  ['../src/a.d.ts', 'module', { includes: ['../src'] }],
])('%s is of kind %s with %o', (path, kind, given) => {
  expect(sourceKind(path as SourcePath, layout(given))).toBe(kind);
});

/** A site with a product in the content folder, and one beside it. */
function layout(given: Partial<Record<'components' | 'exclude' | 'includes', string[]>> = {}): SourceLayout {
  const product = (content: string): SourceLayout['products'][number] => ({
    id: content,
    name: content,
    category: null,
    roots: ['/'],
    content: content as SourcePath,
    versions: [],
  });
  return {
    publicDir: 'public' as SourcePath,
    products: [product('acme'), product('../docs')],
    routes: [],
    components: (given.components ?? []) as SourcePath[],
    includes: (given.includes ?? []) as SourcePath[],
    exclude: given.exclude ?? [],
    linkManifests: [{ source: 'sisters/a.json' as SourcePath }],
  };
}
