import { expect, test } from 'vitest';
import {
  folderLanguage,
  isTranslationOf,
  languageFolders,
  languageOfTag,
  originalTag,
  suffixLanguages,
} from '../../../src/inspect/languages.ts';
import { writtenLanguage } from '../../../src/inspect/written-language.ts';

test.each<[string | undefined, object, object]>([
  ['en_US', {}, { id: 'en-US' }],
  ['EN-us', {}, { id: 'en-US' }],
  ['zh-hant', {}, { id: 'zh-Hant' }],
  ['english!', {}, { id: 'en' }],
  ['x-own', {}, { id: 'en' }],
  ['', {}, { id: 'en' }],
  [undefined, {}, { id: 'en' }],
  ['ar', { name: 'العربية', direction: 'rtl' }, { id: 'ar', name: 'العربية', direction: 'rtl' }],
  ['de', { direction: 'ltr' }, { id: 'de' }],
])('the tag %j with %j is the language %j', (tag, facts, language) => {
  expect(languageOfTag(tag, facts)).toEqual(language);
});

test.each<[string, string | undefined, object]>([
  ['zh-cn', 'zh-CN', { id: 'zh-cn' }],
  ['german', 'de-DE', { id: 'de-DE' }],
  ['fr', undefined, { id: 'fr' }],
  ['pt', 'pt-BR', { id: 'pt' }],
])('the folder "%s" with the tag %j has the language %j', (folder, tag, language) => {
  expect(folderLanguage(folder, tag, {})).toEqual({ folder, language });
});

test.each<[string[], string | undefined]>([
  [['a.en.md', 'a.de.md'], 'en'],
  [['a.en-US.md', 'a.zh-CN.md'], 'en-US'],
  [['a.en-US.md', 'a.en-US.de.md', 'b.en.md', 'c.en.md', 'b.de.md'], 'en'],
  [['a.en.md', 'a.md', 'a.de.md'], undefined],
  [['a.en.md'], undefined],
  [['a.entry.md', 'a.de.md'], undefined],
  [['a/en.mdx', 'a/de.mdx', 'b/en.mdx'], 'en'],
  [['a/en.mdx', 'a/de.mdx'], undefined],
  [['a/en.md', 'a/de.md', 'b/en.md'], undefined],
])('the originals of %j have the tag %j', (files, tag) => {
  expect(originalTag(files)).toBe(tag);
});

test.each<[string[], string | undefined, string[]]>([
  [['a.md', 'a.pt.md', 'b.md', 'b.de.md'], undefined, ['de', 'pt']],
  [['a.md', 'a.de.mdx'], undefined, ['de']],
  [['a.mdx', 'a.de.md'], undefined, []],
  [['a.en.md', 'a.de.md'], 'en', ['de']],
  [['a.en.md', 'b.de.md'], 'en', []],
  [['a.md', 'a-zh-CN.md', 'a-ui.md'], undefined, ['zh-CN']],
  [['a/en.mdx', 'a/de.mdx', 'b/fr.mdx'], 'en', ['de']],
])('beside %j, whose originals have the tag %j, are translations into %j', (files, tag, languages) => {
  expect(suffixLanguages(files, tag).map(({ id }) => id)).toEqual(languages);
});

test('a translation is known by the tag in its name', () => {
  const files = ['a/en.mdx', 'a/de.mdx', 'b/de.mdx', 'c.de.md', 'c.md', 'c.fr.md'];
  const isTranslation = isTranslationOf([{ id: 'de' }], files, 'en');
  expect(files.filter(isTranslation)).toEqual(['a/de.mdx', 'c.de.md']);
});

test.each<[string[], string[]]>([
  [
    ['en/a.md', 'de/a.md', 'fr/a.md'],
    ['en', 'de', 'fr'],
  ],
  [
    ['docs/fr/a.md', 'docs/en/a.md', 'x.md'],
    ['docs/en', 'docs/fr'],
  ],
  [['docs/en/a.md', 'docs/de/a.md', 'x.md', 'y.md'], []],
  [['docs/en/de/a.md', 'docs/en/b.md'], []],
  [
    ['docs/en/a.md', 'other/de/a.md', 'other/en/b.md', 'other/de/c.md', 'other/en/d.md'],
    ['other/en', 'other/de'],
  ],
])('in %j, languages have the folders %j', (files, folders) => {
  expect(languageFolders(files).map(({ folder }) => folder)).toEqual(folders);
});

/** A text of a hundred letters, so many of which are Hebrew. */
const letters = (hebrew: number) => 'ש'.repeat(hebrew) + 'a'.repeat(100 - hebrew);

test.each([
  [letters(16), 'he'],
  [letters(15), undefined],
  ['ภาษาไทย', 'th'],
  ['مرحبا', 'ar'],
  ['かな漢字漢字漢字', 'ja'],
  ['', undefined],
])('the letters of %j are of the language %j', async (text, language) => {
  expect(await writtenLanguage([{ file: 'a.md' }], { textOf: async () => text })).toBe(language);
});

test('the first pages give the language', async () => {
  const pages = Array.from({ length: 41 }, (_, index) => ({ file: String(index) }));
  const inPage = (shown: string) => ({
    textOf: async (file: string) => (file === shown ? 'ภาษาไทย' : undefined),
  });
  expect(await writtenLanguage(pages, inPage('39'))).toBe('th');
  expect(await writtenLanguage(pages, inPage('40'))).toBeUndefined();
});
