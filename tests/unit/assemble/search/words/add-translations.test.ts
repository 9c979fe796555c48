import { expect, test } from 'vitest';
import { stemLength } from '../../../../../src/assemble/search/lines/line-rules.ts';
import { addTranslations } from '../../../../../src/assemble/search/words/add-translations.ts';
import { englishWords } from '../../../../../src/assemble/search/words/english-words.ts';
import {
  decodePostings,
  encodePostings,
  packPosting,
  places,
} from '../../../../../templates/browser/search/format/postings.ts';

const stem = (word: string) => word.replace(/(?:ieren|e?n?)$/, '');

const line = (word: string, ...found: readonly (readonly [page: number, place: number])[]) =>
  `${word}\t${stemLength(word, { stem })}\t${encodePostings(found.map(([page, place]) => packPosting({ page, place, extent: 0 })))}`;

const foundIn = (lines: readonly string[]) =>
  lines.map((one) => {
    const [word = '', stem, postings = ''] = one.split('\t');
    return [word, stem, decodePostings(postings).map(({ page, place }) => [page, place])];
  });

const context = {
  language: 'de-AT',
  stem,
  isTranslated: () => false,
};

test('a word that no page has or is about finds what texts, but not code, say in English', () => {
  const lines = [
    line('breakpoints', [1, places.title], [2, places.text], [3, places.code], [4, places.identifier]),
    line('farbe', [7, places.text], [8, places.text], [9, places.code]),
    line('palette', [7, places.heading], [8, places.heading]),
    line('shadow', [3, places.code]),
    line('vorlagen', [5, places.heading]),
    line('templates', [6, places.heading]),
    line('zoo', [1, places.text]),
  ].sort();
  const found = [
    [1, places.name],
    [2, places.text],
  ];
  const [breakpoints, farbe, palette, shadow, templates, vorlagen, zoo] = foundIn(lines);
  expect(foundIn(addTranslations(lines, context))).toEqual(
    expect.arrayContaining([
      breakpoints,
      farbe,
      [
        'farbschema',
        '',
        [
          [7, places.description],
          [8, places.description],
        ],
      ],
      ['haltepunkte', '10', found],
      palette,
      shadow,
      templates,
      ['umbruchpunkte', '12', found],
      vorlagen,
      zoo,
    ]),
  );
});

test('a translated word has the English words that the index has', () => {
  const lines = [line('breakpoints', [1, places.text]), line('zoo', [1, places.text])];
  const added = addTranslations(lines, context).map((one) => one.split('\t'));
  expect(added.find(([word]) => word === 'umbruchpunkte')?.slice(3)).toEqual(['', 'breakpoints']);
  expect(added.find(([word]) => word === 'zoo')).toHaveLength(3);
});

test('a word that two pages have keeps them and finds English pages, too, those in its language first', () => {
  const lines = [
    line('breakpoints', [1, places.title], [2, places.text], [3, places.text]),
    line('umbruchpunkte', [3, places.identifier], [4, places.text]),
  ];
  const isTranslated = (page: number) => page === 2;
  const added = foundIn(addTranslations(lines, { ...context, isTranslated })).find(
    ([word]) => word === 'umbruchpunkte',
  );
  expect(added).toEqual([
    'umbruchpunkte',
    '12',
    [
      [1, places.name],
      [2, places.description],
      [3, places.identifier],
      [4, places.text],
    ],
  ]);
});

test('a word that pages are about finds the page with the English word as its title behind them', () => {
  const lines = [
    line('tabelle', [1, places.heading], [2, places.text]),
    `table\t\t${encodePostings(
      [
        { page: 2, place: places.title, extent: 0 },
        { page: 3, place: places.name, extent: 2 },
        { page: 4, place: places.title, extent: 3 },
        { page: 5, place: places.heading, extent: 0 },
      ].map(packPosting),
    )}`,
  ];
  const [tabelle] = foundIn(addTranslations(lines, context)).filter(([word]) => word === 'tabelle');
  expect(tabelle).toEqual([
    'tabelle',
    '6',
    [
      [1, places.heading],
      [2, places.identifier],
      [3, places.identifier],
    ],
  ]);
});

test('an English word that only begins as a word does not stand for it', () => {
  const lines = [line('sorting', [1, places.title])];
  expect(foundIn(addTranslations(lines, context)).map(([word]) => word)).toContain('sortieren');
});

test('a page that is about an English word comes before one that has it in a heading', () => {
  const lines = [line('divider', [1, places.heading], [2, places.title])];
  const [, added] = addTranslations(lines, context);
  expect(decodePostings(added?.split('\t')[2] ?? '')).toEqual([
    { page: 1, place: places.description, extent: 0 },
    { page: 2, place: places.name, extent: 0 },
  ]);
});

test('a page that is about an English word comes before a translated one that mentions it', () => {
  const lines = [line('divider', [1, places.heading], [2, places.title])];
  const [, added] = addTranslations(lines, { ...context, isTranslated: (page) => page === 1 });
  expect(decodePostings(added?.split('\t')[2] ?? '')).toEqual([
    { page: 1, place: places.description, extent: 2 },
    { page: 2, place: places.name, extent: 0 },
  ]);
});

test('other languages keep their lines', () => {
  const lines = [line('breakpoints', [1, places.title])];
  expect(addTranslations(lines, { ...context, language: 'en' })).toBe(lines);
});

test('a word of two letters or more has a word in English that the index can have', () => {
  for (const language of ['de', 'ar'])
    for (const [word, english] of englishWords(language)) {
      expect(word.length, word).toBeGreaterThan(1);
      expect(english, word).toMatch(/^[a-z0-9]+( [a-z0-9]+)*$/);
    }
});
