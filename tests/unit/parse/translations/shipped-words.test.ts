import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { english } from '../../../../src/model/words.ts';
import { parseTranslation } from '../../../../src/parse/translations/parse-translation.ts';
import {
  isShipped,
  loadShippedWords,
  shippedTranslations,
} from '../../../../src/parse/translations/shipped-words.ts';

const tags = readdirSync('src/model/words').map((name) => name.replace('.ts', ''));

/** Every text of a tree, by its path. */
function texts(tree: object, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, word]): [string, string][] =>
    typeof word === 'string' ? [[path + key, word]] : texts(word, `${path}${key}.`),
  );
}

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

test.each(tags)('the words in "%s" have the placeholders of the English ones', async (tag) => {
  const words = await loadShippedWords(tag);
  const shipped = new Map(texts(words ?? {}));
  for (const [path, text] of texts(english)) {
    expect(shipped.get(path), path).toMatch(/\S/);
    expect([path, placeholders(shipped.get(path) ?? '')]).toEqual([path, placeholders(text)]);
  }
  expect([...shipped.keys()].sort()).toEqual(
    texts(english)
      .map(([path]) => path)
      .sort(),
  );
});

test.each([
  ['en-GB', true],
  ['de', true],
  ['de-AT', true],
  ['zh-CN', true],
  ['zh-Hant-TW', false],
  ['zh-TW', false],
  ['nl', false],
  ['foo bar', false],
])('%s: words come with the program: %s', (language, expected) => {
  expect(isShipped(language)).toBe(expected);
});

test("a site's own words win, key by key", async () => {
  const shipped = await loadShippedWords('de');
  const text = 'words: { next: Vorwärts, badge: { new: { word: Frisch } } }';
  const { value, diagnostics } = parseTranslation('translations/de.yaml' as never, text, shipped);
  expect(diagnostics).toEqual([]);
  expect(value.words.next).toBe('Vorwärts');
  expect(value.words.previous).toBe('Zurück');
  expect(value.words.badge.new).toEqual({ word: 'Frisch', meaning: 'Kürzlich hinzugefügt' });
});

test('languages without a file have shipped words, in the same objects each time', async () => {
  const languages = ['en', 'de', 'ar', 'nl'];
  const own = [{ language: 'ar' }];
  const first = await shippedTranslations(languages, own);
  expect(first.map(({ language }) => language)).toEqual(['de']);
  expect(first[0]?.words.next).toBe('Weiter');
  expect(await shippedTranslations(languages, own)).toBe(first);
});
