import { expect, test } from 'vitest';
import { hasSameStem } from '../../../../../../templates/browser/search/engine/match-stems.ts';
import type { IndexWord } from '../../../../../../templates/browser/search/engine/word-file.ts';

const indexed = (word: string, stem: number): IndexWord => ({
  word,
  stem,
  forms: [],
  postings: () => new Uint32Array(0),
});

const isEnding = (text: string) => ['s', 'ing', 'ation'].includes(text);

test.each([
  // Of a word with an ending.
  ['configuring', indexed('configuration', 8), true],
  ['tooltp', indexed('tools', 4), false],
  // Of a word without one.
  ['tooltips', indexed('tooltip', 7), true],
  ['gaps', indexed('gap', 3), true],
  ['checkboxx', indexed('checkbox', 8), true],
  ['important', indexed('import', 6), false],
  ['gapx', indexed('gap', 3), false],
])('%s and %o', (text, word, isSame) => {
  expect(hasSameStem(word, { text, parts: [] }, { own: undefined, isEnding })).toBe(isSame);
});
