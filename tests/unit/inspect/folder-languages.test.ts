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

test('files around the pages add no language', async () => {
  const { languages, products } = await read({
    'README.md': '# Acme\n',
    'README.fr.md': '# Acme\n',
    'site/index.md': `# Start\n\n${'[Button](/button/)\n'.repeat(5)}`,
    'site/button.md': '# Button\n',
    'site/button.de.md': '# Schaltfläche\n',
  });
  expect(products.map(({ content }) => content)).toEqual(['site']);
  expect(languages).toEqual([{ id: 'en' }, { id: 'de' }]);
});

test('a hyphen may stand before a tag with a region', async () => {
  const { languages, pages } = await read({
    'button/index.md': '# Button 按钮\n\n按钮用于触发一个操作。\n',
    'button/index-en-US.md': '# Button\n',
    'theme-ui.md': '# 主题\n\n使用主题改变颜色。\n',
    'theme.md': '# 主题\n\n使用主题改变颜色。\n',
  });
  expect(languages).toEqual([{ id: 'zh' }, { id: 'en-US' }]);
  expect(pages.map(({ path }) => path)).toEqual(['/button/', '/theme-ui/', '/theme/']);
});

test.each([
  ['# 按钮\n\n使用 `Button` 组件。\n', 'zh'],
  ['# ボタン\n\n操作を実行するには Button を使います。\n', 'ja'],
  ['# 버튼\n\n작업을 실행합니다.\n', 'ko'],
  ['# Кнопка\n\nВыполняет действие.\n', 'ru'],
  ['# Schaltfläche\n\nFührt eine Aktion aus.\n', 'en'],
  ['# Names\n\nThe name of 按钮 is Button, and this is a page in English.\n', 'en'],
  ['# Code\n\n```ts\n// 按钮用于触发一个操作\n```\n', 'en'],
])('the script of %j says %s', async (text, language) => {
  const { languages } = await read({ 'start.md': text });
  expect(languages).toEqual([{ id: language }]);
});

test('files of MDX may have no name but their language', async () => {
  const { languages, pages, exclude } = await read({
    'button/en.mdx': '# Button\n',
    'button/de.mdx': '# Schaltfläche\n',
    'card/en.mdx': '# Card\n',
    'card/fr.mdx': '# Carte\n',
    'words/it.mdx': '# It\n',
  });
  expect(languages).toEqual([{ id: 'en' }, { id: 'de' }, { id: 'fr' }]);
  expect(pages.map(({ path }) => path)).toEqual(['/button/', '/card/', '/words/it/']);
  expect(exclude).toEqual([]);
});

test('pages about a few languages are no translations', async () => {
  const { languages, pages } = await read({
    'locales/en.mdx': '# English\n',
    'locales/de.mdx': '# German\n',
    'start.mdx': '# Start\n',
  });
  expect(languages).toEqual([{ id: 'en' }]);
  expect(pages.map(({ path }) => path)).toEqual(['/locales/de/', '/locales/en/', '/start/']);
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
