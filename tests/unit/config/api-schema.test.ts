import { describe, expect, test } from 'vitest';
import { resolveConfig } from '../../../src/config/resolve-config.ts';

function resolve(api: string) {
  const flags = { only: [], sizes: false, force: false, strict: false };
  const text = `name: A\nproducts: [{ id: ui, name: UI, api: ${api} }]`;
  const { value, diagnostics } = resolveConfig({ root: '/site', flags, text });
  return { api: value?.products[0]?.api, messages: diagnostics.map(({ message }) => message) };
}

describe('API documents of a product', () => {
  test.each([
    [
      'ui/api/',
      {
        documents: ['ui/api'],
        descriptions: 'ui/translations/api-docs',
        folder: 'ui/api',
        layout: 'table',
      },
    ],
    [
      '../docs/pages/ui/api',
      { documents: ['../docs/pages/ui/api'], descriptions: '../docs/translations/api-docs' },
    ],
    ['pages/api', { descriptions: 'translations/api-docs' }],
    ['api', { documents: ['api'], descriptions: 'translations/api-docs' }],
    [
      '{ documents: api, descriptions: ./texts/, layout: expanded }',
      { documents: ['api'], descriptions: 'texts', layout: 'expanded' },
    ],
    [
      "{ packages: ['@acme/ui', { name: '@acme/kit', entry: ./kit/index.ts }] }",
      {
        documents: [],
        folder: 'ui/api',
        descriptions: 'ui/translations/api-docs',
        extraction: {
          packages: [{ name: '@acme/ui' }, { name: '@acme/kit', entry: 'kit/index.ts' }],
          kinds: [],
          include: [],
          exclude: [],
        },
      },
    ],
    [
      "{ documents: written, packages: ['@acme/ui'], kinds: [component], include: ['B*'], exclude: ['*Base'], out: made/api }",
      {
        documents: ['written', 'made/api'],
        folder: 'made/api',
        extraction: { kinds: ['component'], include: ['B*'], exclude: ['*Base'], out: 'made/api' },
      },
    ],
  ])('%s', (written, expected) => {
    const { api, messages } = resolve(written);
    expect(messages).toEqual([]);
    expect(api).toMatchObject(expected);
  });

  test.each([
    [
      '/api',
      '"products[0].api" must be a path relative to the content folder, with forward slashes; found "/api".',
    ],
    ['{ descriptions: a }', '"products[0].api" must name "documents" or "packages"; found an object.'],
    ['{ packages: [] }', '"products[0].api" must name "documents" or "packages"; found an object.'],
    ['{ packages: [{ entry: a.ts }] }', '"products[0].api.packages[0].name" is missing.'],
    [
      '{ documents: a, layout: cards }',
      '"products[0].api.layout" must be table, expanded or collapsed; found "cards".',
    ],
    ['{ documents: a, pakages: [b] }', 'Unknown key "products[0].api.pakages"; ignored.'],
  ])('%s is reported', (written, message) => {
    expect(resolve(written).messages).toEqual([message]);
  });
});
