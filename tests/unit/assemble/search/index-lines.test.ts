import { expect, test } from 'vitest';
import { createLineCollector, patchLines } from '../../../../src/assemble/search/index-lines.ts';
import { type PageToIndex, pageOfBlock, toBlock } from '../../../../src/assemble/search/indexed-block.ts';
import { languageWords } from '../../../../src/assemble/search/language-words.ts';
import { places } from '../../../../templates/browser/search/format/postings.ts';

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

test('an edit changes the length of its page', () => {
  const before = ['one two three', 'one'];
  const after = [before[0] ?? '', 'one two three four five six seven'];
  const [indexedBefore, indexedAfter] = [before, after].map((texts) =>
    pageOfBlock(toBlock(texts.map(pageOf)), 1),
  );
  if (!indexedBefore || !indexedAfter) throw new Error('A page is missing.');
  const changed = { number: 1, before: indexedBefore, after: indexedAfter };
  const { lengths } = linesOf(after);
  expect(lengths).not.toBe(linesOf(before).lengths);
  expect(patchLines(linesOf(before), [changed], 2, english)?.lengths).toBe(lengths);
});
