import { expect, test } from 'vitest';
import type { SourcePath } from '../../../src/model/path.ts';
import { type SourceLayout, sourceKind } from '../../../src/read/source-kind.ts';

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
  ['public/a.tsx', 'public'],
])('%s is of kind %s', (path, kind) => {
  expect(sourceKind(path as SourcePath, { publicDir: 'public' as SourcePath, products: [] })).toBe(kind);
});

const existing = {
  publicDir: 'public' as SourcePath,
  pageModules: '../docs/pages' as SourcePath,
  products: [
    { content: '../docs/data' as SourcePath, api: '../docs/pages/api' as SourcePath },
    { content: '../docs/pages/guides' as SourcePath },
  ] as unknown as SourceLayout['products'],
};

test.each([
  ['../docs/pages/a.js', 'page-module'],
  ['../docs/pages/a/index.tsx', 'page-module'],
  ['../docs/pages/api/button.js', 'page-module'],
  ['../docs/pages/api/button.json', 'module'],
  ['../docs/pages/api/index.md', 'ignored'],
  ['../docs/pages/notes.md', 'ignored'],
  ['../docs/pages/a.png', 'ignored'],
  ['../docs/pages/guides/a.md', 'page'],
  ['../docs/pages/guides/Demo.tsx', 'module'],
  ['../docs/data/a.md', 'page'],
  ['../docs/data/Demo.js', 'module'],
  ['../README.md', 'page'],
  ['a.js', 'module'],
])('of an existing tree, %s is of kind %s', (path, kind) => {
  expect(sourceKind(path as SourcePath, existing)).toBe(kind);
});
