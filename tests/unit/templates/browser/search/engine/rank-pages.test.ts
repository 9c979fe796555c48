import { expect, test } from 'vitest';
import type { WordMatches } from '../../../../../../templates/browser/search/engine/match-words.ts';
import {
  type RankedPage,
  type Ranking,
  rankPages,
} from '../../../../../../templates/browser/search/engine/rank-pages.ts';
import { packPosting, places } from '../../../../../../templates/browser/search/format/postings.ts';

/** More pages than are returned, so that an order by number would show. */
const count = 40;
const manifest = {
  ranges: [
    { product: 'ui', kind: 'guide' as const, from: 0, to: 30 },
    { product: 'kit', kind: 'guide' as const, from: 30, to: count },
  ],
  lengths: '0'.repeat(count),
};

/** A word of a query, in a place of each page. */
function matchOf(text: string, placeOf: (page: number) => number | undefined): WordMatches {
  const postings = Array.from({ length: count }, (_, page) => page).flatMap((page) => {
    const place = placeOf(page);
    return place === undefined ? [] : packPosting({ page, place, extent: 0 });
  });
  const query = { text, isWeak: false, isQuoted: false, isEnded: true, parts: [] };
  return {
    query: { ...query, isCamel: false, isOption: false },
    words: [
      {
        found: { word: text, stem: text.length, forms: [], postings: () => Uint32Array.from(postings) },
        quality: 1,
      },
    ],
    symbols: [],
  };
}

const inText = matchOf('text', () => places.text);
/** Every fifth page has it, the later ones in a better place. */
const inPlaces = matchOf('place', (page) => {
  if (page % 5 > 0) return undefined;
  return page < 20 ? places.text : page < 35 ? places.heading : places.title;
});

function ranked(matches: readonly WordMatches[], how: Partial<Ranking> = {}): readonly RankedPage[] {
  return rankPages(matches, manifest, { filter: {}, most: 4, isWanted: () => true, ...how });
}

const numbersOf = (pages: readonly RankedPage[]) => pages.map(({ number }) => number);

test('the best pages come first, wherever they are in the index', () => {
  expect(numbersOf(ranked([inText, inPlaces]))).toEqual([35, 20, 25, 30]);
});

test('pages that match as well as each other stay in the order of the index', () => {
  expect(numbersOf(ranked([inText]))).toEqual([0, 1, 2, 3]);
  expect(numbersOf(ranked([inPlaces], { most: 100 }))).toEqual([35, 20, 25, 30, 0, 5, 10, 15]);
});

test('a page that is not wanted leaves its place to the next', () => {
  const isWanted = ({ number }: RankedPage) => number !== 35 && number !== 25;
  expect(numbersOf(ranked([inText, inPlaces], { isWanted }))).toEqual([20, 30, 0, 5]);
});

test('a filter leaves out pages, and pages of the own product come before equal ones', () => {
  expect(numbersOf(ranked([inText], { filter: { product: 'kit' } }))).toEqual([30, 31, 32, 33]);
  expect(ranked([inText], { filter: { kind: 'reference' } })).toEqual([]);
  expect(numbersOf(ranked([inText], { own: 'kit' }))).toEqual([30, 31, 32, 33]);
});

test('each word is found in its best place, or in none', () => {
  const places = Object.fromEntries(
    ranked([inText, inPlaces], { most: 100 }).map((page) => [page.number, page.found]),
  );
  expect(places[35]).toEqual([1, 7]);
  expect(places[20]).toEqual([1, 5]);
  expect(places[1]).toEqual([1, undefined]);
});

test('a page with the other words comes before one that alone has a rare word', () => {
  const rare = matchOf('fetching', (page) => (page === 3 ? places.text : undefined));
  const known = [1, 2].map((at) =>
    matchOf(`word${at}`, (page) => (page === 7 || page > 29 ? places.text : undefined)),
  );
  expect(numbersOf(ranked([...known, rare], { most: 1 }))).toEqual([7]);
});

test('in a small site, a page with the only rare word comes before those with a common one', () => {
  const common = matchOf('common', (page) => (page < 8 ? places.text : undefined));
  const rare = matchOf('rare', (page) => (page === 9 ? places.text : undefined));
  const small = {
    ranges: [{ product: 'ui', kind: 'guide' as const, from: 0, to: 10 }],
    lengths: '0'.repeat(10),
  };
  const how = { filter: {}, most: 1, isWanted: () => true };
  expect(numbersOf(rankPages([common, rare], small, how))).toEqual([9]);
});
