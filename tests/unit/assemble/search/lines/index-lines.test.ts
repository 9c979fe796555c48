import { expect, test } from 'vitest';
import { createLineCollector } from '../../../../../src/assemble/search/lines/index-lines.ts';
import { type PageToIndex, toBlock } from '../../../../../src/assemble/search/pages/indexed-block.ts';
import { languageWords } from '../../../../../src/assemble/search/words/language-words.ts';
import { places } from '../../../../../templates/browser/search/format/postings.ts';

const pageOf = (text: string): PageToIndex => ({
  href: '/page/',
  symbols: [],
  addTerms: ({ add }) => add(text, places.text),
});

const english = await languageWords('en');

const linesOf = (texts: readonly string[]) => {
  const collector = createLineCollector(english);
  collector.add(toBlock(texts.map(pageOf)));
  return collector.lines();
};

test('words whose stem ends with a letter that endings replace have the same beginning as stem', () => {
  const { terms } = linesOf(['theme theming caching cache']);
  const stems = terms.map((line) => line.split('\t').slice(0, 2));
  expect(stems).toEqual([
    ['cache', '4'],
    ['caching', '4'],
    ['theme', '4'],
    ['theming', '4'],
  ]);
});
