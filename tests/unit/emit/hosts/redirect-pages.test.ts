import { expect, test } from 'vitest';
import { redirectPages } from '../../../../src/emit/hosts/redirect-pages.ts';
import type { OutputPath } from '../../../../src/model/path.ts';

/** The paths of the pages that redirect, with the targets. */
function emitted(redirects: readonly [from: string, to: string][], taken: readonly string[] = []) {
  const pages = redirectPages(
    redirects.map(([from, to]) => ({ from, to })),
    new Set(taken as OutputPath[]),
  );
  return pages.map(({ path, content }) => {
    const text = content instanceof Uint8Array ? new TextDecoder().decode(content) : '';
    return [path, / url=([^"]*)"/.exec(text)?.[1]];
  });
}

test.each<[from: string, path: string]>([
  ['/old/', 'old/index.html'],
  ['/old', 'old/index.html'],
  ['/', 'index.html'],
  ['/a/b.html', 'a/b.html/index.html'],
  ['/404/', '404.html'],
  // Hosts look for files by the decoded address.
  ['/%C3%BC/', 'ü/index.html'],
  ['/a%20b/', 'a b/index.html'],
])('the redirect from %s is the page %s', (from, path) => {
  expect(emitted([[from, '/new/']])).toEqual([[path, '/new/']]);
});

test.each(['/a/:name/', '/a/*', '/../x/', '/a/%2e%2e/', '/a/./', '/a\0/', '/a%/'])(
  'a redirect from %j is no page',
  (from) => {
    expect(emitted([[from, '/new/']])).toEqual([]);
  },
);

test('the first redirect from an address counts, and a page of the site before all', () => {
  const redirects: [string, string][] = [
    ['/a/', '/1/'],
    ['/a', '/2/'],
    ['/b/', '/3/'],
  ];
  expect(emitted(redirects, ['b/index.html'])).toEqual([['a/index.html', '/1/']]);
});

test('targets are escaped', () => {
  expect(emitted([['/a/', 'https://acme.dev/?b="c"&d=<e>']])).toEqual([
    ['a/index.html', 'https://acme.dev/?b=&quot;c&quot;&amp;d=&lt;e&gt;'],
  ]);
});
