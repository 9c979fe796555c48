import { expect, test } from 'vitest';
import { generatedHeaders, ownHeader } from '../../../src/assemble/generated-headers.ts';
import { configOf, siteOf } from '../../support/sample-site.ts';

const always = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Frame-Options', 'SAMEORIGIN'],
];

test('files whose names or queries have the hash of their content are kept forever', () => {
  const headers = generatedHeaders(configOf('base: /ui/\nlanguages: [en, de]'), undefined);
  const forever = [['Cache-Control', 'public, max-age=31536000, immutable']];
  expect(headers).toEqual([
    { pattern: '/ui/*', headers: always },
    { pattern: '/ui/assets/*', headers: forever },
    { pattern: '/ui/media/*', headers: forever },
    { pattern: '/ui/_search/en/*', headers: forever },
    { pattern: '/ui/_search/de/*', headers: forever },
    { pattern: '/ui/sw.js', headers: [['Cache-Control', 'no-cache']] },
  ]);
});

test('a policy, and a host that negotiates, add headers to every page', () => {
  const [pages] = generatedHeaders(configOf('contentNegotiation: true'), "default-src 'self'");
  expect(pages?.headers).toEqual([
    ...always,
    ['Vary', 'Accept'],
    ['Content-Security-Policy', "default-src 'self'"],
  ]);
});

test.each<[string, string, number | undefined]>([
  ['/ü/*', 'X-Frame-Options', 2],
  ['/%C3%BC/*', 'x-frame-options', 2],
  ['/ü/*', 'X-Second', 5],
  ['/ü/a', 'X-Frame-Options', undefined],
  ['/ü/*', 'X-Other', undefined],
])('the site sets for %s the header %s in line %s', (pattern, name, line) => {
  const headers = '/%c3%bc/*\n  X-Frame-Options: DENY\n/other/*\n/ü/*\n  X-Second: a\n/ü/b\n  X-Other: b\n';
  const rules = siteOf({ headers }).hostFiles.headers?.rules ?? [];
  expect(ownHeader(pattern, name, rules)?.line).toBe(line);
});
