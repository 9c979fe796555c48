import { expect, test } from 'vitest';
import { addCompounds } from '../../../../../src/assemble/search/words/add-compounds.ts';
import {
  decodePostings,
  encodePostings,
  packPosting,
  places,
} from '../../../../../templates/browser/search/format/postings.ts';

const line = (word: string, ...found: readonly (readonly [page: number, place: number])[]) =>
  `${word}\t\t${encodePostings(found.map(([page, place]) => packPosting({ page, place, extent: 0 })))}`;

const foundIn = (lines: readonly string[]) =>
  Object.fromEntries(
    lines.map((one) => {
      const [word = '', , postings = ''] = one.split('\t');
      return [word, decodePostings(postings).map(({ page, place }) => [page, place])];
    }),
  );

test('the last word of a compound finds its pages, as if they described it', () => {
  const lines = [
    line('fehler', [4, places.text]),
    line('fehlermeldung', [1, places.title], [3, places.text], [9, places.code]),
    line('meldung', [2, places.heading], [3, places.code]),
  ];
  expect(foundIn(addCompounds(lines))).toEqual({
    fehler: [[4, places.text]],
    fehlermeldung: [
      [1, places.title],
      [3, places.text],
      [9, places.code],
    ],
    meldung: [
      [1, places.description],
      [2, places.heading],
      [3, places.text],
      [9, places.code],
    ],
  });
});

test.each([
  ['a short end', ['button', 'ton']],
  ['a short beginning', ['gebaut', 'ebaut', 'baut']],
  ['a number', ['v2meldung', 'meldung']],
])('%s makes no compound', (_case, words) => {
  const lines = words.map((word, page) => line(word, [page, places.text]));
  expect(addCompounds(lines)).toEqual(lines);
});
