import { expect, test } from 'vitest';
import { collectTerms, type TermCollector } from '../../../../src/assemble/search/collect-terms.ts';
import { openVocabulary } from '../../../../src/assemble/search/vocabulary.ts';
import { places } from '../../../../templates/browser/search/format/postings.ts';

test('words of another name count by the words beside them, those of the title by the title', () => {
  const vocabulary = openVocabulary();
  const found = new Map<string, number>();
  const addAll = (terms: TermCollector) => {
    terms.addTitle('Machines');
    terms.addName('Search engines and machines');
    terms.addName('Agents');
  };
  collectTerms(vocabulary, addAll, (word, one) => found.set(vocabulary.nameOf(word), one));
  const foundOf = (word: string) => found.get(word);
  expect(foundOf('agents')).toBe(places.name * 4);
  expect(foundOf('search')).toBe(places.name * 4 + 3);
  expect(foundOf('machines')).toBe(places.title * 4);
});
