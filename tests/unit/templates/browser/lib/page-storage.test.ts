import { expect, test, vi } from 'vitest';
import { onStorageChange, pageStorage } from '../../../../../templates/browser/lib/page-storage.ts';

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

test('reports a change of another tab: of a named key, of all keys, or while the page was away', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const changed = vi.fn();
  onStorageChange(['theme-', 'code'], changed);
  vi.unstubAllGlobals();
  const counts = [
    { type: 'storage', key: 'theme-mode' },
    { type: 'storage', key: 'code' },
    { type: 'storage', key: 'other' },
    // Another tab removed everything.
    { type: 'storage', key: null },
    { type: 'pageshow', persisted: false },
    { type: 'pageshow', persisted: true },
  ].map(({ type, ...facts }) => {
    page.dispatchEvent(Object.assign(new Event(type), facts));
    return changed.mock.calls.length;
  });
  expect(counts).toEqual([1, 2, 2, 3, 3, 4]);
});
