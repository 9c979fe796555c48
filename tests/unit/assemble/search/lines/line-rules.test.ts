import { describe, expect, test } from 'vitest';
import {
  createLineRules,
  stemLength,
  stopWordsOf,
} from '../../../../../src/assemble/search/lines/line-rules.ts';
import {
  decodePostings,
  type Posting,
  packPosting,
  places,
} from '../../../../../templates/browser/search/format/postings.ts';

const words = {
  stopWords: ['The', 'and', 'THE', "don't"],
  stem: (word: string) => word.replace(/(?:ing|s)$/, ''),
};

const posting = (place: number, extent = 0): Posting => ({ page: 3, place, extent });

/** Which postings the line of a word keeps that so many pages have. */
function keptOf(word: string, count: number, pageCount: number): (string | undefined)[] | 'all' {
  const isKept = createLineRules(pageCount, words).keptOf(word, count);
  if (!isKept) return 'all';
  return Object.entries(places).flatMap(([name, place]) =>
    [0, 1].flatMap((extent) => (isKept(packPosting(posting(place, extent))) ? [`${name} ${extent}`] : [])),
  );
}

const named = ['description', 'part', 'heading', 'name', 'title'].flatMap((name) => [
  `${name} 0`,
  `${name} 1`,
]);

describe('the line of', () => {
  test('a stop word keeps the pages that it names or describes', () => {
    expect(keptOf('the', 1, 10)).toEqual(named);
    expect(stopWordsOf(words)).toContain('and');
    expect(stopWordsOf(words).filter((word) => word === 'the')).toHaveLength(1);
  });

  test('a common word keeps also the pages that have it often', () => {
    expect(keptOf('often', 41, 100)).toEqual(['code 1', 'text 1', 'identifier 1', ...named]);
    expect(keptOf('often', 40, 100)).toBe('all');
  });

  test('any word in a small index keeps all pages', () => {
    expect(keptOf('often', 99, 99)).toBe('all');
  });

  test('a word has its stem and its postings', () => {
    const line = createLineRules(1, words).lineOf('sorting', Int32Array.from([packPosting(posting(7, 1))]));
    const [word, stem, postings = ''] = line.split('\t');
    expect([word, stem]).toEqual(['sorting', '4']);
    expect(decodePostings(postings)).toEqual([posting(7, 1)]);
  });
});

test.each([
  ['sorting', '4'],
  ['rows', '3'],
  ['was', ''],
  ['iting', ''],
  ['name', ''],
  ['a1bing', ''],
  ['row-ing', ''],
  // Words that end otherwise have the same beginning.
  ['themes', '4'],
  ['likes', '4'],
])('the stem of "%s" has the length "%s"', (word, length) => {
  expect(stemLength(word, words)).toBe(length);
});

test('a stem that is no beginning of the word is none', () => {
  expect(stemLength('mice', { stem: () => 'mouse' })).toBe('');
  expect(stemLength('stories', { stem: () => 'story' })).toBe('');
});
