import { expect, test } from 'vitest';
import { type MachineLimits, threadCount } from '../../../src/effects/thread-count.ts';

const machine: MachineLimits = { processors: 8, quota: undefined, memory: undefined };

test.each<[limit: string, limits: Partial<MachineLimits>, threads: number]>([
  ['absent', {}, 8],
  ['all processors for the group', { quota: 'max 100000' }, 8],
  ['two processors', { quota: '200000 100000' }, 2],
  ['one and a half', { quota: '150000 100000' }, 1],
  ['half a processor', { quota: '50000 100000' }, 1],
  ['more than there are', { quota: '1600000 100000' }, 8],
  ['malformed', { quota: 'unknown' }, 8],
  ['memory for three', { memory: 900e6 }, 3],
  ['memory for none', { memory: 128e6 }, 1],
  ['memory for many', { memory: 64e9 }, 8],
])('limit: %s', (_, limits, threads) => {
  expect(threadCount({ ...machine, ...limits })).toBe(threads);
});

test('this machine allows at least one thread', () => {
  expect(threadCount()).toBeGreaterThanOrEqual(1);
});
