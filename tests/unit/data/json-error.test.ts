import { expect, test } from 'vitest';
import { explainJsonError, findJsonError } from '../../../src/data/json-error.ts';

test.each<[text: string, offset: number]>([
  ['{ "a": b }', 7],
  ['{ "a": 1 "b": 2 }', 9],
  ['{ "a": 1, }', 10],
  ['[1, 2', 5],
  ['{ "a": "b }', 11],
  ['{ "a": 1 }}', 10],
  ['[1,, 2]', 3],
  ['x', 0],
  ['{ "a":\n', 6],
  ['', 0],
])('the first invalid character of %s is at %i', (text, offset) => {
  expect(findJsonError(text)?.offset).toBe(offset);
});

test.each(['{}', '[1, "a"]', 'null', ' "x" '])('%s is valid', (text) => {
  expect(findJsonError(text)).toBeUndefined();
});

// Versions of Node.js differ in their messages.
test.each<[message: string, text: string, reason: string, offset: number]>([
  ['Unexpected token \'b\', "{ "a": b }" is not valid JSON', '{ "a": b }', "unexpected 'b'", 7],
  ['Unexpected token \'🎉\', "[🎉]" is not valid JSON', '[🎉]', "unexpected '🎉'", 1],
  [
    "Expected ',' or '}' after property value in JSON at position 17 (line 2 column 9)",
    '',
    "expected ',' or '}' after property value",
    17,
  ],
  [
    'Bad control character in string literal in JSON at position 8',
    '',
    'bad control character in string literal',
    8,
  ],
  ['Unexpected end of JSON input', '{ "a": [\n', 'unexpected end of JSON input', 8],
  ['Unterminated string in JSON at position 4', '["ab', 'unterminated string', 4],
])('%s', (message, text, reason, offset) => {
  expect(explainJsonError(message, text)).toEqual({ reason, offset });
});

test('the place in a long text is not searched, which would take too long', () => {
  const long = `[${'1, '.repeat(400)}b]`;
  expect(explainJsonError("Unexpected token 'b'", long).offset).toBe(0);
  expect(explainJsonError("Unexpected token 'b'", `[${'1, '.repeat(300)}b]`).offset).toBe(901);
});
