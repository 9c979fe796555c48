import { expect, test } from 'vitest';
import { findFamily } from '../../../../src/inspect/family/find-family.ts';
import { treeOf } from '../support.ts';

const roots = (...files: readonly string[]) =>
  findFamily(treeOf(Object.fromEntries(files.map((file) => [file, ''])))).map(({ root }) => root);

test.each([
  ['Markdown and page modules', ['docs/data/a/a.md', 'docs/pages/a.js'], ['docs']],
  ['a navigation file', ['docs/data/a/a.mdx', 'docs/data/pages.ts'], ['docs']],
  ['MDX and other routes', ['data/a/a.mdx', 'pages/[slug].tsx'], []],
  ['Markdown alone', ['data/a/a.md'], []],
])('a tree with %s', (_, files, expected) => {
  expect(roots(...files)).toEqual(expected);
});
