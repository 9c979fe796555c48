import { expect, test } from 'vitest';
import { codeWrapScript } from '../../../../../templates/inline-scripts.ts';

interface Attributes {
  toggleAttribute(name: string, isSet: boolean): void;
}

/** Runs the script on a page, and returns its attributes, and its listeners by event. */
function run(read: () => string | null) {
  const attributes = new Set<string>();
  const documentElement: Attributes = {
    toggleAttribute: (name, isSet) => void (isSet ? attributes.add(name) : attributes.delete(name)),
  };
  const listeners = new Map<string, () => void>();
  const listen = (event: string, listener: () => void) => void listeners.set(event, listener);
  const storage = { getItem: (key: string) => (key === 'long-lines' ? read() : null) };
  new Function('localStorage', 'document', 'addEventListener', codeWrapScript)(
    storage,
    { documentElement },
    listen,
  );
  return { attributes, listeners };
}

test.each([
  ['wrap', ['data-code-wrap']],
  ['scroll', []],
  [null, []],
  ['bend', []],
])('the stored choice %s leads to the attributes %j', (stored, expected) => {
  expect([...run(() => stored).attributes]).toEqual(expected);
});

test('without access to the storage, code scrolls', () => {
  const { attributes } = run(() => {
    throw new Error('Access is denied');
  });
  expect([...attributes]).toEqual([]);
});

test.each(['pageshow', 'storage'])('a choice made elsewhere applies on %s', (event) => {
  let stored = 'scroll';
  const { attributes, listeners } = run(() => stored);
  stored = 'wrap';
  listeners.get(event)?.();
  expect([...attributes]).toEqual(['data-code-wrap']);
  stored = 'scroll';
  listeners.get(event)?.();
  expect([...attributes]).toEqual([]);
});
