import { describe, expect, test } from 'vitest';
import type { SourcePath } from '../../../../src/model/path.ts';
import { english } from '../../../../src/model/words.ts';
import { parseTranslation } from '../../../../src/parse/translations/parse-translation.ts';

const parse = (text: string, source = 'translations/nl.yaml') => parseTranslation(source as SourcePath, text);

test('a file without texts is English', () => {
  const { value } = parse('');
  expect(value).toMatchObject({ source: 'translations/nl.yaml', language: 'nl', site: {} });
  expect(value.words).toEqual(english);
  expect([value.navigation, value.keywords, value.products, value.versions, value.ads]).toEqual(
    Array(5).fill(new Map()),
  );
});

test('texts of a group replace those of the same names alone', () => {
  const { value } = parse('words: { next: Volgende, badge: { new: { word: Nieuw } } }');
  expect(value.words).toEqual({
    ...english,
    next: 'Volgende',
    badge: { ...english.badge, new: { ...english.badge.new, word: 'Nieuw' } },
  });
});

describe('missing words are reported once', () => {
  const missing = (text: string, source?: string) =>
    parse(text, source).diagnostics.filter(({ code }) => code === 'translation-missing-words');
  const count = (tree: object): number =>
    Object.values(tree).reduce<number>((sum, word) => sum + (typeof word === 'string' ? 1 : count(word)), 0);

  test('with the first of them', () => {
    expect(missing('site: {}\nwords: {}')).toEqual([
      {
        severity: 'warning',
        code: 'translation-missing-words',
        message: `Colophon has no words in "nl" yet, so ${count(english)} interface texts stay in English: skip, openNavigation, closeNavigation, products, chooseProduct, and ${count(english) - 5} more.`,
        hint: 'Translate those that your readers see most. Add to "words": skip: Skip to content',
        place: { file: 'content/translations/nl.yaml', line: 2, column: 1 },
      },
    ]);
  });

  test('but not for a language whose words come with the program, and not beside an error', () => {
    expect(missing('words: {}', 'translations/de.yaml')).toEqual([]);
    expect(missing('words: {}', 'translations/en-GB.yaml')).toEqual([]);
    expect(missing('words: [')).toEqual([]);
  });
});

test('texts for things of the site have their places', () => {
  const { value } = parse(
    'navigation:\n  acme/button/: Knop\nproducts:\n  ui: { name: UI }\nversions: { v1: V1 }\nkeywords: { /acme/a/: b }\n',
  );
  const place = (line: number, column: number) => ({ file: 'content/translations/nl.yaml', line, column });
  expect([...value.navigation]).toEqual([['/acme/button', { title: 'Knop', place: place(2, 3) }]]);
  expect([...value.products]).toEqual([['ui', { name: 'UI', place: place(4, 3) }]]);
  expect([...value.versions]).toEqual([['v1', { title: 'V1', place: place(5, 13) }]]);
  expect([...value.keywords]).toEqual([['/acme/a', { words: 'b', place: place(6, 13) }]]);
});

test('placeholders that a text lacks, or that it should not have, are reported', () => {
  const { diagnostics } = parse(
    'words:\n  lastUpdated: Op {day}\n  next: Volgende {x}\n  untranslated: A {language}\n',
  );
  const found = diagnostics.filter(({ code }) => code === 'translation-hole');
  expect(
    found.map(({ message, hint, place }) => `${place?.line}:${place?.column} ${message} ${hint}`),
  ).toEqual([
    '3:9 "words.next" has the unknown placeholder "{x}". The English text is "Next".',
    '2:16 "words.lastUpdated" lacks the placeholder "{date}". The English text is "Last updated on {date}".',
    '2:16 "words.lastUpdated" has the unknown placeholder "{day}". The English text is "Last updated on {date}".',
  ]);
});
