import { expect, test } from 'vitest';
import { counterpart } from '../../../src/assemble/counterpart.ts';
import { toSitePath } from '../../../src/lib/path.ts';
import { configOf } from '../../support/sample-site.ts';

function productOf(roots: readonly string[]) {
  const [product] = configOf(`products: [{ id: p, name: P, root: ${JSON.stringify(roots)} }]`).products;
  if (!product) throw new Error('no product');
  return product;
}

test.each<[string, string[], string[], string | undefined]>([
  ['/ui/a/b', ['/ui/'], ['/v1/ui/'], '/v1/ui/a/b'],
  ['/ui', ['/ui/'], ['/v1/ui/'], '/v1/ui'],
  ['/hooks/a', ['/ui/', '/hooks/'], ['/v1/ui/', '/v1/hooks/'], '/v1/hooks/a'],
  // A site whose newest version has no folder of its own.
  ['/a', ['/'], ['/v1/'], '/v1/a'],
  ['/v1/a', ['/v1/'], ['/'], '/a'],
  ['/v1', ['/v1/'], ['/'], '/'],
  ['/ui/old/a', ['/ui/', '/ui/old/'], ['/v1/', '/v1/old/'], '/v1/old/a'],
  ['/hooks/a', ['/ui/', '/hooks/'], ['/v1/ui/'], undefined],
  ['/uikit/a', ['/ui/'], ['/v1/ui/'], undefined],
])('%s, from below %j to %j: %s', (path, own, other, expected) => {
  expect(counterpart(toSitePath(path), productOf(own), productOf(other))).toBe(expected);
});
