import { expect, test } from 'vitest';
import { pageStorage } from '../../../../../templates/browser/lib/page-storage.ts';

const deny = (): never => {
  throw new Error('denied');
};

test('reads what was written', () => {
  const stored = new Map<string, string>();
  const storage = pageStorage(() => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, text),
  }));
  expect(storage.read('a')).toBeNull();
  storage.write('a', 'text');
  expect(storage.read('a')).toBe('text');
});

test.each([
  ['cannot be accessed', deny],
  ['denies reads and writes', () => ({ getItem: deny, setItem: deny })],
])('a storage that %s reads as empty', (_name, storageGetter) => {
  const storage = pageStorage(storageGetter);
  expect(() => storage.write('a', 'text')).not.toThrow();
  expect(storage.read('a')).toBeNull();
});
