import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildIndex } from '../../../../src/assemble/search/build-index.ts';

/** The files of an index of words. */
function filesOf(words: readonly string[], wordFiles: number) {
  const terms = words.map((word) => `${word}\t\tA`);
  const sources = {
    pages: [],
    lines: { terms, symbols: [], lengths: '', counts: new Map() },
    ranges: [],
    stopWords: [],
  };
  const files = buildIndex(sources, { pagesPerFile: 1, wordFiles }).words;
  return files.map(({ first, text }) => ({
    first,
    words: text === '' ? [] : text.split('\n').map((line) => line.slice(0, line.indexOf('\t'))),
  }));
}

test('a file is named by as many letters as distinguish it from the file before it', () => {
  const files = filesOf(['accordion', 'adaptive1', 'adaptive2', 'buttons-a', 'buttons-b'], 5);
  expect(files.map(({ first }) => first)).toEqual(['', 'ad', 'adaptive2', 'b', 'buttons-b']);
});

test('each word is in the last file that begins before it or with it', () => {
  const letters = fc.constantFrom('a', 'b', 'ß', 'ال', '文', '😀', '-');
  const word = fc.array(letters, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1 }), fc.integer({ min: 1, max: 8 }), (words, count) => {
      const files = filesOf([...words].sort(), count);
      for (const [at, { words: own }] of files.entries())
        for (const one of own) expect(files.findLastIndex(({ first }) => first <= one)).toBe(at);
    }),
  );
});
