import { expect, test } from 'vitest';
import {
  familyLabels,
  familyLanguages,
  withoutPseudoLanguage,
} from '../../../../src/inspect/family/family-languages.ts';
import { pagesNotShown } from '../../../../src/inspect/family/pages-not-shown.ts';
import { placeFamilyPages } from '../../../../src/inspect/family/place-family-pages.ts';
import { usesComponents } from '../../../../src/inspect/family/uses-components.ts';
import type { SitePath } from '../../../../src/model/path.ts';
import { treeOf } from '../support.ts';

test.each<[string[], string[]]>([
  [
    ['a.md', 'a-zh.md', 'b.md', 'b.pt.md', 'c-zh.md'],
    ['en', 'zh', 'pt'],
  ],
  [['a.md', 'theme-de.md'], ['en']],
  [['theme.md', 'theme-ui.md'], ['en']],
  [['a.mdx', 'a-de.mdx'], ['en']],
  [[], ['en']],
])('files %j have the languages %j', (files, languages) => {
  expect(familyLanguages(files).map(({ id }) => id)).toEqual(languages);
});

test('the pseudo-language is left out beside pages alone', () => {
  expect(withoutPseudoLanguage(['a.md', 'a-aa.md', 'b-aa.md'])).toEqual({
    markdown: ['a.md', 'b-aa.md'],
    exclude: ['**/*-aa.md'],
  });
  expect(withoutPseudoLanguage(['a.md', 'b-aa.md'])).toEqual({ markdown: ['a.md', 'b-aa.md'], exclude: [] });
});

test('labels of navigation entries come from the translations of each language', async () => {
  const navigation = [
    { pathname: '/a/', title: 'A', children: [{ pathname: '/a/b', children: [{ pathname: '/c' }] }] },
  ];
  const tree = treeOf({
    'docs/translations/translations-de.json':
      '{ "pages": { "/a/": "A!", "/a/b": " ", "/c": " C! ", "/d": "D!" }, "other": 1 }',
    'docs/translations/translations-fr.json': '{ "pages": { "/d": "D" } }',
    'docs/translations/translations-en.json': '{ "pages": { "/c": "C" } }',
  });
  const languages = ['en', 'de', 'fr', 'ja'].map((id) => ({ id }));
  expect(await familyLabels(navigation, { root: 'docs', tree, languages })).toEqual({
    de: { '/a': 'A!', '/c': 'C!' },
  });
});

test('of the modules of a page, the first in the navigation gives its address; translations are no pages', () => {
  const module = (path: string, markdown?: string) => ({
    file: `pages${path}.js`,
    path,
    isApi: false,
    ...(markdown !== undefined && { markdown }),
  });
  const { pages, others } = placeFamilyPages(
    ['a.md', 'a-de.md', 'a.de.md', 'a-fr.md', 'b.md'],
    [
      module('/x/', 'a.md'),
      module('/y/', 'a.md'),
      module('/y/', 'b.md'),
      module('/z/'),
      module('/w/', 'w.md'),
    ],
    { languages: ['fr', 'de'], navigated: new Set(['/y' as SitePath]) },
  );
  expect(pages).toEqual([
    { file: 'a-fr.md' },
    { file: 'a.md', path: '/y/' },
    { file: 'b.md' },
    { file: 'w.md', path: '/w/' },
  ]);
  expect(others).toEqual([{ from: '/x/', to: '/y/' }]);
});

test('modules without Markdown, and Markdown that no module shows, are listed', () => {
  const tree = treeOf(
    Object.fromEntries(
      ['a.md', 'a-zh.md', 'b.pt-BR.md', 'gone.md', 'gone-zh.md', 'data/c.md'].map((name) => [
        `docs/pages/${name}`,
        '',
      ]),
    ),
  );
  const modules = [
    { file: 'docs/pages/a.js', path: '/a/', markdown: 'docs/pages/a.md', isApi: false },
    { file: 'docs/pages/about.js', path: '/about/', isApi: false },
    { file: 'docs/pages/api/x.js', path: '/api/x/', isApi: true },
  ];
  const pages = [{ file: 'docs/pages/a.md' }, { file: 'docs/pages/b.md' }];
  const listed = pagesNotShown(modules, pages, { root: 'docs', content: 'docs/pages/data', tree });
  expect(listed).toEqual([
    { kind: 'page', name: 'docs/pages/about.js', reason: 'without Markdown' },
    { kind: 'file', name: 'docs/pages/gone-zh.md', reason: 'with Markdown that no page shows' },
    { kind: 'file', name: 'docs/pages/gone.md', reason: 'with Markdown that no page shows' },
  ]);
});

test.each([
  ['{{"component": "modules/Table.js"}}', true],
  ['{{ "component": "modules/Table.tsx", "x": 1 }}', true],
  ['{{"component": "modules/Gone.js"}}', false],
  ['{{"component": "modules/Words.mjs"}}', false],
  ['Text {{"component": "modules/Table.js"}}', false],
  ['{{"demo": "modules/Table.js"}}', false],
])('a page with %s shows a component of the folder: %s', async (line, isUsed) => {
  const files = { 'a.md': `# A\n\n${line}\n`, 'src/modules/Table.tsx': '', 'src/modules/Words.mjs': '' };
  expect(await usesComponents(['gone.md', 'a.md'], { source: 'src', tree: treeOf(files) })).toBe(isUsed);
});
