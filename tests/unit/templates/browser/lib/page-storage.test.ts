import { expect, test } from 'vitest';
import { pageStorage } from '../../../../../templates/browser/lib/page-storage.ts';

const refuse = (): never => {
  throw new Error('denied');
};

test('what is written is read', () => {
  const kept = new Map<string, string>();
  const storage = pageStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
  }));
  expect(storage.read('a')).toBeNull();
  storage.write('a', 'text');
  expect(storage.read('a')).toBe('text');
});

test.each([
  ['is forbidden', refuse],
  ['refuses to read and to write', () => ({ getItem: refuse, setItem: refuse })],
])('a storage that %s is as one that is empty', (_name, offered) => {
  const storage = pageStorage(offered);
  expect(() => storage.write('a', 'text')).not.toThrow();
  expect(storage.read('a')).toBeNull();
});
