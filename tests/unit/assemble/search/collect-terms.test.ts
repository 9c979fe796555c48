import { expect, test } from 'vitest';
import { collectTerms } from '../../../../src/assemble/search/collect-terms.ts';
import { places } from '../../../../templates/browser/search/format/postings.ts';

test('words of another name count by the words beside them, those of the title by the title', () => {
  const { words, found } = collectTerms((terms) => {
    terms.addTitle('Machines');
    terms.addName('Search engines and machines');
    terms.addName('Agents');
  });
  const foundOf = (word: string) => found[words.indexOf(word)];
  expect(foundOf('agents')).toBe(places.name * 4);
  expect(foundOf('search')).toBe(places.name * 4 + 3);
  expect(foundOf('machines')).toBe(places.title * 4);
});
