import { describe, expect, test } from 'vitest';
import { type InspectionFiles, listTree, mostFiles } from '../../../src/inspect/list-tree.ts';
import { filesBelow, markdownEnd } from '../../../src/inspect/tree-files.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';
import { treeOf } from './support.ts';

const disk = memoryFileSystem({
  '/r/b.md': '# B\n',
  '/r/a/c.md': '# C\n',
  '/r/a/node_modules/x/readme.md': '# X\n',
  '/r/.git/HEAD': '',
  '/r/.next/a.md': '',
  '/r/.github/a.md': '',
  '/other/d.md': '',
});

test('files are listed in order, without packages and build products', async () => {
  const tree = await listTree('/r', disk);
  expect(tree?.paths).toEqual(['.github/a.md', 'a/c.md', 'b.md']);
  expect(await tree?.textOf('a/c.md')).toBe('# C\n');
  expect(await tree?.textOf('c.md')).toBeUndefined();
});

test.each([
  [5_000_000, '# B\n'],
  [5_000_001, undefined],
  [undefined, '# B\n'],
])('of a file of %j bytes, the text is %j', async (size, text) => {
  const tree = await listTree('/r', { ...disk, size: async () => size });
  expect(await tree?.textOf('b.md')).toBe(text);
});

/** A folder that contains as many folders. */
const deepFolder = (count: number): InspectionFiles => ({
  ...disk,
  list: async (_, enters = () => true) => {
    for (let at = 0; at < count; at += 1) enters('a');
    return [{ path: 'b.md', file: '/r/b.md' as FilePath }];
  },
});

test('a folder with too many folders and files is not listed', async () => {
  expect((await listTree('/r', deepFolder(mostFiles - 1)))?.paths).toEqual(['b.md']);
  expect(await listTree('/r', deepFolder(mostFiles))).toBeUndefined();
});

test('links to other files of the folder are known by their paths', async () => {
  const entry = (path: string, target?: string) => ({
    path,
    file: `/r/${path}` as FilePath,
    ...(target !== undefined && { target: target as FilePath }),
  });
  const tree = await listTree('/r', {
    ...disk,
    list: async () => [
      entry('docs/a.svg', '/real/art/a.svg'),
      entry('docs/b.svg', '/realm/b.svg'),
      entry('docs/c.svg', '/outside/c.svg'),
      entry('docs/d.svg'),
    ],
    realPath: async () => '/real' as FilePath,
  });
  expect([...(tree?.links ?? [])]).toEqual([['docs/a.svg', 'art/a.svg']]);
});

describe('the files of a tree', () => {
  const tree = treeOf({ 'b.md': '', 'a/e.mdx': '', 'a/c/d.md': '', 'ab/x.md': '', 'a/y.mdxx': '' });

  test.each([
    ['', true],
    ['.', true],
    ['a', true],
    ['a/c', true],
    ['a/c/d.md', false],
    ['b', false],
    ['c', false],
  ])('"%s" is a folder: %s', (path, isFolder) => {
    expect(tree.hasFolder(path)).toBe(isFolder);
  });

  test.each([
    ['', ['a/c/d.md', 'a/e.mdx', 'ab/x.md', 'b.md']],
    ['.', ['a/c/d.md', 'a/e.mdx', 'ab/x.md', 'b.md']],
    ['a', ['a/c/d.md', 'a/e.mdx']],
    ['a/c', ['a/c/d.md']],
    ['c', []],
  ])('the Markdown below "%s" is %j', (folder, files) => {
    expect(filesBelow(tree, folder, markdownEnd)).toEqual(files);
  });
});
