import { expect, test } from 'vitest';
import type { RemotePack } from '../../../../src/cache/remote/remote-index.ts';
import { createIsStored, namesOf } from '../../../../src/cache/remote/stored-names.ts';

const value = (key: string, text: string) => namesOf([key, Buffer.from(text)]);
const pack = (hash: string, ...names: readonly (readonly string[])[]): RemotePack => {
  return { hash, size: 1, keys: names.flat() };
};

test.each(['rules:a', 'bundles:a', 'document:a', 'extraction:a', 'references:a'])(
  'a changed value of %s is not stored',
  (key) => {
    const isStored = createIsStored([pack('1', value(key, 'first'), value('html:b', 'page'))]);
    expect(isStored(value(key, 'first'))).toBe(true);
    expect(isStored(value(key, 'second'))).toBe(false);
    expect(isStored(value('html:b', 'page'))).toBe(true);
    expect(isStored(value('html:c', 'page'))).toBe(false);
  },
);

test('an earlier value is not stored if a later pack has another one', () => {
  const [first, second] = [value('bundles:a', 'first'), value('bundles:a', 'second')];
  const packs = [pack('1', first), pack('2', second)];
  expect(createIsStored(packs)(first)).toBe(false);
  expect(createIsStored(packs)(second)).toBe(true);
  expect(createIsStored([...packs, pack('3', first)])(first)).toBe(true);
});
