import { describe, expect, test } from 'vitest';
import { parseRedirectsFile } from '../../../src/serve/host-files.ts';
import {
  type AnswerPlan,
  fileCandidates,
  planAnswer,
  type ResolvedUrl,
  resolveUrl,
} from '../../../src/serve/plan-answer.ts';

const files = [
  'index.html',
  'a/index.html',
  'b c/index.html',
  'clean.html',
  '404.html',
  'de/404.html',
  'assets/film.mp4',
];

const redirects = parseRedirectsFile(`
/docs/old/*       /docs/a/?from=:splat   302
/docs/a/          /docs/shadowed/        301
/docs/clean       /docs/forced/          301!
/docs/same        /docs/a                200
/docs/app/*       /docs/assets/film.mp4  200
/docs/b%20c/      /docs/a/               200
/docs/assets/*    /docs/clean            200!
/docs/lost        /docs/nowhere/         200
/docs/lost/forced /docs/nowhere/         200!
/docs/away        https://acme.dev/      200
/docs/out         /elsewhere/            200
/docs/%C3%BCber/* /docs/a/#:splat        301
/docs/ä/          /docs/a/               301
`);

const file = (found: string, path: string, status: 200 | 404 = 200) => ({
  kind: 'file',
  found,
  path: `/docs${path}`,
  status,
  negotiated: status === 200 && path.endsWith('/'),
});

test.each<[string, unknown]>([
  ['/docs/', file('index.html', '/')],
  ['/docs', { kind: 'redirect', status: 308, to: '/docs/' }],
  ['/', { kind: 'outside', base: '/docs/' }],
  ['/docs/%2e%2e/secret', { kind: 'invalid' }],
  ['/docs/a/?q', file('a/index.html', '/a/')],
  ['/docs/b%20c?q', { kind: 'redirect', status: 301, to: '/docs/b%20c/?q' }],
  ['/docs/old/x/y', { kind: 'redirect', status: 302, to: '/docs/a/?from=x/y' }],
  ['/docs/clean', { kind: 'redirect', status: 301, to: '/docs/forced/' }],
  ['/docs?q', { kind: 'redirect', status: 308, to: '/docs/?q' }],
  ['/docs/clean?q=:x', { kind: 'redirect', status: 301, to: '/docs/forced/?q=:x' }],
  ['/docs/old/x?q', { kind: 'redirect', status: 302, to: '/docs/a/?from=x' }],
  // Addresses are compared decoded.
  ['/docs/%C3%BCber/x?q', { kind: 'redirect', status: 301, to: '/docs/a/?q#x' }],
  ['/docs/%c3%a4/', { kind: 'redirect', status: 301, to: '/docs/a/' }],
  ['/docs/clean.html', file('clean.html', '/clean.html')],
  ['/docs/same', file('a/index.html', '/same')],
  ['/docs/app/deep/down', file('assets/film.mp4', '/app/deep/down')],
  ['/docs/b%20c/', file('b c/index.html', '/b c/')],
  ['/docs/assets/film.mp4', file('clean.html', '/assets/film.mp4')],
  ['/docs/lost', file('404.html', '/lost', 404)],
  ['/docs/lost/forced', file('404.html', '/lost/forced', 404)],
  ['/docs/away', file('404.html', '/away', 404)],
  ['/docs/out', file('404.html', '/out', 404)],
  ['/docs/de/nothing/', file('de/404.html', '/de/nothing/', 404)],
  ['/docs/_redirects', file('404.html', '/_redirects', 404)],
])('%s', async (url, expected) => {
  const plan: AnswerPlan<string> = await planAnswer(
    { url, markdown: false },
    {
      base: '/docs/',
      redirects,
      find: (file) => (files.includes(file) ? file : undefined),
    },
  );
  expect(plan).toEqual(expected);
});

test.each([
  ['/a/', ['a/index.html', 'a/index.md'], 'a/index.md'],
  ['/a/', ['a/index.html'], 'a/index.html'],
  ['/a/index.html', ['a/index.html', 'a/index.md'], 'a/index.html'],
  ['/a.txt', ['a.txt', 'a.txt/index.md'], 'a.txt'],
])('a client that prefers Markdown gets for %s of %j: %s', async (url, present, found) => {
  const find = (file: string) => (present.includes(file) ? file : undefined);
  const plan = await planAnswer({ url, markdown: true }, { base: '/', redirects: [], find });
  expect(plan).toMatchObject({ kind: 'file', found, status: 200, negotiated: url.endsWith('/') });
});

test('a site without a not-found page', async () => {
  const plan = await planAnswer(
    { url: '/a/', markdown: true },
    { base: '/', redirects: [], find: () => undefined },
  );
  expect(plan).toEqual({ kind: 'not-found' });
});

describe('resolveUrl', () => {
  test.each<[string, string, ResolvedUrl]>([
    ['/', '/', { kind: 'path', path: '/', search: '' }],
    ['/a%20b/?q=1#h', '/', { kind: 'path', path: '/a b/', search: '?q=1' }],
    ['/docs/a', '/docs/', { kind: 'path', path: '/a', search: '' }],
    ['/docs', '/docs/', { kind: 'base', search: '' }],
    ['/', '/docs/', { kind: 'outside' }],
    ['/documents/', '/docs/', { kind: 'outside' }],
    ['//evil.dev/', '/', { kind: 'path', path: '/evil.dev/', search: '' }],
    ['/../x', '/', { kind: 'invalid' }],
    ['/a/%2e%2e/%2e%2e/x', '/', { kind: 'invalid' }],
    ['/a%2f..%2f..%2fx', '/', { kind: 'invalid' }],
    ['/..%5cx', '/', { kind: 'invalid' }],
    ['/a%00', '/', { kind: 'invalid' }],
    ['/%zz', '/', { kind: 'invalid' }],
    ['http://a.dev/', '/', { kind: 'invalid' }],
    ['*', '/', { kind: 'invalid' }],
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
  expect(
    fileCandidates(path).map(({ file, needsSlash }) => `${file}${needsSlash ? ' with a slash' : ''}`),
  ).toEqual(files);
});
