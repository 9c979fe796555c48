import { expect, test } from 'vitest';
import { readDirection, writeDirection } from '../../../../../templates/browser/settings/direction-state.ts';
import { directionScript } from '../../../../../templates/inline-scripts.ts';

function keeping(value: string | null) {
  const kept = new Map(value === null ? [] : [['direction', value]]);
  return {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, text: string) => void kept.set(key, text),
  };
}

test.each([
  [null, 'auto'],
  ['auto', 'auto'],
  ['ltr', 'ltr'],
  ['rtl', 'rtl'],
  ['sideways', 'auto'],
])('%s is read as %s', (kept, choice) => {
  expect(readDirection(keeping(kept))).toBe(choice);
});

test('what is written is read, and a storage that refuses is as one that is empty', () => {
  const storage = keeping(null);
  writeDirection(storage, 'rtl');
  expect(readDirection(storage)).toBe('rtl');
  const closed = { read: () => null, write() {} };
  expect(readDirection(closed)).toBe('auto');
});

test.each([
  [null, { dir: 'rtl', dataset: {} }],
  ['ltr', { dir: 'ltr', dataset: { direction: 'rtl' } }],
  ['rtl', { dir: 'rtl', dataset: { direction: 'rtl' } }],
  ['auto', { dir: 'rtl', dataset: {} }],
  ['sideways', { dir: 'rtl', dataset: {} }],
])('the script in the head agrees about %s', (kept, expected) => {
  const documentElement = { dir: 'rtl', dataset: {} };
  const localStorage = { getItem: keeping(kept).read };
  new Function('localStorage', 'document', directionScript)(localStorage, { documentElement });
  expect(documentElement).toEqual(expected);
});
