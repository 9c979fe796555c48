import { afterEach, expect, test, vi } from 'vitest';
import type { FilePath } from '../../../../src/model/path.ts';
import { loadExtensions } from '../../../../src/workers/thread/load-extensions.ts';

afterEach(() => void vi.useRealTimers());

const module = `data:text/javascript,${encodeURIComponent('export const rules = { never: () => new Promise(() => {}) };')}`;
const location = { url: module, map: '/none.map' as FilePath, hash: '' };
const options = {
  files: { readText: async () => undefined },
  placeOf: () => ({ file: 'content/site.ts', line: 1, column: 1 }),
};

test('the functions of a module are loaded', async () => {
  const { extensions, diagnostics } = await loadExtensions(location, options);
  expect([...extensions.rules.keys()]).toEqual(['never']);
  expect(diagnostics).toEqual([]);
});

test('a function that never ends is given up', async () => {
  const { tools } = await loadExtensions(location, options);
  vi.useFakeTimers();
  const outcome = expect(tools.inTime(new Promise(() => {}))).rejects.toThrow(
    'it did not finish within 60 seconds',
  );
  await vi.advanceTimersByTimeAsync(60_000);
  await outcome;
});

test('a function that ends leaves no timer', async () => {
  const { tools } = await loadExtensions(location, options);
  vi.useFakeTimers();
  expect(await tools.inTime(Promise.resolve(7))).toBe(7);
  expect(vi.getTimerCount()).toBe(0);
});
