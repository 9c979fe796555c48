import type { Message } from 'esbuild';
import { expect, test } from 'vitest';
import { unbalancedBrace } from '../../../../../src/bundle/esbuild/problems/unbalanced-braces.ts';

type Location = NonNullable<Message['location']>;

const at = (line: number, lineText: string): Location => ({
  ...{ file: 'a.css', namespace: 'file', line, column: 2, length: 1, lineText, suggestion: '' },
});

const message = (text: string, notes: Message['notes'] = []): Message => ({
  ...{ id: '', pluginName: '', text, location: at(9, '}'), notes, detail: '' },
});

const unclosed = 'Expected "}" to go with "{"';

test('a brace that closes nothing is reported where it is', () => {
  expect(unbalancedBrace(message('Unexpected "}"'))).toEqual({
    text: 'This "}" closes no block',
    location: at(9, '}'),
    notes: [{ text: 'Remove it, or add the "{" before it.' }],
  });
});

test('a block that is not closed is reported where it begins, not at the end of the file', () => {
  const notes = [
    { text: 'A note without a place.', location: null },
    { text: 'The unbalanced "{" is here:', location: at(3, '  .card {') },
  ];
  expect(unbalancedBrace(message(unclosed, notes))).toEqual({
    text: 'This block is not closed',
    location: at(3, '  .card {'),
    notes: [{ text: 'Add "}" at the end of the block: .card { … }' }],
  });
});

test('without its beginning, the place of the error counts', () => {
  expect(unbalancedBrace({ ...message(unclosed), location: at(9, '  ') })).toEqual({
    text: 'This block is not closed',
    location: at(9, '  '),
    notes: [{ text: 'Add "}" at the end of the file.' }],
  });
});

test.each(['Expected "}"', 'Unexpected "}" here', 'Expected identifier'])('%s stays as it is', (text) => {
  expect(unbalancedBrace(message(text))).toBeUndefined();
});
