import { expect, test } from 'vitest';
import { nearestName } from '../../../src/lib/nearest-name.ts';

test.each<[string, string[], string | undefined]>([
  ['prodcuts', ['products', 'routes'], 'products'],
  ['Products', ['products'], 'products'],
  ['lang', ['languages'], undefined],
  ['bse', ['base', 'name'], 'base'],
  ['ab', ['ac', 'aa'], 'aa'],
  ['zzz', ['base', 'name'], undefined],
  ['x', [], undefined],
  // Comparing all of it would take half a minute.
  ['x'.repeat(1_000_000), Array.from({ length: 300 }, (_, index) => `language-${index}`), undefined],
])('%s among %j', (name, candidates, near) => {
  expect(nearestName(name, candidates)).toBe(near);
});
