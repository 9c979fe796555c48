import { expect, test } from 'vitest';
import { matchPath } from '../../../src/lib/match-path.ts';

test.each<[string, string, Record<string, string> | undefined]>([
  ['/', '/', {}],
  ['/*', '/', { splat: '' }],
  ['/*', '/a/b', { splat: 'a/b' }],
  ['/a/', '/a', {}],
  ['/a', '/a/b', undefined],
  ['/a/*', '/ab', undefined],
  ['/old/:page/*', '/old/a/b/c/', { page: 'a', splat: 'b/c' }],
  ['/:a/:b', '/x', undefined],
  ['/assets/*.js', '/assets/a.js', {}],
  ['/assets/*.js', '/assets/a.css', undefined],
  ['/a*a', '/a', undefined],
])('%s on %s', (pattern, path, captures) => {
  expect(matchPath(pattern, path)).toEqual(captures);
});
