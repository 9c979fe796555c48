import { expect, test } from 'vitest';
import { createRecentMemo } from '../../../../templates/components/recent.ts';

test('what is made from the same is made once', () => {
  const made: string[] = [];
  const renderings = createRecentMemo<number>(2);
  const ask = (name: string, ...from: unknown[]) => renderings(name, from, () => made.push(name));
  const demo = () => null;
  expect([ask('a', demo, 'ltr'), ask('a', demo, 'ltr')]).toEqual([1, 1]);
  expect(ask('a', demo, 'rtl')).toBe(2);
  expect(ask('a', () => null, 'rtl')).toBe(3);
});

test('what was not asked for lately is forgotten', () => {
  const made: string[] = [];
  const renderings = createRecentMemo<number>(2);
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) renderings(name, [], () => made.push(name));
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('what could not be made is not remembered', () => {
  const renderings = createRecentMemo<string>(2);
  const fail = () => {
    throw new Error('not yet');
  };
  expect(() => renderings('a', [], fail)).toThrow('not yet');
  expect(renderings('a', [], () => 'drawn')).toBe('drawn');
});
