import { expect, test } from 'vitest';
import { readDirection, writeDirection } from '../../../../templates/browser/direction-state.ts';
import { directionScript } from '../../../../templates/head-scripts.ts';

const refuse = (): never => {
  throw new Error('denied');
};

function keeping(value: string | null) {
  const kept = new Map(value === null ? [] : [['direction', value]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
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
  const closed = { getItem: refuse, setItem: refuse };
  expect(readDirection(closed)).toBe('auto');
  expect(() => writeDirection(closed, 'ltr')).not.toThrow();
});

test.each([
  [null, { dir: 'rtl', dataset: {} }],
  ['ltr', { dir: 'ltr', dataset: { direction: 'rtl' } }],
  ['rtl', { dir: 'rtl', dataset: { direction: 'rtl' } }],
  ['auto', { dir: 'rtl', dataset: {} }],
  ['sideways', { dir: 'rtl', dataset: {} }],
])('the script in the head agrees about %s', (kept, expected) => {
  const documentElement = { dir: 'rtl', dataset: {} };
  new Function('localStorage', 'document', directionScript)(keeping(kept), { documentElement });
  expect(documentElement).toEqual(expected);
});
