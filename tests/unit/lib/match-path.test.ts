import { expect, test } from 'vitest';
import { fillPath, matchPath } from '../../../src/lib/match-path.ts';

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
  ['/%C3%BCber/:page', '/über/ß', { page: 'ß' }],
  ['/über/*', '/%C3%BCber/%C3%9F', { splat: 'ß' }],
])('%s on %s', (pattern, path, captures) => {
  expect(matchPath(pattern, path)).toEqual(captures);
});

test('captures fill a target; other placeholders stay', () => {
  expect(fillPath('/new/:page/:splat?x=:y', { page: 'a', splat: 'b/c' })).toBe('/new/a/b/c?x=:y');
  expect(fillPath('/new/:page?a=b', { page: '\u4f60 ?' })).toBe('/new/%E4%BD%A0%20%3F?a=b');
});
