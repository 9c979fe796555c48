import { expect, test } from 'vitest';
import { collectTerms, type TermCollector } from '../../../../../src/assemble/search/pages/collect-terms.ts';
import { openVocabulary } from '../../../../../src/assemble/search/pages/vocabulary.ts';
import { places } from '../../../../../templates/browser/search/format/postings.ts';

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

test('words of a title count by the words beside them after the name of a family', () => {
  const vocabulary = openVocabulary();
  const found = new Map<string, number>();
  const addAll = (terms: TermCollector) => terms.addTitle('Data Grid – Row grouping');
  collectTerms(vocabulary, addAll, (word, one) => found.set(vocabulary.nameOf(word), one));
  expect(Object.fromEntries(found)).toEqual({
    data: places.title * 4 + 3,
    grid: places.title * 4 + 3,
    row: places.title * 4 + 1,
    grouping: places.title * 4 + 1,
  });
});

test('a file of a demo is a name of its page, less so of a page that shows a file of another one', () => {
  const vocabulary = openVocabulary();
  const found = new Map<string, number>();
  const addAll = (terms: TermCollector) => {
    terms.addFile('BasicButtons.tsx', true);
    terms.addFile('Clock.tsx', false);
  };
  collectTerms(vocabulary, addAll, (word, one) => found.set(vocabulary.nameOf(word), one));
  expect(Object.fromEntries(found)).toEqual({
    basicbuttonstsx: places.name * 4 + 1,
    basicbuttons: places.name * 4 + 1,
    basic: places.identifier * 4,
    buttons: places.identifier * 4,
    tsx: places.identifier * 4 + 1,
    clocktsx: places.name * 4 + 3,
    clock: places.name * 4 + 3,
  });
});

test('a name of a few words is found as a whole', () => {
  const vocabulary = openVocabulary();
  const found = new Map<string, number>();
  const addAll = (terms: TermCollector) => {
    terms.addName('Hide a page');
    terms.addName('Names of five words, all');
  };
  collectTerms(vocabulary, addAll, (word, one) => found.set(vocabulary.nameOf(word), one));
  expect(found.get('hideapage')).toBe(places.name * 4);
  expect([...found.keys()].filter((word) => word.startsWith('names'))).toEqual(['names']);
});

test('what a row defines counts as described, without the parts of names, and options with their dashes', () => {
  const vocabulary = openVocabulary();
  const found = new Map<string, number>();
  const code = new TextEncoder().encode('docs --keep-going, keepGoing');
  collectTerms(
    vocabulary,
    (terms) => terms.addDefinition(code, 0, code.length),
    (word, one) => found.set(vocabulary.nameOf(word), one >> 2),
  );
  expect(Object.fromEntries(found)).toEqual({
    docs: places.description,
    keepgoing: places.description,
    '--keepgoing': places.description,
    keep: places.identifier,
    going: places.identifier,
  });
});
