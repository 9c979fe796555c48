import { expect, test } from 'vitest';
import { languageFolders, suffixLanguages } from '../../../src/inspect/languages.ts';
import { readFolder } from '../../../src/inspect/read-folder.ts';
import { treeOf } from './support.ts';

const read = (files: Readonly<Record<string, string>>) =>
  readFolder({ kind: 'markdown', root: '' }, treeOf(files), 'acme');

test('translations stand beside their pages', async () => {
  const { languages, pages, exclude } = await read({
    'docs/start.mdx': '# Start\n',
    'docs/start.de.mdx': '# Anfang\n',
    'docs/start.pt-BR.mdx': '# Início\n',
    'docs/theme.ui.mdx': '# Theme UI\n',
    'docs/start.v2.mdx': '# Start 2\n',
  });
  expect(languages).toEqual([{ id: 'en' }, { id: 'de' }, { id: 'pt-BR' }]);
  expect(pages.map(({ path }) => path)).toEqual(['/docs/start/', '/docs/start.v2/', '/docs/theme.ui/']);
  expect(exclude).toEqual([]);
});

test('originals name their language, too', async () => {
  const { languages, pages } = await read({
    'components/button/index.en-US.md': '# Button\n',
    'components/button/index.zh-CN.md': '# 按钮\n',
    'docs/faq.en-US.md': '# Questions\n',
    'docs/start.md': '# Start\n',
  });
  expect(languages).toEqual([{ id: 'en-US' }, { id: 'zh-CN' }]);
  expect(pages.map(({ path }) => path)).toEqual(['/components/button/', '/docs/faq/', '/docs/start/']);
});

test('a tag without translations is part of a name', async () => {
  const { languages, pages } = await read({
    'docs/start.en.md': '# Start\n',
    'docs/faq.md': '# Questions\n',
  });
  expect(languages).toEqual([{ id: 'en' }]);
  expect(pages.map(({ path }) => path)).toEqual(['/docs/faq/', '/docs/start.en/']);
});

test('a tag that names no language is one in several files', () => {
  const files = (count: number) =>
    Array.from({ length: count }, (_, index) => [`${index}.mdx`, `${index}.cn.mdx`]).flat();
  expect(suffixLanguages(files(5))).toEqual([{ id: 'cn' }]);
  expect(suffixLanguages(files(4))).toEqual([]);
});

test('each language has a folder', async () => {
  const { languages, pages, products, unplaced } = await read({
    'README.md': '# Read me\n',
    'content/en/index.mdx': '# Home\n',
    'content/en/docs/start.mdx': '# Start\n',
    'content/de/docs/start.mdx': '# Anfang\n',
  });
  expect(languages).toEqual([{ id: 'en' }, { id: 'de' }]);
  expect(pages.map(({ path }) => path)).toEqual(['/docs/start/', '/']);
  expect(products).toMatchObject([{ content: 'content/en', translations: { de: 'content/de' } }]);
  expect(unplaced.map(({ name }) => name)).toEqual(['README.md']);
});

test.each([
  ['without English', ['content/de/a.md', 'content/fr/a.md']],
  ['for one language', ['content/en/a.md']],
  ['with most pages elsewhere', ['en/a.md', 'de/a.md', 'b.md', 'c.md']],
  ['named by longer words', ['api/a.md', 'guide/a.md', 'min/a.md']],
])('folders %s are none of languages', (_, files) => {
  expect(languageFolders(files)).toEqual([]);
});
