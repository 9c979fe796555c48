import { expect, test } from 'vitest';
import { decodeJson, encodeJson } from '../../../src/cache/json-bytes.ts';

test.each([[{ a: [1, 'ü', null] }], [[]], ['text'], [0], [false]])('%j comes back', (data) => {
  expect(decodeJson(encodeJson(data))).toEqual(data);
});

test('nothing stays nothing', () => {
  expect(decodeJson(undefined)).toBeUndefined();
});
