import { expect, test } from 'vitest';
import { readDirection, writeDirection } from '../../../../../templates/browser/settings/direction.ts';
import { directionScript } from '../../../../../templates/inline-scripts.ts';

function storageOf(value: string | null) {
  const stored = new Map(value === null ? [] : [['direction', value]]);
  return {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, text: string) => void stored.set(key, text),
  };
}

test.each([
  [null, 'auto'],
  ['auto', 'auto'],
  ['ltr', 'ltr'],
  ['rtl', 'rtl'],
  ['sideways', 'auto'],
])('%s is read as %s', (stored, choice) => {
  expect(readDirection(storageOf(stored))).toBe(choice);
});

test('reads what was written, and `auto` from a storage without access', () => {
  const storage = storageOf(null);
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
])('directionScript for %s', (stored, expected) => {
  const documentElement = { dir: 'rtl', dataset: {} };
  const localStorage = { getItem: storageOf(stored).read };
  new Function('localStorage', 'document', directionScript)(localStorage, { documentElement });
  expect(documentElement).toEqual(expected);
});
