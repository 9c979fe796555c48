import { expect, test } from 'vitest';
import { patternWords } from '../../../../src/parse/code/pattern-words.ts';

/** `line:offset text` */
test.each<[string, RegExp, string, string[]]>([
  ['every match', /a\d/dg, 'a1 b a2\nc\na3', ['1:0 a1', '1:5 a2', '3:0 a3']],
  ['groups alone', /title="(.*?)"/dg, '<a title="b">', ['1:10 b']],
  ['a group where it matched, and not where else its text stands', /const (a)/dg, 'a const a a', ['1:8 a']],
  ['the group that matched', /(a)|(b)/dg, 'b', ['1:0 b']],
  ['nothing that is empty', /x*/dg, 'a', []],
  ['what stands behind a word', /(?<=const )a/dg, 'a\nconst a', ['2:6 a']],
])('%s', (_name, pattern, text, expected) => {
  const words = patternWords(text, [{ pattern, kind: 'inserted' }]);
  expect(words.map(({ text, first, at }) => `${first}:${at} ${text}`)).toEqual(expected);
  expect(words.every(({ kind, first, last }) => kind === 'inserted' && first === last)).toBe(true);
});
