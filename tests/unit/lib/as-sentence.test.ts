import { expect, test } from 'vitest';
import { asClause, asSentence } from '../../../src/lib/as-sentence.ts';

test.each([
  ['Unexpected token', 'Unexpected token.'],
  ['Unexpected token.', 'Unexpected token.'],
  ['Is a.b missing', 'Is a.b missing.'],
  ['Too short. Add words', 'Too short. Add words.'],
  ['Is it missing?', 'Is it missing?'],
  ['Stop! \n', 'Stop!'],
])('%j becomes the sentence %j', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});

test.each([
  ['Unexpected token.', 'unexpected token'],
  ['The file a.b is missing', 'the file a.b is missing'],
  ['', ''],
])('%j becomes the clause %j', (text, clause) => {
  expect(asClause(text)).toBe(clause);
});
