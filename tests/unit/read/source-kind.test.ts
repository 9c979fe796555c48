import { expect, test } from 'vitest';
import type { SourcePath } from '../../../src/model/path.ts';
import { sourceKind } from '../../../src/read/source-kind.ts';

test.each([
  ['a/B.tsx', 'module'],
  ['a/B.mjs', 'module'],
  ['a/B.tsx.preview', 'module'],
  ['a/rows.json', 'module'],
  ['a/b.preview', 'media'],
  ['a/b.png', 'media'],
  ['a/b.d.ts', 'ignored'],
  ['a/.DS_Store', 'ignored'],
  ['a/b.md', 'page'],
  ['site.yaml', 'config'],
  ['site.ts', 'config'],
  ['a/site.ts', 'module'],
  ['public/a.tsx', 'public'],
])('%s is of kind %s', (path, kind) => {
  expect(sourceKind(path as SourcePath, { publicDir: 'public' as SourcePath, products: [] })).toBe(kind);
});
