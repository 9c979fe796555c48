import { expect, test } from 'vitest';
import { createLineCollector } from '../../../../../src/assemble/search/lines/index-lines.ts';
import { patchLines } from '../../../../../src/assemble/search/lines/patch-lines.ts';
import type { PageSymbol } from '../../../../../src/assemble/search/page-symbols.ts';
import {
  type PageToIndex,
  pageOfBlock,
  toBlock,
} from '../../../../../src/assemble/search/pages/indexed-block.ts';
import { languageWords } from '../../../../../src/assemble/search/words/language-words.ts';
import { places } from '../../../../../templates/browser/search/format/postings.ts';

/** Lines that begin with `# ` are headings. */
const pageOf = (text: string): PageToIndex => ({
  href: '/page/',
  symbols: [],
  addTerms({ add }) {
    for (const line of text.split('\n')) add(line, line.startsWith('# ') ? places.heading : places.text);
  },
});

const english = await languageWords('en');

const linesOf = (texts: readonly string[]) => {
  const collector = createLineCollector(english);
  collector.add(toBlock(texts.map(pageOf)));
  return collector.lines();
};

/** Patches the lines of pages, of which one is replaced. */
const patched = (texts: readonly string[], number: number, text: string) => {
  const [before, after] = [texts[number] ?? '', text].map((one) => pageOfBlock(toBlock([pageOf(one)]), 0));
  if (!before || !after) throw new Error('A page is missing.');
  return patchLines(linesOf(texts), [{ number, before, after }], texts.length, english);
};

const replaced = (texts: readonly string[], number: number, text: string) =>
  texts.map((one, at) => (at === number ? text : one));

/** Of 100 pages, 50 have the word `common`: it is left out where a page has it once in its text. */
const pages = Array.from({ length: 100 }, (_, at) => (at % 2 === 0 ? 'common words' : 'the words'));

test.each([
  ['one more page has a common word', 1, 'common'],
  ['a common word is a heading now', 2, '# common'],
  ['a page has a common word more often', 2, 'common common common'],
  ['a page has a common word no more', 2, 'other'],
  ['a stop word is a heading now', 3, '# the'],
  ['a stop word is on no page that has it in its name', 3, 'words'],
  ['a word is on no page any more', 0, 'common'],
  ['a page has new words', 99, 'one two three four five six seven eight'],
])('changed lines are those of a new index: %s', (_, number, text) => {
  const lines = patched(pages, number, text);
  expect(lines).toEqual(linesOf(replaced(pages, number, text)));
});

test('a word that becomes common is changed like others', () => {
  const forty = Array.from({ length: 100 }, (_, at) => (at < 40 ? 'rare' : 'other'));
  const lines = patched(forty, 99, 'rare');
  expect(lines?.counts.get('rare')).toBe(41);
  expect(lines).toEqual(linesOf(replaced(forty, 99, 'rare')));
});

test('a word that is not common any more needs the postings that were left out', () => {
  const most = Array.from({ length: 100 }, (_, at) => (at < 41 ? 'rare' : 'other'));
  expect(patched(most, 0, 'other')).toBeUndefined();
});

test('a stop word that no page has any more is forgotten', () => {
  const two = ['the word', 'word'];
  const lines = patched(two, 0, 'word');
  expect(lines).toEqual(linesOf(['word', 'word']));
  expect(lines?.counts.size).toBe(0);
});

test('an edit changes the length of its page', () => {
  const lines = patched(['one two three', 'one'], 1, 'one two three four five six seven');
  expect(lines?.lengths).toBe(linesOf(['one two three', 'one two three four five six seven']).lengths);
  expect(lines?.lengths).not.toBe(linesOf(['one two three', 'one']).lengths);
});

test.each<[string, readonly PageSymbol[], readonly PageSymbol[]]>([
  ['loses all of them', [{ name: 'Chip', kind: 'props', anchor: '' }], []],
  ['gets its first one', [], [{ name: 'Chip', kind: 'props', anchor: '' }]],
  [
    'has another one',
    [{ name: 'Chip', kind: 'props', anchor: '' }],
    [{ name: 'Tag', kind: 'props', anchor: '' }],
  ],
])('a page that documents names and %s needs a new index', (_, ...symbols) => {
  const [before, after] = symbols.map((list) =>
    pageOfBlock(toBlock([{ ...pageOf('words'), symbols: list }]), 0),
  );
  if (!before || !after) throw new Error('A page is missing.');
  const change = { number: 0, before, after };
  expect(patchLines(linesOf(['words']), [change], 1, english)).toBeUndefined();
});
