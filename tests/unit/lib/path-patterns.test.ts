import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchPath } from '../../../src/lib/match-path.ts';
import { pathPatterns } from '../../../src/lib/path-patterns.ts';

const patterns = ['/a/b/', '/a/:page/', '/a/c', '/:any/*', '/a/b'];

test.each<[string, number | undefined, Record<string, string>?]>([
  ['/a/b', 0, {}],
  ['/a/b/', 0, {}],
  ['//a//b', 0, {}],
  // An earlier pattern that captures comes before an address.
  ['/a/c/', 1, { page: 'c' }],
  ['/a/c/d/', 3, { any: 'a', splat: 'c/d' }],
  ['/', undefined],
])('%s', (path, index, captures) => {
  expect(pathPatterns(patterns).first(path)).toEqual(index === undefined ? undefined : { index, captures });
});

test('letters may be escaped in a pattern and in a path', () => {
  expect(pathPatterns(['/%C3%BCber/']).first('/über')).toEqual({ index: 0, captures: {} });
  expect(pathPatterns(['/über/']).first('/%C3%BCber/')).toEqual({ index: 0, captures: {} });
});

test('the first match is that of comparing each pattern in turn', () => {
  const segment = fc.constantFrom('a', 'b', ':x', '*', 'a*', '');
  const path = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);
  const property = fc.property(fc.array(path, { maxLength: 8 }), path, (some, asked) => {
    const index = some.findIndex((pattern) => matchPath(pattern, asked) !== undefined);
    const captures = index === -1 ? undefined : matchPath(some[index] ?? '', asked);
    expect(pathPatterns(some).first(asked)).toEqual(captures && { index, captures });
  });
  fc.assert(property, { numRuns: 2000 });
});
