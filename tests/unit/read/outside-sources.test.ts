import { expect, test } from 'vitest';
import type { FilePath, SourcePath } from '../../../src/model/path.ts';
import { listSources, sourceAt } from '../../../src/read/read-sources.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';
import { configOf } from '../../support/sample-site.ts';

const config = configOf(`
products: [{ id: a, name: A, content: ../docs }]
routes:
  - { source: ../CHANGES.md, path: /changes/ }
  - { source: '../packages/:name/README.md', path: '/packages/:name/' }
  - { source: ../docs/inside.md, path: /inside/ }
  - { source: '../packages/ui/*.md', path: /again/ }
  - { source: ../packages/ui/guide.mdx, path: /guide/ }
`);

const files = [
  'CHANGES.md',
  'NOTES.md',
  'ideas.mdx',
  'logo.svg',
  'images/deep.svg',
  'docs/inside.md',
  'docs/other.md',
  'packages/ui/README.md',
  'packages/ui/Demo.tsx',
  'packages/ui/NOTES.md',
  'packages/ui/guide.mdx',
  'packages/ui/src/README.md',
  'packages/ui/src/index.ts',
  'packages/ui/node_modules/README.md',
  'packages/README.md',
];

test('pages that the route table names outside every folder are read, with the files beside them', async () => {
  const disk = memoryFileSystem(Object.fromEntries(files.map((file) => [`/site/${file}`, ''])));
  const listed = await listSources(config, disk);
  expect(listed.map(({ path, kind }) => `${kind} ${path}`).sort()).toEqual([
    'media ../logo.svg',
    'module ../packages/ui/Demo.tsx',
    'page ../CHANGES.md',
    'page ../docs/inside.md',
    'page ../docs/other.md',
    'page ../packages/ui/NOTES.md',
    'page ../packages/ui/README.md',
    'page ../packages/ui/guide.mdx',
  ]);
  // The watcher agrees.
  const watched = files.filter((file) => sourceAt(config, `/site/${file}` as FilePath));
  expect(watched.map((file) => `../${file}` as SourcePath).sort()).toEqual(
    listed.map(({ path }) => path).sort(),
  );
});

test('a route may name a page in a folder with special characters', async () => {
  const special = configOf(String.raw`routes: [{ source: '../c\+\+/\(app\)/a.md', path: /a/ }]`);
  const found = ['c++/(app)/a.md', 'c++/(app)/b.md', 'c++/a.md'];
  const disk = memoryFileSystem(Object.fromEntries(found.map((file) => [`/site/${file}`, ''])));
  expect((await listSources(special, disk)).map(({ path }) => path)).toEqual(['../c++/(app)/a.md']);
});

test('files and folders that pages include are read, and their Markdown is no page', async () => {
  const including = configOf('includes: [../src, ../NOTES.md, parts]');
  const found = [
    'NOTES.md',
    'CHANGES.md',
    'src/a.d.ts',
    'src/deep/b.md',
    'src/node_modules/c.js',
    'src/.git/c.ts',
    'src/deep/.cache/c.ts',
    'srcs/d.ts',
    'content/parts/e.md',
    'content/f.md',
  ];
  const disk = memoryFileSystem(Object.fromEntries(found.map((file) => [`/site/${file}`, ''])));
  const listed = await listSources(including, disk);
  expect(listed.map(({ path, kind }) => `${kind} ${path}`).sort()).toEqual([
    'media ../NOTES.md',
    'media ../src/deep/b.md',
    'media parts/e.md',
    'module ../src/a.d.ts',
    'page f.md',
  ]);
  const watched = found.filter((file) => sourceAt(including, `/site/${file}` as FilePath));
  expect(watched.length).toBe(listed.length);
});

test('a pattern for the whole repository leaves out the output and packages', async () => {
  const wide = configOf("routes: [{ source: '../**/*.md', path: /all/ }]");
  const found = ['a.md', 'content/b.md', 'dist/c/index.md', 'node_modules/d/e.md', '.git/f.md', 'g/h.md'];
  const disk = memoryFileSystem(Object.fromEntries(found.map((file) => [`/site/${file}`, ''])));
  const listed = (await listSources(wide, disk)).map(({ path }) => path).sort();
  expect(listed).toEqual(['../a.md', '../g/h.md', 'b.md']);
  expect(sourceAt(wide, '/site/dist/c/index.md' as FilePath)).toBeUndefined();
});

test('an included folder that contains the output is read without it', async () => {
  const including = { ...configOf('includes: [../work]'), outDir: '/site/work/dist' as FilePath };
  const found = ['work/a.ts', 'work/dist/copy.md', 'work/dist/deep/b.js', 'work/distance/c.ts'];
  const disk = memoryFileSystem(Object.fromEntries(found.map((file) => [`/site/${file}`, ''])));
  const listed = (await listSources(including, disk)).map(({ path }) => path).sort();
  expect(listed).toEqual(['../work/a.ts', '../work/distance/c.ts']);
  const watched = found.filter((file) => sourceAt(including, `/site/${file}` as FilePath));
  expect(watched).toEqual(['work/a.ts', 'work/distance/c.ts']);
});
