import { expect, test } from 'vitest';
import { fillMessage, readErrorQuery } from '../../../../../templates/browser/article/error-lookup.ts';

test.each([
  ['', undefined],
  ['?args[]=a', undefined],
  ['?code=9', { code: '9', args: [] }],
  ['?code=9&args[]=purple&args[]=a%20b', { code: '9', args: ['purple', 'a b'] }],
  ['?code=12&args%5B%5D=<b>&args%5B%5D=', { code: '12', args: ['<b>', ''] }],
])('%s', (search, query) => {
  expect(readErrorQuery(search)).toEqual(query);
});

test.each([
  ['No placeholder.', ['x'], 'No placeholder.'],
  ['%s and %s', ['a', 'b'], 'a and b'],
  ['%s and %s', ['a'], 'a and [?]'],
  // Arguments are not searched for placeholders.
  ['%s', ['%s $& $1'], '%s $& $1'],
])('%s with %j', (message, args, filled) => {
  expect(fillMessage(message, args, '[?]')).toBe(filled);
});
