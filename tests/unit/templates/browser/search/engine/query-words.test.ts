import { expect, test } from 'vitest';
import { queryWords } from '../../../../../../templates/browser/search/engine/query-words.ts';

const stopWords = new Set(['how', 'to', 'a', 'the', 'do', 'i', 'where']);

test.each([
  ['how to make a list dense', ['list', 'dense']],
  ['Where do I put the images', ['images']],
  // Elsewhere they may be what the reader means.
  ['make files', ['make', 'files']],
  ['the need state', ['need', 'state']],
  // No word says more.
  ['how to use', ['use']],
  ['how to do', ['how', 'to', 'do']],
])('%j asks for %j', (query, strong) => {
  const words = queryWords(query, stopWords);
  expect(words.flatMap(({ text, isWeak }) => (isWeak ? [] : text))).toEqual(strong);
});
