import { expect, test } from 'vitest';
import { plainValue } from '../../../../src/inspect/evaluate/plain-value.ts';
import { packageExport, textOf, unread } from '../../../../src/inspect/evaluate/values.ts';

const here = { file: 'config.ts', line: 1 };
const there = { file: 'other.ts', line: 7 };
const missing = unread('it is missing', there);

test('what is left out is named by its path and its place', () => {
  const value = { a: [1, missing, { b: missing, c: null }], 'd-e': () => 1, f: undefined, g: { h: missing } };
  expect(plainValue(value, here)).toEqual({
    value: { a: [1, { c: null }], g: {} },
    unread: [
      { key: 'a[1]', reason: 'it is missing', place: there },
      { key: 'a[2].b', reason: 'it is missing', place: there },
      { key: 'd-e', reason: 'it is a function', place: here },
      { key: 'g.h', reason: 'it is missing', place: there },
    ],
  });
  expect(plainValue(missing, here)).toEqual({
    value: undefined,
    unread: [{ key: '', reason: 'it is missing', place: there }],
  });
});

test('a replaced part is not named', () => {
  const replace = (_: unknown, key: string) => (key === 'a[0]' ? 'replaced' : undefined);
  const { value, unread: named } = plainValue({ a: [missing, missing] }, here, replace);
  expect(value).toEqual({ a: ['replaced'] });
  expect(named.map(({ key }) => key)).toEqual(['a[1]']);
});

test('a value whose parts multiply is too large', () => {
  let shared: unknown = [1];
  for (let times = 0; times < 20; times += 1) shared = [shared, shared];
  expect(plainValue({ shared }, here)).toEqual({
    value: undefined,
    unread: [{ key: '', reason: 'the value is too large', place: here }],
  });
});

test.each([
  ['vitepress', 'it comes from the package "vitepress"'],
  ['.vitepress', 'it comes from the package ".vitepress"'],
  ['./theme', 'the file "./theme" is not in the folder'],
  ['../theme', 'the file "../theme" is not in the folder'],
])('an export of "%s" is not read, because %s', (name, reason) => {
  expect(packageExport({ package: name, name: 'default' }, there)).toMatchObject({ reason, place: there });
});

test.each<[unknown, string]>([
  [[1, [2, null], undefined, 'a'], '1,2,,,a'],
  [{ a: 1 }, '[object Object]'],
  [null, 'null'],
  [true, 'true'],
])('the text of %j is "%s"', (value, text) => {
  expect(textOf(value)).toBe(text);
});
