import { expect, test } from 'vitest';
import { readTwoslash } from '../../../../src/parse/code/twoslash.ts';

test.each<[string, string[], string[], string[]]>([
  ['nothing', ['a', '', 'b'], ['a', '', 'b'], []],
  ['---cut---', ['a', '// ---cut---', '', 'b'], ['b'], []],
  ['the last of two cuts', ['a', '// ---cut---', 'b', '// ---cut-before---', 'c'], ['c'], []],
  ['---cut-after---', ['a', '', '// ---cut-after---', 'b'], ['a'], []],
  ['a range', ['a', '// ---cut-start---', 'b', '  // ---cut-end---', 'c'], ['a', 'c'], []],
  ['two ranges', ['// ---cut-start---', 'a', '// ---cut-end---', 'b', '// ---cut-start---', 'c'], ['b'], []],
  ['settings', ['// @noErrors', '// @target: es2022', 'a'], ['a'], []],
  [
    'comments of TypeScript',
    ['// @ts-expect-error', 'a', '// @filename: b.ts'],
    ['// @ts-expect-error', 'a', '// @filename: b.ts'],
    [],
  ],
  ['a text', ['a', '// @log: b'], ['a', '// @log: b'], []],
  ['a type', ['  a', '  // ^?'], ['  a'], ['2:3 // ^?']],
  ['completions', ['a.', '//  ^|'], ['a.'], ['2:1 // ^|']],
  ['a marked word', ['const a = 1', '//    ^^^'], ['const a = 1'], ['2:1 // ^^^']],
  ['expected errors', ['// @errors: 2322', 'a'], ['a'], ['1:1 // @errors: 2322']],
  ['a type in what is cut', ['a', '// ^?', '// ---cut---', 'b'], ['b'], []],
  ['everything', ['a', '// ---cut---'], [], []],
])('%s', (_name, written, shown, queries) => {
  const sample = readTwoslash(written.join('\n'));
  expect(sample.text).toBe(shown.join('\n'));
  expect(sample.lines.map((index) => written[index])).toEqual(shown);
  expect(sample.queries.map(({ line, column, comment }) => `${line}:${column} ${comment}`)).toEqual(queries);
});
