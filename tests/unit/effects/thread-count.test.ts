import { expect, test } from 'vitest';
import { type MachineLimits, threadCount } from '../../../src/effects/thread-count.ts';

const machine: MachineLimits = { processors: 8, quota: undefined, memory: undefined };

test.each<[says: string, limits: Partial<MachineLimits>, threads: number]>([
  ['nothing is limited', {}, 8],
  ['the group may use all', { quota: 'max 100000' }, 8],
  ['two processors', { quota: '200000 100000' }, 2],
  ['one and a half', { quota: '150000 100000' }, 1],
  ['half a processor', { quota: '50000 100000' }, 1],
  ['more than there are', { quota: '1600000 100000' }, 8],
  ['a text that nobody expects', { quota: 'as you like' }, 8],
  ['memory for three', { memory: 900e6 }, 3],
  ['memory for none', { memory: 128e6 }, 1],
  ['memory for many', { memory: 64e9 }, 8],
])('where the limit is %s', (_says, limits, threads) => {
  expect(threadCount({ ...machine, ...limits })).toBe(threads);
});

test('this machine has at least one', () => {
  expect(threadCount()).toBeGreaterThanOrEqual(1);
});
