import { expect, test } from 'vitest';
import type { FilePath, SourcePath } from '../../../src/model/path.ts';
import type { SourceFile, SourceKind } from '../../../src/model/source.ts';
import { createSources } from '../../../src/read/sources.ts';

function source(path: string, hash = '1', kind: SourceKind = 'page'): SourceFile {
  return { path: path as SourcePath, file: `/site/content/${path}` as FilePath, kind, hash };
}

const [a, b, logo] = [source('a.md'), source('b.md'), source('logo.svg', '1', 'media')];

test('sources are sorted by path within their kind', () => {
  const sources = createSources([logo, b, a]);
  expect(sources.ofKind('page')).toEqual([a, b]);
  expect(sources.ofKind('media')).toEqual([logo]);
  expect(sources.ofKind('module')).toEqual([]);
  expect(sources.all()).toHaveLength(3);
  expect(new Set(sources.all())).toEqual(new Set([a, b, logo]));
});

test('a source is found by its path', () => {
  const sources = createSources([logo, b, a]);
  expect(sources.get(b.path)).toBe(b);
  expect(sources.has(logo.path)).toBe(true);
  expect(sources.get('c.md' as SourcePath)).toBeUndefined();
  expect(sources.has('c.md' as SourcePath)).toBe(false);
});

test('of two sources with the same path, the last one counts', () => {
  const sources = createSources([a, source('a.md', '2')]);
  expect(sources.ofKind('page').map(({ hash }) => hash)).toEqual(['2']);
  expect(sources.all()).toHaveLength(1);
});

test.each([
  ['an edit', [source('b.md', '2')], ['a.md 1', 'b.md 2'], 3],
  ['a new page', [source('aa.md')], ['a.md 1', 'aa.md 1', 'b.md 1'], 4],
  ['an edit and a new page', [source('a.md', '2'), source('c.md')], ['a.md 2', 'b.md 1', 'c.md 1'], 4],
  ['a page that is no page any more', [source('a.md', '1', 'public')], ['b.md 1'], 3],
  ['nothing', [], ['a.md 1', 'b.md 1'], 3],
])('with %s', (_, changed, pages, size) => {
  const before = createSources([logo, b, a]);
  const after = before.with(changed);
  expect(after.ofKind('page').map(({ path, hash }) => `${path} ${hash}`)).toEqual(pages);
  expect(after.all()).toHaveLength(size);
  for (const file of changed) expect(after.get(file.path)).toBe(file);
  expect(after.get(logo.path)).toBe(logo);
  expect(before.ofKind('page')).toEqual([a, b]);
});
