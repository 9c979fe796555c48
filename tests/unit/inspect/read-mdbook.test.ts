import { expect, test } from 'vitest';
import { findMdbook, readMdbook } from '../../../src/inspect/mdbook/read-mdbook.ts';
import { treeOf } from './support.ts';

async function read(toml: string, files: Readonly<Record<string, string>> = {}) {
  const tree = treeOf({
    'book.toml': toml,
    'src/SUMMARY.md': '- [New](new.md)\n',
    'src/new.md': '',
    ...files,
  });
  const [candidate] = findMdbook(tree);
  return readMdbook(candidate ?? { kind: 'mdbook', root: '' }, tree, 'acme');
}

test('redirects of a book lead to its chapters', async () => {
  const { settings, unplaced } = await read(`[book]
title = "Acme"

[output.html.redirect]
"/old.html" = "new.html"
"part/index.html" = "../new.html#end"
"/blog.html" = "https://acme.dev/blog.html"
"/new.html" = "old.html"
"/new.html#gone" = "new.html#end"`);
  expect(settings.redirects).toEqual([
    { from: '/old/', to: '/new/' },
    { from: '/part/', to: '/new/#end' },
    { from: '/blog/', to: 'https://acme.dev/blog.html' },
  ]);
  expect(unplaced).toEqual([]);
});

test('the settings of a book have equivalents', async () => {
  const tree = await read(
    `# A book
[book]   # the book
title = 'The "Book"'
description = "Says \\"hello\\" \\\\ more"   # a comment
language = "de"
src = "text" # its folder
authors = ["A"]
multilingual = false

[output.html]
edit-url-template = "https://github.com/acme/ui/edit/main/guide/{path}"
mathjax-support = true # of formulas
git-repository-url = "https://github.com/acme/ui"
default-theme = "ayu"

[output.html.search]
limit-results = 20
[output.linkcheck]
optional = true
[preprocessor.katex]
after = ["links"]
before = []
[build]
create-missing = false
`,
    { 'text/SUMMARY.md': '- [A](a.md)\n', 'text/a.md': '', 'text/part.md': '' },
  );
  expect(tree).toMatchObject({
    kind: 'mdbook',
    root: '',
    config: 'book.toml',
    languages: [{ id: 'de' }],
    products: [
      {
        id: 'the-book',
        name: 'The "Book"',
        content: 'text',
        navigation: [{ pathname: '/a/', title: 'A' }],
        navigationSource: 'text/SUMMARY.md',
      },
    ],
    exclude: ['SUMMARY.md', 'part.md'],
  });
  expect(tree.settings).toEqual({
    name: 'The "Book"',
    description: 'Says "hello" \\ more',
    editUrl: 'https://github.com/acme/ui/edit/main/guide',
    markdown: { math: true },
  });
  expect(tree.unplaced).toEqual(
    ['book.multilingual', 'output.html.default-theme', 'output.linkcheck', 'preprocessor.katex'].map(
      (name) => ({
        kind: 'setting',
        name,
        reason: 'without an equivalent in site.yaml',
        place: { file: 'book.toml', line: 1 },
      }),
    ),
  );
});

test('a book without settings has the name of its folder, and the pages of its summary', async () => {
  const { settings, pages, products, languages } = await read('', {
    'src/SUMMARY.md': '- [Home](README.md)\n- [Part](part/index.md)\n- [A](part/a.md)\n- [Gone](gone.md)\n',
    'src/README.md': '',
    'src/part/index.md': '',
    'src/part/a.md': '',
  });
  expect(settings).toEqual({ name: 'acme' });
  expect(languages).toEqual([{ id: 'en' }]);
  expect(products).toMatchObject([{ id: 'acme', name: 'acme', content: 'src' }]);
  expect(pages).toEqual([
    { file: 'src/README.md', path: '/' },
    { file: 'src/part/index.md', path: '/part/' },
    { file: 'src/part/a.md', path: '/part/a/' },
  ]);
});

test.each<[string[], string[]]>([
  [['guide/book.toml', 'guide/src/SUMMARY.md'], ['guide']],
  [['guide/book.toml', 'src/SUMMARY.md'], []],
  [['guide/book.toml', 'guide/src/MYSUMMARY.md'], []],
  [['guide/my-book.toml', 'guide/src/SUMMARY.md'], []],
  [['book.toml', 'SUMMARY.md'], ['']],
])('of %j, the books are in %j', (paths, roots) => {
  const tree = treeOf(Object.fromEntries(paths.map((path) => [path, ''])));
  expect(findMdbook(tree).map(({ root }) => root)).toEqual(roots);
});
