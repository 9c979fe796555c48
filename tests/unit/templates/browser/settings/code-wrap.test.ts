import { expect, test } from 'vitest';
import { codeWrapScript } from '../../../../../templates/inline-scripts.ts';

/** Runs the script on a page, and returns what it marks, and its listeners by event. */
function run(read: () => string | null) {
  const dataset: Record<string, string | null> = {};
  const listeners = new Map<string, () => void>();
  const listen = (event: string, listener: () => void) => void listeners.set(event, listener);
  const storage = { getItem: (key: string) => (key === 'lines' ? read() : null) };
  new Function('localStorage', 'document', 'addEventListener', codeWrapScript)(
    storage,
    { documentElement: { dataset } },
    listen,
  );
  return { dataset, listeners };
}

test.each(['wrap', 'scroll', null])('the stored choice %s is marked', (stored) => {
  expect(run(() => stored).dataset).toEqual({ lines: stored });
});

test('without access to the storage, nothing is marked', () => {
  const { dataset } = run(() => {
    throw new Error('Access is denied');
  });
  expect(dataset).toEqual({});
});

test.each(['pageshow', 'storage'])('a choice made elsewhere applies on %s', (event) => {
  let stored = 'scroll';
  const { dataset, listeners } = run(() => stored);
  stored = 'wrap';
  listeners.get(event)?.();
  expect(dataset).toEqual({ lines: 'wrap' });
});
