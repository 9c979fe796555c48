import { describe, expect, test } from 'vitest';
import { readDocs } from '../../../../src/inspect/docusaurus/read-docs.ts';
import type { Settings } from '../../../../src/inspect/read-config.ts';
import { treeOf } from '../support.ts';

const languages = [
  { folder: 'es', language: { id: 'es', label: 'Español' } },
  { folder: 'pt-BR', language: { id: 'pt-br', label: 'Português' } },
];

const read = (files: readonly string[], options: Settings = {}, isMain = true) =>
  readDocs(
    { ...options, isMain },
    {
      root: 'site',
      name: 'Acme',
      tree: treeOf(Object.fromEntries(files.map((file) => [file, '# A\n']))),
      languages,
    },
  );

describe('translations', () => {
  const folderOf = (plugin: string) => `site/i18n/pt-BR/${plugin}/current`;
  const plugins = ['docusaurus-plugin-content-docs', 'docusaurus-plugin-content-docs-api'];
  const files = plugins.map((plugin) => `${folderOf(plugin)}/a.md`);

  test.each<[string | undefined, string]>([
    [undefined, 'docusaurus-plugin-content-docs'],
    ['default', 'docusaurus-plugin-content-docs'],
    ['api', 'docusaurus-plugin-content-docs-api'],
  ])('of the plugin %s are in %s', async (id, plugin) => {
    const { product } = await read(files, { id });
    expect(product.translations).toEqual({ 'pt-br': folderOf(plugin) });
  });

  test('are none without their folder', async () => {
    expect((await read(files, { id: 'blog' })).product.translations).toEqual({});
  });
});

describe('the address of pages that have earlier versions', () => {
  test.each<[string, readonly string[], Settings, unknown[]]>([
    ['without versions', [], {}, []],
    ['of the first plugin', ['versions.json'], {}, [{ from: '/docs/next/*', to: '/docs/:splat' }]],
    [
      'by its identifier',
      ['versions.json'],
      { id: 'default' },
      [{ from: '/docs/next/*', to: '/docs/:splat' }],
    ],
    ['of another plugin', ['versions.json'], { id: 'api' }, []],
    [
      'of this plugin',
      ['api_versions.json'],
      { id: 'api', routeBasePath: '/api/' },
      [{ from: '/api/next/*', to: '/api/:splat' }],
    ],
    [
      'in a folder of its own',
      ['versions.json'],
      { versions: { current: { path: 'main' } } },
      [{ from: '/docs/main/*', to: '/docs/:splat' }],
    ],
    ['if they are the last one', ['versions.json'], { lastVersion: 'current' }, []],
  ])('%s', async (_situation, lists, options, redirects) => {
    const found = await read([...lists.map((list) => `site/${list}`), 'site/docs/a.md'], options);
    expect(found.redirects).toEqual(redirects);
  });
});

test('files and folders that begin with an underscore are no pages', async () => {
  const files = ['site/docs/a.md', 'site/docs/_b.md', 'site/docs/_c/d.md', 'site/docs/e_f.mdx', 'site/g.md'];
  const { pages, exclude } = await read(files);
  expect(pages).toEqual([
    { file: 'site/docs/a.md', path: '/docs/a/' },
    { file: 'site/docs/e_f.mdx', path: '/docs/e_f/' },
  ]);
  expect(exclude).toEqual(['_b.md', '_c/**']);
});

test.each<[Settings, boolean, string, string, string]>([
  [{}, true, 'Acme', '/docs/', 'site/docs'],
  [{ path: 'api', routeBasePath: 'reference' }, false, 'Api', '/reference/', 'site/api'],
  [{ path: 'content/a', routeBasePath: '/' }, false, 'A', '/', 'site/content/a'],
  [{ id: 'design-system' }, false, 'Design system', '/docs/', 'site/docs'],
])('a plugin with %j is the main one: %s', async (options, isMain, name, root, content) => {
  const { product } = await read([`${content}/a.md`], options, isMain);
  expect(product).toMatchObject({ name, root, content });
});
