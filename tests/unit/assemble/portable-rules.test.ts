import { expect, test } from 'vitest';
import { portableHeaders, usedRedirects } from '../../../src/assemble/portable-rules.ts';
import { readHeaders } from '../../../src/parse/host-files/parse-headers.ts';
import { readRedirects } from '../../../src/parse/host-files/parse-redirects.ts';

test.each([
  ['/a /b', true],
  ['/a/ https://acme.dev:8080/b 308', true],
  ['/v1/:page/* /new/:page/:splat', true],
  ['/a.b-c~d%20e/ü /b', true],
  ['/page /b', false],
  ['/page/ /b 301!', true],
  ['/* /b/:splat', false],
  ['/* /b/:splat 302!', true],
  ['/a /b 200', false],
  ['/a /b 404', false],
  ['/a /b Country=de', false],
  ['https://old.dev/a /b', false],
  ['/a/*/b /c', false],
  ['/a* /c', false],
  ['/a/../b /c', false],
  ['/a(b) /c', false],
  ['/a?b=1 /c', false],
  ['/:a/:a /b', false],
  ['/:splat/* /b', false],
  ['/:1 /b', false],
  ['/a /b/:splat', false],
  ['//page// /b', false],
  ['/page/a /b', true],
  ['/%C3%BC/ /b', false],
  ['/:page/ /b', false],
  ['/page/* /b', false],
  ['/page/:name /b', true],
  ['/pa/* /b', true],
  ['//page/* /b', false],
  ['/ü/* /b', false],
  ['/%C3%BC/* /b', false],
])('%s applies to every host: %s', (line, expected) => {
  const pages = ['/page/', '/ü/'];
  expect(usedRedirects(readRedirects(line).rules, { host: 'nginx', pages })).toHaveLength(expected ? 1 : 0);
});

test('thousands of patterns are compared with thousands of pages in a moment', { timeout: 5000 }, () => {
  const text = Array.from({ length: 5000 }, (_, index) => `/old-${index}/:page /new/:page\n`).join('');
  const pages = Array.from({ length: 20_000 }, (_, index) => `/guide/page-${index}/`);
  expect(usedRedirects(readRedirects(text).rules, { host: 'vercel', pages })).toHaveLength(5000);
});

test.each([
  ['/*\n  A: b', ['/*']],
  ['/a*\n  A: b\n/b/\n  A: b', ['/a*', '/b/']],
  ['/*/a\n  A: b', []],
  ['/:a\n  A: b', []],
  ['https://a.dev/*\n  A: b', []],
  ["/a\n  A'b: c", []],
])('of %j, the blocks of %j apply to every host', (text, patterns) => {
  expect(portableHeaders(readHeaders(text).rules).map(({ pattern }) => pattern)).toEqual(patterns);
});
