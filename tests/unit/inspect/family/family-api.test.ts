import { expect, test } from 'vitest';
import { apiFilesIn, familyApi } from '../../../../src/inspect/family/family-api.ts';
import { treeOf } from '../support.ts';

/** The API documents of the product at `/x/`. */
function apiOf(paths: readonly string[], shown: readonly string[] = []) {
  const tree = treeOf(Object.fromEntries(paths.map((path) => [`docs/${path}`, ''])));
  const modules = [
    { file: 'a.js', path: '/x/api/hidden/', isApi: false },
    ...shown.map((path) => ({ file: `${path}.js`, path, isApi: true })),
  ];
  return familyApi('/x/', { root: 'docs', tree, apiFiles: apiFilesIn(tree, 'docs'), modules });
}

const documents = ['pages/x/api/bar.json', 'pages/x/api/charts/gauge.json'];

test('documents are those in the folder of the product, however deep', () => {
  const others = ['pages/x/other.json', 'pages/y/api/z.json', 'data/x/api/w.json', 'pages/x/api/a.js'];
  const paths = ['/x/api/bar', '/x/api/charts/gauge'];
  expect(apiOf([...documents, ...others])).toEqual({
    api: { documents: 'docs/pages/x/api' },
    paths,
    all: paths,
  });
  expect(apiOf(others)).toBeUndefined();
});

test('documents of older trees are in "api-docs"', () => {
  expect(apiOf(['pages/x/api-docs/bar.json'])).toMatchObject({
    api: { documents: 'docs/pages/x/api-docs' },
    all: ['/x/api/bar'],
  });
});

test('documents without a module of their own are parts of other pages', () => {
  expect(apiOf(documents, ['/x/api/bar/'])).toMatchObject({
    paths: ['/x/api/bar'],
    all: ['/x/api/bar', '/x/api/charts/gauge'],
  });
});

test.each<[string, string[], string | undefined]>([
  ['where a build looks', ['api-docs/bar/bar.json', 'api-docs-x/other.json'], undefined],
  [
    'in the folder with most of them',
    ['api-docs/bar/bar.json', 'api-docs-x/bar.json', 'api-docs-x/charts/gauge/gauge.json'],
    'docs/translations/api-docs-x',
  ],
  ['in another folder', ['api-docs-x/bar.json', 'api/bar/bar.json'], 'docs/translations/api-docs-x'],
  ['nowhere', ['api-docs-x/other.json'], undefined],
])('descriptions are %s', (_, files, descriptions) => {
  const found = apiOf([...documents, ...files.map((file) => `translations/${file}`)]);
  expect(found?.api.descriptions).toBe(descriptions);
});
