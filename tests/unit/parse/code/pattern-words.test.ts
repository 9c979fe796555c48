import { expect, test } from 'vitest';
import { patternWords } from '../../../../src/parse/code/pattern-words.ts';

test.each<[string, RegExp, string, string[]]>([
  ['every match', /a\d/g, 'a1 b a2\nc\na3', ['1 a1', '1 a2', '3 a3']],
  ['groups alone', /title="(.*?)"/g, '<a title="b">', ['1 b']],
  ['the group that matched', /(a)|(b)/g, 'b', ['1 b']],
  ['nothing that is empty', /x*/g, 'a', []],
  ['the same text of a line once, as all of it is marked', /[ab]/g, 'aba\na', ['1 a', '1 b', '2 a']],
  ['what stands behind a word', /(?<=const )a/g, 'a\nconst a', ['2 a']],
])('%s', (_name, pattern, text, expected) => {
  const words = patternWords(text, [{ pattern, kind: 'inserted' }]);
  expect(words.map(({ text, first }) => `${first} ${text}`)).toEqual(expected);
  expect(words.every(({ kind, first, last }) => kind === 'inserted' && first === last)).toBe(true);
});
