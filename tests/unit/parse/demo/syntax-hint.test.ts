import { expect, test } from 'vitest';
import { syntaxHint } from '../../../../src/parse/demo/syntax-hint.ts';

/** The hint for a module whose error is at the mark. */
function hintFor(marked: string, message: string, path = 'Demo.tsx'): string | undefined {
  const before = marked.slice(0, marked.indexOf('▸')).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return syntaxHint({ text: marked.replace('▸', ''), path, line: before.length, column, message });
}

test.each([
  ['const a = (1▸;', 'Expected ")" but found ";"', 'const a = (1);'],
  ['const a = {\n  one: 1\n  ▸two: 2,\n};', 'Expected "}" but found "two"', 'one: 1,'],
  ['import { a ▸from "b";', 'Expected "}" but found "from"', 'import { a } from "b";'],
  ['const a = <b>x</b▸;', 'Expected ">" but found ";"', 'const a = <b>x</b>;'],
  ['const text = "abc;▸', 'Unterminated string literal', 'const text = "abc;"'],
  ['function f() {\n  return 1;\n▸', 'Unexpected end of file', 'Add "}" at the end of the file.'],
  ['const a = <b>{1 +▸}</b>;', 'Unexpected "}"', 'Complete the code before "}", or remove "}".'],
  ['const a = <b>x</b▸;', 'unexpected token', 'const a = <b>x</b>;'],
  ['const a = <b▸\n  x</b>;', 'Unexpected token', 'const a = <b>'],
  [
    'const a = <Stars value={4}>;\n▸',
    'Unexpected end of file before a closing "Stars" tag',
    'Add </Stars>, or end the tag with "/>".',
  ],
  ['const a = <b>x</b ▸/;', 'Unexpected token', 'Complete the code before "/", or remove "/".'],
  [
    '<b><i>x</▸b></i>',
    'Unexpected closing "b" tag does not match opening "i" tag',
    'Close the inner element first: </i>',
  ],
])('%j', (marked, message, hint) => {
  expect(hintFor(marked, message)).toBe(hint);
});

test('JSON is corrected to JSON', () => {
  const message = 'Expected "}" but found "\\"b\\""';
  expect(hintFor('{\n  "a": 1\n  ▸"b": 2\n}', message, 'data.json')).toBe('"a": 1,');
  expect(hintFor('{\n  "a": 1,\n▸}', 'JSON does not support trailing commas', 'data.json')).toBe('"a": 1');
});
