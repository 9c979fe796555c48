import { expect, test } from 'vitest';
import { expandRedirect } from '../../../src/inspect/redirect-patterns.ts';

const pages = ['/docs/', '/docs/start/', '/docs/ui/button/', '/v1.0/a/', '/v1x0/b/'];
const expand = (from: string, to: string, isConditional = false) =>
  expandRedirect({ file: 'vercel.json', from, to, isConditional }, { pages })?.map(
    (one) => `${one.from} → ${one.to}`,
  );

test.each<[string, string, string[]]>([
  ['/old', '/docs/start', ['/old/ → /docs/start/']],
  ['/old/', '/docs/start#a', ['/old/ → /docs/start/#a']],
  ['/old', '/docs?a=1#b', ['/old/ → /docs/?a=1#b']],
  ['/old', '/files/a.pdf?b=1', ['/old/ → /files/a.pdf?b=1']],
  ['/old', 'https://acme.dev/x', ['/old/ → https://acme.dev/x']],
  ['/docs/start', '/docs/start/', []],
  ['/a/:name', '/docs/:name', ['/a/start/ → /docs/start/']],
  ['/a/:name((?!old)[^/]+)', '/docs/:name', ['/a/start/ → /docs/start/']],
  ['/a/:name.html', '/docs/:name', ['/a/start.html/ → /docs/start/']],
  ['/a/:name?', '/docs/:name?', ['/a/ → /docs/', '/a/start/ → /docs/start/']],
  [
    '/a/:path*',
    '/docs/:path*',
    ['/a/ → /docs/', '/a/start/ → /docs/start/', '/a/ui/button/ → /docs/ui/button/'],
  ],
  ['/a/:path+', '/docs/:path+', ['/a/start/ → /docs/start/', '/a/ui/button/ → /docs/ui/button/']],
  ['/:second/:first', '/docs/:first/:second/', ['/button/ui/ → /docs/ui/button/']],
  ['/docs/:path*', '/docs/:path*', []],
  ['/old/:name', '/v1.0/:name', ['/old/a/ → /v1.0/a/']],
  ['/old/:name', '/gone/:name', []],
])('%s → %s', (from, to, redirects) => {
  expect(expand(from, to)).toEqual(redirects);
});

test.each([
  ['old', '/docs'],
  ['/v1/(.*)', '/docs'],
  ['/v1/*', '/docs'],
  ['/a/:name', '/docs'],
  ['/a/:name', '/docs/:other'],
  ['/a/:name/(.*)', '/docs/:name'],
  ['/a/:name', '/docs/:name/(.*)'],
  ['/a/:name', '/docs/:name?a=1'],
  ['/a/:name', '/docs/:name#b'],
  ['/a/:name', 'https://acme.dev/:name'],
])('a list of addresses cannot say %s → %s', (from, to) => {
  expect(expand(from, to)).toBeUndefined();
});

test('a redirect for some requests only stands for none', () => {
  expect(expand('/old', '/docs', true)).toBeUndefined();
});
