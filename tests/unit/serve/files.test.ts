import { describe, expect, test } from 'vitest';
import { headersFor, parseHeadersFile } from '../../../src/serve/headers-file.ts';
import { fillPath, matchPath } from '../../../src/serve/match-path.ts';
import { parseRedirectsFile, redirectFor } from '../../../src/serve/redirects-file.ts';
import { fileCandidates, type Requested, resolveUrl } from '../../../src/serve/resolve-url.ts';

describe('matchPath', () => {
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

  test('captures fill a target; what was not captured stays', () => {
    expect(fillPath('/new/:page/:splat?x=:y', { page: 'a', splat: 'b/c' })).toBe('/new/a/b/c?x=:y');
    expect(fillPath('/new/:page?a=b', { page: '\u4f60 ?' })).toBe('/new/%E4%BD%A0%20%3F?a=b');
  });
});

test('_headers', () => {
  const rules = parseHeadersFile(`
  Lost: yes
# all
/*
  X-Frame-Options: DENY
  Link: </a>; rel=preload
not a header
/assets/*
\tcache-control:  public, max-age=31536000
  Link: </b>
  nonsense
`);
  expect([...headersFor(rules, '/assets/a.js')]).toEqual([
    ['x-frame-options', 'DENY'],
    ['link', '</a>; rel=preload, </b>'],
    ['cache-control', 'public, max-age=31536000'],
  ]);
  expect([...headersFor(rules, '/a/')].map(([name]) => name)).toEqual(['x-frame-options', 'link']);
});

test('_redirects', () => {
  const rules = parseRedirectsFile(`
# comment
/old/          /new/
/moved/:name   /to/:name/   302   # for now
/app/*         /_app/       200
/here          /there       301!
/half
/bad           /x           999
relative       /x
`);
  expect(rules).toHaveLength(4);
  expect(redirectFor(rules, '/old')).toEqual({ to: '/new/', status: 301, forced: false });
  expect(redirectFor(rules, '/moved/x/')).toEqual({ to: '/to/x/', status: 302, forced: false });
  expect(redirectFor(rules, '/app/a/b')).toEqual({ to: '/_app/', status: 200, forced: false });
  expect(redirectFor(rules, '/here')).toEqual({ to: '/there', status: 301, forced: true });
  expect(redirectFor(rules, '/bad')).toBeUndefined();
});

describe('resolveUrl', () => {
  test.each<[string, string, Requested]>([
    ['/', '/', { kind: 'path', path: '/', search: '' }],
    ['/a%20b/?q=1#h', '/', { kind: 'path', path: '/a b/', search: '?q=1' }],
    ['/docs/a', '/docs/', { kind: 'path', path: '/a', search: '' }],
    ['/docs', '/docs/', { kind: 'base' }],
    ['/', '/docs/', { kind: 'outside' }],
    ['/documents/', '/docs/', { kind: 'outside' }],
    ['//evil.dev/', '/', { kind: 'path', path: '/evil.dev/', search: '' }],
    ['/../x', '/', { kind: 'refused' }],
    ['/a/%2e%2e/%2e%2e/x', '/', { kind: 'refused' }],
    ['/a%2f..%2f..%2fx', '/', { kind: 'refused' }],
    ['/..%5cx', '/', { kind: 'refused' }],
    ['/a%00', '/', { kind: 'refused' }],
    ['/%zz', '/', { kind: 'refused' }],
    ['http://a.dev/', '/', { kind: 'refused' }],
    ['*', '/', { kind: 'refused' }],
  ])('%s under %s', (url, base, requested) => {
    expect(resolveUrl(url, base)).toEqual(requested);
  });
});

test.each<[string, string[]]>([
  ['/', ['index.html']],
  ['/a/', ['a/index.html']],
  ['/a', ['a', 'a/index.html with a slash', 'a.html']],
  ['/_headers', []],
  ['/_redirects', []],
])('fileCandidates %s', (path, files) => {
  expect(fileCandidates(path).map(({ file, slash }) => `${file}${slash ? ' with a slash' : ''}`)).toEqual(
    files,
  );
});
