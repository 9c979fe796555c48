import { posix } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  displayPath,
  hasCaptures,
  isAbsoluteUrl,
  isExternalPath,
  isFilePath,
  isInside,
  isPageOutput,
  pageFiles,
  pageOutputPath,
  pathIn,
  resolveSource,
  siteAddress,
  toSitePath,
  unsafePath,
  withBase,
  withTrailingSlash,
} from '../../../src/lib/path.ts';
import type { OutputPath, SitePath, SourcePath } from '../../../src/model/path.ts';

test.each([
  ['', '/'],
  ['/', '/'],
  ['///', '/'],
  ['#top', '/'],
  ['a', '/a'],
  ['/a/', '/a'],
  ['material-ui//react-button/#basics', '/material-ui/react-button'],
  ['/a/?q=/x/#y', '/a'],
  ['/zh/文档/', '/zh/文档'],
  ['/zh/%E6%96%87%e6%a1%a3/', '/zh/文档'],
  ['/a%20b', '/a b'],
  // Other escapes, and letters that are cut off, stay.
  ['/a%2Fb%3F%25C3%25BC/%C3/', '/a%2Fb%3F%25C3%25BC/%C3'],
  ['/a/b.txt', '/a/b.txt'],
])('toSitePath(%j) is %s', (path, expected) => {
  expect(toSitePath(path)).toBe(expected);
});

test.each([
  ['/', '/'],
  ['/a', '/a/'],
  ['/a/', '/a/'],
  ['/x/llms.txt', '/x/llms.txt'],
  ['/x/v9.0', '/x/v9.0/'],
  ['/x/v7.1.1', '/x/v7.1.1/'],
])('withTrailingSlash(%j) is %s', (path, expected) => {
  expect(withTrailingSlash(path)).toBe(expected);
});

test.each([
  ['/a.html', true],
  ['/a/b.woff2', true],
  ['/a/b.html/', true],
  ['/a.b/c', false],
  ['/a.html/c', false],
  ['/v1.2', false],
  ['/v7.1.1', false],
  ['/.x', false],
])('isFilePath(%j) is %s', (path, expected) => {
  expect(isFilePath(path)).toBe(expected);
});

test.each([
  ['/', '/', '/'],
  ['/', '/a/', '/a/'],
  ['/docs/', '/a/', '/docs/a/'],
  ['/docs/', 'a.png', '/docs/a.png'],
  ['/docs/', 'a/', '/docs/a/'],
  ['/docs/', '/', '/docs/'],
])('withBase(%j, %j) is %s', (base, path, expected) => {
  expect(withBase(base, path)).toBe(expected);
});

test.each([
  ['https://a.dev', true],
  ['HTTP://a.dev', true],
  ['//a.dev/b', true],
  ['mailto:a@b.dev', true],
  ['javascript:void 0', true],
  ['/a:b', false],
  ['a/b', false],
  ['#a:b', false],
  ['./a:b', false],
])('isAbsoluteUrl(%j) is %s', (url, expected) => {
  expect(isAbsoluteUrl(url)).toBe(expected);
});

test.each([
  ['/', 'index.html'],
  ['/a', 'a/index.html'],
  ['/a/b', 'a/b/index.html'],
  ['/404', '404.html'],
  ['/zh/404', 'zh/404.html'],
  ['/404-errors', '404-errors/index.html'],
  ['/m/b/404', 'm/b/404/index.html'],
])('pageOutputPath(%j) is %s', (path, expected) => {
  expect(pageOutputPath(path as SitePath)).toBe(expected);
});

test.each([
  ['/a/b', undefined],
  ['/a..b/...', undefined],
  ['/a/../b', 'leaves the output folder'],
  ['..', 'leaves the output folder'],
  ['/a/./b', 'leaves the output folder'],
  ['/%2e%2e/b', 'leaves the output folder'],
  ['/a/.%2E', 'leaves the output folder'],
  ['/a%2f..%2fb', 'leaves the output folder'],
  ['/a\\..\\b', 'leaves the output folder'],
  ['/a\\b', 'has a backslash'],
  ['/a%5Cb', 'has a backslash'],
  ['/a%00', 'has a control character'],
  ['/a\nb', 'has a control character'],
  ['/a\ud800', 'has half of a character'],
  ['/\u{1f600}', undefined],
  ['/100%', 'has a broken percent escape'],
])('unsafePath(%j): %s', (path, expected) => {
  expect(unsafePath(path)).toBe(expected);
});

test.each([
  ['a/b/c.md', './X.tsx', 'a/b/X.tsx'],
  ['a/b/c.md', '../d/X.tsx', 'a/d/X.tsx'],
  ['c.md', 'X.tsx', 'X.tsx'],
  ['c.md', '../X.tsx', '../X.tsx'],
  ['../docs/c.md', './X.tsx', '../docs/X.tsx'],
])('resolveSource(%j, %j) is %s', (from, relative, expected) => {
  expect(resolveSource(from as SourcePath, relative)).toBe(expected);
});

test.each([
  ['', 'a', true],
  ['.', 'a', true],
  ['.', '../a', false],
  ['.', '..', false],
  ['a', 'a', true],
  ['a', 'a/b', true],
  ['a', 'ab', false],
  ['a/b', 'a', false],
])('isInside(%j, %j) is %s', (folder, path, expected) => {
  expect(isInside(folder, path)).toBe(expected);
});

test.each([
  ['', 'a/b.md', 'a/b.md'],
  ['.', 'a/b.md', 'a/b.md'],
  ['a', 'a/b.md', 'b.md'],
  ['../docs', '../docs/b.md', 'b.md'],
])('pathIn(%j, %j) is %s', (folder, path, expected) => {
  expect(pathIn(folder, path)).toBe(expected);
});

test.each([
  ['a/b.md', 'content/a/b.md'],
  ['../docs/a.md', 'docs/a.md'],
])('displayPath(%j) is %s', (source, expected) => {
  expect(displayPath(source as SourcePath)).toBe(expected);
});

describe('a page never leaves the output folder', () => {
  const segment = fc.oneof(
    fc.string({ maxLength: 6 }),
    fc.constantFrom('..', '.', '', '%2e%2e', '.%2e', '%2F', '%5c', '\\', '%00', 'a', '文'),
  );
  const written = fc.array(segment, { maxLength: 6 }).map((segments) => segments.join('/'));

  test('for any address of its author', () => {
    fc.assert(
      fc.property(written, (address) => {
        const path = toSitePath(address);
        fc.pre(unsafePath(address) === undefined && unsafePath(path) === undefined);
        for (const decode of [(text: string) => text, decodeURIComponent]) {
          const output = decode(pageOutputPath(path));
          expect(posix.join('/out', output).startsWith('/out/')).toBe(true);
          expect(output).not.toMatch(/\\|(?:^|\/)\.\.?(?:\/|$)/);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('toSitePath is idempotent', () => {
    fc.assert(
      fc.property(written, (address) => {
        expect(toSitePath(toSitePath(address))).toBe(toSitePath(address));
      }),
    );
  });
});

test.each([
  [
    'guide/start',
    ['guide/start.md', 'guide/start/index.md', 'guide/start/start.md', 'guide/start/README.md'],
  ],
  ['guide/index.html', ['guide/index.md', 'guide/README.md']],
  ['guide/', ['guide.md', 'guide/index.md', 'guide/README.md']],
  ['guide/start.md', []],
])('the pages that %s may mean', (path, expected) => {
  expect(pageFiles(path as SourcePath)).toEqual(expect.arrayContaining(expected));
});

test.each([
  ['404.html', true],
  ['de/404.html', true],
  ['index.html', true],
  ['a/b/index.html', true],
  ['a/b/404.html', false],
  ['x404.html', false],
  ['404.html.map', false],
  ['a/index.htm', false],
  ['a/not-index.html', false],
])('the file %s is a page: %s', (path, isPage) => {
  expect(isPageOutput(path as OutputPath)).toBe(isPage);
});

test.each([
  ['/old/:page/', true],
  ['/old/*', true],
  ['/old/page/', false],
  ['/old/:1/', false],
  ['/a:b/', false],
])('the address %s matches several: %s', (address, several) => {
  expect(hasCaptures(address)).toBe(several);
});

test.each([
  [' ./old/page/ ', '/old/page/'],
  ['//old/', '/old/'],
  ['old.page', '/old.page'],
  ['https://acme.dev/old/', '/old/'],
  ['http://acme.dev', '/'],
  ['/from/http://acme.dev/a/', '/from/http://acme.dev/a/'],
])('%j is probably meant as %s', (text, address) => {
  expect(siteAddress.correct(text)).toBe(address);
});

const inFolder = (folder: string, name: string) =>
  ['index.md', 'index.mdx', `${name}.md`, 'README.md'].map((file) => `${folder}/${file}`);

test.each<[path: string, files: readonly string[]]>([
  ['guide/start', ['guide/start.md', 'guide/start.mdx', ...inFolder('guide/start', 'start')]],
  ['guide/start.html', ['guide/start.md', 'guide/start.mdx', ...inFolder('guide/start', 'start')]],
  ['guide/start.htm', ['guide/start.md', 'guide/start.mdx', ...inFolder('guide/start', 'start')]],
  ['guide/', ['guide.md', 'guide.mdx', ...inFolder('guide', 'guide')]],
  ['a.htmlx', ['a.htmlx.md', 'a.htmlx.mdx', ...inFolder('a.htmlx', 'a.htmlx')]],
  [
    'guide/index',
    ['guide/index.md', 'guide/index.mdx', ...inFolder('guide/index', 'index'), 'guide/README.md'],
  ],
  ['.', ['index.md', 'index.mdx', 'README.md']],
  ['', ['index.md', 'index.mdx', 'README.md']],
  ['..', ['../index.md', '../index.mdx', '../README.md']],
  ['../..', ['../../index.md', '../../index.mdx', '../../README.md']],
  ['notes..', ['notes...md', 'notes...mdx', ...inFolder('notes..', 'notes..')]],
  ['../..a', ['../..a.md', '../..a.mdx', ...inFolder('../..a', '..a')]],
  ['guide/start.md', []],
  ['guide/start.mdx', []],
])('the path "%s" may mean these pages', (path, files) => {
  expect(pageFiles(path as SourcePath)).toEqual(files);
});

test.each([
  ['/store', true],
  ['/store/', true],
  ['/store/a', true],
  ['/storefront', false],
  ['/a/store', false],
  ['/', false],
])('isExternalPath(%j) is %s', (address, expected) => {
  expect(isExternalPath(address, ['/blog/', '/store/'])).toBe(expected);
});
