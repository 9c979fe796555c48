import { describe, expect, test } from 'vitest';
import { siteOf } from '../../../support/sample-site.ts';

const button = { name: 'Button', imports: [], props: {} };

/** The pages of a site: path, language, product, and source. */
function pagesOf(config: string, api: Readonly<Record<string, unknown>>) {
  return siteOf({ config, api }).pages.map(({ path, language, product, document }) => [
    path,
    language,
    product,
    document.source,
  ]);
}

describe('the address of an API page', () => {
  test.each([
    ['products: [{ id: a, name: A, api: a/api }]', 'a/api/button.json', '/a/api/button'],
    ['products: [{ id: a, name: A, api: a/api }]', 'a/api/grid/pro/cell.json', '/a/api/grid/pro/cell'],
    ['products: [{ id: a, name: A, api: docs/reference }]', 'docs/reference/button.json', '/a/api/button'],
    [
      'products: [{ id: a, name: A, root: [/x/, /y/], api: api }]',
      'api/IconButton.json',
      '/x/api/icon-button',
    ],
    ['products: [{ id: a, name: A, root: /, api: api }]', 'api/button.json', '/api/button'],
    [
      'products: [{ id: a, name: A, api: api }]\nroutes: [{ source: "api/:name.json", path: "/ref/:name/" }]',
      'api/button.json',
      '/ref/button',
    ],
  ])('%s: %s → %s', (config, source, path) => {
    expect(pagesOf(config, { [source]: button })).toEqual([[path, 'en', 'a', source]]);
  });
});

test('a translation has the address of its document, and its descriptions as its source', () => {
  const config = 'languages: [en, de]\nproducts: [{ id: a, name: A, api: a/api }]';
  const german = 'a/translations/api-docs/button-de.json';
  const site = siteOf({
    config,
    api: { 'a/api/button.json': button, [german]: { componentDescription: 'Ein Knopf.' } },
    translations: { 'translations/de.yaml': 'words: { reference: { title: "{name}-API" } }' },
  });
  expect(site.pages).toMatchObject([
    { path: '/a/api/button', document: { title: 'Button API' } },
    {
      path: '/de/a/api/button',
      language: 'de',
      translationOf: 'a/api/button.json',
      document: { source: german, title: 'Button-API' },
      reference: { description: { html: 'Ein Knopf.' } },
    },
  ]);
});

test('a fragment has no page', () => {
  const fragment = { name: 'SortApi', properties: [{ name: 'sort' }] };
  expect(pagesOf('products: [{ id: a, name: A, api: a/api }]', { 'a/api/sort-api.json': fragment })).toEqual(
    [],
  );
});
