import { expect, test } from 'vitest';
import { readDocs } from '../../../../src/inspect/docusaurus/read-docs.ts';
import { findDocusaurus, readDocusaurus } from '../../../../src/inspect/docusaurus/read-docusaurus.ts';
import { treeOf } from '../support.ts';

test.each([
  ['docusaurus.config.js', ['']],
  ['web/docusaurus.config.mts', ['web']],
  ['web/docusaurus.config.json', []],
  ['web/my-docusaurus.config.js', []],
])('the configuration %s is of the folders %j', (path, roots) => {
  expect(findDocusaurus(treeOf({ [path]: '' })).map(({ root }) => root)).toEqual(roots);
});

const current = 'web/i18n/ar/docusaurus-plugin-content-docs/current';

test('each docs plugin is a product, of which the first has the logo', async () => {
  const tree = await readDocusaurus(
    { kind: 'docusaurus', root: 'web', config: 'web/docusaurus.config.js' },
    treeOf({
      'web/docusaurus.config.js': `module.exports = {
        title: 'Acme',
        i18n: {
          defaultLocale: 'de',
          locales: ['de', 'ar', 'fr'],
          localeConfigs: { de: { label: 'Deutsch' }, ar: { label: 'العربية', direction: 'rtl' } },
        },
        presets: [['classic', { docs: { sidebarPath: require.resolve('./sidebars.js') } }]],
        plugins: [['@docusaurus/plugin-content-docs', { id: 'api', path: 'api', routeBasePath: 'api' }]],
        themeConfig: { navbar: { logo: { src: 'img/logo.svg' } }, footer: {} },
        headTags: [],
        custom: fetch('x'),
      };`,
      'web/sidebars.js': "module.exports = { docs: ['a', 'gone'] };",
      'web/docs/a.md': '# A\n',
      'web/docs/_b.md': '# B\n',
      'web/api/c.md': '# C\n',
      'web/static/img/logo.svg': '<svg/>',
      'web/blog/d.md': '# D\n',
      [`${current}/a.md`]: '# A\n',
    }),
  );
  expect(tree.products).toMatchObject([
    {
      id: 'acme',
      root: '/docs/',
      content: 'web/docs',
      navigation: [{ pathname: '/docs/a/', title: 'A' }],
      navigationSource: 'web/sidebars.js',
      translations: { ar: current },
      logo: { file: 'web/static/img/logo.svg', text: '<svg/>' },
    },
    { id: 'api', root: '/api/', content: 'web/api', translations: {} },
  ]);
  expect(tree.products[1]).not.toHaveProperty('logo');
  expect(tree.languages).toEqual([
    { id: 'de', name: 'Deutsch' },
    { id: 'ar', name: 'العربية', direction: 'rtl' },
  ]);
  expect(tree.pages.map(({ path }) => path)).toEqual(['/docs/a/', '/api/c/']);
  expect(tree).toMatchObject({ exclude: ['_b.md'], alias: { '@site': 'web' }, public: 'web/static' });
  expect(tree.unplaced.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'entry /docs/gone/',
    'setting plugins',
    'setting headTags',
    'setting custom',
    'setting themeConfig.navbar',
    'setting themeConfig.footer',
    'file web/blog/',
  ]);
});

test('a site at the root of the tree has no other files', async () => {
  const tree = await readDocusaurus(
    { kind: 'docusaurus', root: '', config: 'docusaurus.config.js' },
    treeOf({ 'docusaurus.config.js': 'module.exports = {};', 'docs/a.md': '# A\n' }),
  );
  expect(tree).toMatchObject({ alias: { '@site': '.' }, languages: [{ id: 'en' }] });
  expect(tree.products).toMatchObject([{ name: 'Documentation', content: 'docs' }]);
  expect(tree.public).toBeUndefined();
  expect(tree.unplaced).toEqual([]);
});

/** The navigation of a plugin with the pages `a` and `b`. */
async function navigationOf(sidebars: Readonly<Record<string, string>>, options: object = {}, isMain = true) {
  const pages = { 'docs/a.md': '# A\n', 'docs/b.md': '# B\n' };
  const context = { root: '', name: 'Acme', tree: treeOf({ ...pages, ...sidebars }), languages: [] };
  const { product } = await readDocs({ ...options, isMain }, context);
  return { navigation: product.navigation, source: product.navigationSource };
}

const all = [
  { pathname: '/docs/a/', title: 'A' },
  { pathname: '/docs/b/', title: 'B' },
];

test.each<[string, Record<string, string>, object, boolean, unknown[], string | undefined]>([
  ['no file', {}, {}, true, all, undefined],
  [
    'a file that is switched off',
    { 'sidebars.js': "export default { x: ['a'] };" },
    { sidebarPath: false },
    true,
    all,
    undefined,
  ],
  [
    'the file of the main plugin',
    { 'sidebars.ts': "export default { x: ['b'] };" },
    {},
    true,
    all.slice(1),
    'sidebars.ts',
  ],
  [
    'the file of another plugin',
    { 'sidebars.ts': "export default { x: ['b'] };" },
    {},
    false,
    all,
    undefined,
  ],
  [
    'a named file',
    { 'nav.json': '{ "x": ["b", "a"] }' },
    { sidebarPath: './nav' },
    false,
    all.toReversed(),
    'nav.json',
  ],
  [
    'an absolute path',
    { 'nav.js': "module.exports = { x: ['b'] };" },
    { sidebarPath: '/nav.js' },
    false,
    all.slice(1),
    'nav.js',
  ],
])('sidebars with %s', async (_, files, options, isMain, navigation, source) => {
  expect(await navigationOf(files, options, isMain)).toEqual({ navigation, source });
});

test('several sidebars are groups, in which groups of one name have different pathnames', async () => {
  const group = (page: string) => `[{ type: 'category', label: 'Guide', items: ['${page}'] }]`;
  const { navigation } = await navigationOf({
    'sidebars.js': `module.exports = { docsSidebar: ${group('a')}, apiPagesSidebar: ${group('b')} };`,
  });
  expect(navigation).toEqual([
    {
      pathname: '/docs/docssidebar-sidebar',
      title: 'Docs',
      children: [{ pathname: '/docs/guide-group', title: 'Guide', children: [all[0]] }],
    },
    {
      pathname: '/docs/apipagessidebar-sidebar',
      title: 'Api Pages',
      children: [{ pathname: '/docs/guide-group-2', title: 'Guide', children: [all[1]] }],
    },
  ]);
});
