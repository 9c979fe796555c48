import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { enclosingFolder } from '../../../src/effects/enclosing-folder.ts';
import { findPackageFolder, linkPackage } from '../../../src/effects/find-package-folder.ts';
import { resolvePackage } from '../../../src/effects/resolve-package.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { folderWith } from '../../support/folder-with.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';

const main = (version?: string) => JSON.stringify({ name: 'kit', main: 'lib/a.js', version });

test.each<
  [what: string, files: Readonly<Record<string, string>>, found: string | undefined, version?: string]
>([
  [
    'in the folder',
    { 'site/node_modules/kit/package.json': main('1.2.0'), 'site/node_modules/kit/lib/a.js': '' },
    'site/node_modules/kit/lib/a.js',
    '1.2.0',
  ],
  [
    'around the folder',
    { 'node_modules/kit/package.json': main('2.0.0'), 'node_modules/kit/lib/a.js': '' },
    'node_modules/kit/lib/a.js',
    '2.0.0',
  ],
  [
    'in the nearest folder of two',
    {
      ...{ 'site/node_modules/kit/package.json': main('1.2.0'), 'site/node_modules/kit/lib/a.js': '' },
      ...{ 'node_modules/kit/package.json': main('2.0.0'), 'node_modules/kit/lib/a.js': '' },
    },
    'site/node_modules/kit/lib/a.js',
    '1.2.0',
  ],
  [
    'without a version',
    { 'site/node_modules/kit/package.json': main(), 'site/node_modules/kit/lib/a.js': '' },
    'site/node_modules/kit/lib/a.js',
    '',
  ],
  ['without a manifest', { 'site/node_modules/kit/index.js': '' }, 'site/node_modules/kit/index.js', ''],
  ['without its module', { 'site/node_modules/kit/package.json': main('1.2.0') }, undefined],
  ['nowhere', {}, undefined],
])('a package %s', async (_, files, found, version = '') => {
  await using folder = await folderWith(files);
  expect(resolvePackage('kit', join(folder.path, 'site'))).toEqual(
    found === undefined ? undefined : { url: pathToFileURL(join(folder.path, found)).href, version },
  );
});

test('the folder of a package is found behind links, and from folders below', async () => {
  await using folder = await folderWith({ 'packages/kit/a.js': '', 'site/content/a.md': '' });
  const at = (path: string) => join(folder.path, path) as FilePath;
  expect(await findPackageFolder('@acme/kit', at('site/content'))).toBeUndefined();
  await linkPackage('@acme/kit', at('site'), at('packages/kit'));
  expect(await findPackageFolder('@acme/kit', at('site/content'))).toBe(at('packages/kit'));
  expect(await findPackageFolder('@acme/kit', at('packages'))).toBeUndefined();
});

test('the nearest folder with an entry of a name is found', async () => {
  const files = memoryFileSystem({ '/a/.git/HEAD': '', '/a/b/c/.git': 'x', '/a/b/c/d/e.md': '' });
  const find = (folder: string) => enclosingFolder(folder as FilePath, '.git', files);
  expect(await find('/a/b/c/d')).toBe('/a/b/c');
  expect(await find('/a/b/c')).toBe('/a/b/c');
  expect(await find('/a/b')).toBe('/a');
  expect(await find('/z')).toBeUndefined();
});
