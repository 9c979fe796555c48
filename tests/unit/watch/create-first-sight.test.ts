import { expect, test } from 'vitest';
import { createFirstSight, type EntryTimes } from '../../../src/watch/create-first-sight.ts';

const since = 5000;
const old: EntryTimes = { mtimeMs: 1000, ctimeMs: 1000 };

test.each<[what: string, times: EntryTimes, isNews: boolean]>([
  ['that nobody touched', old, false],
  ['that was saved', { mtimeMs: 5001, ctimeMs: 5001 }, true],
  ['that was moved here', { mtimeMs: 1000, ctimeMs: 5001 }, true],
  ['that was saved when the clock of the disk lagged behind', { mtimeMs: 4995, ctimeMs: 4995 }, true],
])('a file %s, seen for the first time', (_, times, isNews) => {
  expect(createFirstSight(since).isNews('add', '/site/content/a.md', times)).toBe(isNews);
});

test('whatever comes later is news, however old', () => {
  const sight = createFirstSight(since);
  sight.end();
  expect(sight.isNews('add', '/site/content/a.md', old)).toBe(true);
});

test('a file that comes back is news', () => {
  const sight = createFirstSight(since);
  expect(sight.isNews('unlink', '/site/content/a.md', undefined)).toBe(true);
  expect(sight.isNews('add', '/site/content/a.md', old)).toBe(true);
});

test('old files are news in a folder that was moved here, and not in one that got another file', () => {
  const sight = createFirstSight(since);
  expect(sight.isNews('addDir', '/site/content/new', { mtimeMs: 1000, ctimeMs: 5001 })).toBe(false);
  expect(sight.isNews('addDir', '/site/content/sub', { mtimeMs: 5001, ctimeMs: 5001 })).toBe(false);
  expect(sight.isNews('add', '/site/content/new/deep/a.md', old)).toBe(true);
  expect(sight.isNews('add', '/site/content/newer.md', old)).toBe(false);
  expect(sight.isNews('add', '/site/content/sub/a.md', old)).toBe(false);
});
