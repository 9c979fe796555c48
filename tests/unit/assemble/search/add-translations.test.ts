import { expect, test } from 'vitest';
import { addTranslations } from '../../../../src/assemble/search/add-translations.ts';
import { englishWords } from '../../../../src/assemble/search/english-words.ts';
import {
  decodePostings,
  encodePostings,
  packPosting,
  places,
} from '../../../../templates/browser/search/format/postings.ts';

const line = (word: string, ...found: readonly (readonly [page: number, place: number])[]) =>
  `${word}\t\t${encodePostings(found.map(([page, place]) => packPosting({ page, place, extent: 0 })))}`;

const foundIn = (lines: readonly string[]) =>
  lines.map((one) => {
    const [word = '', stem, postings = ''] = one.split('\t');
    return [word, stem, decodePostings(postings).map(({ page, place }) => [page, place])];
  });

const words = { stem: (word: string) => word.replace(/e?n?$/, '') };

test('a word that no page has finds what texts, but not code, say in English', () => {
  const lines = [
    line('breakpoints', [1, places.title], [2, places.text], [3, places.code], [4, places.identifier]),
    line('farbe', [7, places.text]),
    line('palette', [7, places.heading], [8, places.heading]),
    line('shadow', [3, places.code]),
    line('zoo', [1, places.text]),
  ];
  const found = [
    [1, places.description],
    [2, places.text],
  ];
  const [breakpoints, farbe, palette, shadow, zoo] = foundIn(lines);
  expect(foundIn(addTranslations(lines, 'de-AT', words))).toEqual([
    breakpoints,
    farbe,
    ['haltepunkte', '10', found],
    palette,
    shadow,
    ['umbruchpunkte', '12', found],
    zoo,
  ]);
});

test('other languages keep their lines', () => {
  const lines = [line('breakpoints', [1, places.title])];
  expect(addTranslations(lines, 'en', words)).toBe(lines);
});

test('a word of two letters or more has a word in English that the index can have', () => {
  for (const language of ['de', 'ar'])
    for (const [word, english] of englishWords(language)) {
      expect(word.length, word).toBeGreaterThan(1);
      expect(english, word).toMatch(/^[a-z0-9]+( [a-z0-9]+)*$/);
    }
});
