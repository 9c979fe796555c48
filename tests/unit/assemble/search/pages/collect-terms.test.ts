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

/** What is found of each word, as its place and its extent. */
function foundIn(addAll: (terms: TermCollector) => void): Record<string, [place: number, extent: number]> {
  const vocabulary = openVocabulary();
  const found = new Map<string, [number, number]>();
  collectTerms(vocabulary, addAll, (word, one) => found.set(vocabulary.nameOf(word), [one >> 2, one & 3]));
  return Object.fromEntries(found);
}

test.each<[string, Record<string, [number, number]>]>([
  ['Data Grid', { data: [places.title, 1], grid: [places.title, 1], datagrid: [places.title, 0] }],
  [
    'Row-group size',
    {
      rowgroup: [places.title, 1],
      row: [places.title, 2],
      group: [places.title, 2],
      size: [places.title, 1],
      rowgroupsize: [places.title, 0],
    },
  ],
  // A single name says little about its parts.
  [
    'theme-contrast',
    { themecontrast: [places.title, 0], theme: [places.heading, 0], contrast: [places.heading, 0] },
  ],
  ['Four words in it', { four: [7, 3], words: [7, 3], in: [7, 3], it: [7, 3] }],
  ['Three words here', { three: [7, 2], words: [7, 2], here: [7, 2], threewordshere: [7, 0] }],
])('the title %s gives its words by the words beside them', (title, expected) => {
  expect(foundIn((terms) => terms.addTitle(title))).toEqual(expected);
});

test.each([
  ['Content policy', undefined],
  ['Content security policy', 'csp'],
  ['The end of the day', 'teotd'],
  ['One two three four five six', undefined],
])('the abbreviation of the heading %s is %s', (heading, initials) => {
  const found = foundIn((terms) => terms.addHeading(heading, places.heading));
  const described = Object.entries(found).filter(([, [place]]) => place === places.description);
  expect(described.map(([word]) => word)).toEqual(initials === undefined ? [] : [initials]);
  expect(Object.values(found).filter(([place]) => place === places.heading)).toHaveLength(
    new Set(heading.toLowerCase().split(' ')).size,
  );
});

test('a word counts by how often a page has it, at its best place', () => {
  const often = Object.entries({ one: 1, two: 2, three: 3, four: 4, seven: 7, eight: 8 });
  const found = foundIn((terms) => {
    for (const [word, count] of often) terms.add(`${word} `.repeat(count), places.text);
    terms.add('two', places.code);
    terms.add('four', places.description);
  });
  expect(found).toEqual({
    one: [places.text, 0],
    two: [places.text, 1],
    three: [places.text, 1],
    four: [places.description, 2],
    seven: [places.text, 2],
    eight: [places.text, 3],
  });
});
