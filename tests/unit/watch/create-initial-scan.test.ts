import { expect, test } from 'vitest';
import { createInitialScan, type EntryTimes } from '../../../src/watch/create-initial-scan.ts';

const since = 5000;
const old: EntryTimes = { mtimeMs: 1000, ctimeMs: 1000 };

test.each<[file: string, times: EntryTimes, isChange: boolean]>([
  ['that did not change', old, false],
  ['that was saved', { mtimeMs: 5001, ctimeMs: 5001 }, true],
  ['that was moved here', { mtimeMs: 1000, ctimeMs: 5001 }, true],
  ['that was saved while the clock of the disk was late', { mtimeMs: 4995, ctimeMs: 4995 }, true],
])('a file %s', (_, times, isChange) => {
  expect(createInitialScan(since).isChange('add', '/site/content/a.md', times)).toBe(isChange);
});

test('after the scan, every file is a change', () => {
  const scan = createInitialScan(since);
  scan.end();
  expect(scan.isChange('add', '/site/content/a.md', old)).toBe(true);
});

test('a restored file is a change', () => {
  const scan = createInitialScan(since);
  expect(scan.isChange('unlink', '/site/content/a.md', undefined)).toBe(true);
  expect(scan.isChange('add', '/site/content/a.md', old)).toBe(true);
});

test('old files are changes in a folder that was moved here, but not in one that got another file', () => {
  const scan = createInitialScan(since);
  expect(scan.isChange('addDir', '/site/content/new', { mtimeMs: 1000, ctimeMs: 5001 })).toBe(false);
  expect(scan.isChange('addDir', '/site/content/sub', { mtimeMs: 5001, ctimeMs: 5001 })).toBe(false);
  expect(scan.isChange('add', '/site/content/new/deep/a.md', old)).toBe(true);
  expect(scan.isChange('add', '/site/content/newer.md', old)).toBe(false);
  expect(scan.isChange('add', '/site/content/sub/a.md', old)).toBe(false);
});
