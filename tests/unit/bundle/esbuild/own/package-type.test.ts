import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createPackageType } from '../../../../../src/bundle/esbuild/own/package-type.ts';
import { createPackagesOf } from '../../../../../src/bundle/esbuild/packages-of.ts';
import type { FilePath } from '../../../../../src/model/path.ts';
import { folderWith } from '../../../../support/folder-with.ts';

test.each<[what: string, files: Readonly<Record<string, string>>, type: string]>([
  ['of ES modules', { 'package.json': '{ "type": "module" }' }, 'module'],
  ['that says nothing', { 'package.json': '{}' }, 'commonjs'],
  ['of another type', { 'package.json': '{ "type": "esm" }' }, 'commonjs'],
  ['that is damaged', { 'package.json': '{' }, 'commonjs'],
  [
    'around another one',
    { 'package.json': '{ "type": "module" }', 'content/package.json': '{}' },
    'commonjs',
  ],
  ['inside another one', { 'package.json': '{}', 'content/package.json': '{ "type": "module" }' }, 'module'],
])('modules of a package %s', async (_, files, type) => {
  await using folder = await folderWith(files);
  expect(createPackageType()(join(folder.path, 'content/demos') as FilePath)).toBe(type);
});

test('the type of a folder is read once', async () => {
  await using folder = await folderWith({ 'package.json': '{ "type": "module" }' });
  const typeOf = createPackageType();
  expect(typeOf(folder.path as FilePath)).toBe('module');
  await writeFile(join(folder.path, 'package.json'), '{}');
  expect(typeOf(folder.path as FilePath)).toBe('module');
  expect(createPackageType()(folder.path as FilePath)).toBe('commonjs');
});

test('packages are found from the nearest folder that has any, or is a package', async () => {
  await using folder = await folderWith({
    'site/content/own/package.json': '{}',
    'above/package.json': '{}',
  });
  const at = (path: string) => join(folder.path, path);
  await mkdir(at('site/content/packed/node_modules'), { recursive: true });
  const packagesOf = createPackagesOf(at('site') as FilePath);
  // Twice, since folders are looked at once.
  for (const _ of [1, 2]) {
    expect(packagesOf(at('site/content/own/deep/er'))).toBe(at('site/content/own'));
    expect(packagesOf(at('site/content/packed/deep'))).toBe(at('site/content/packed'));
    expect(packagesOf(at('site/content/demos'))).toBe(at('site'));
    expect(packagesOf(at('above/lib'))).toBe(at('above'));
  }
});

test('a module outside of all packages has its packages in the outermost folder', () => {
  expect(createPackagesOf('/gone/site' as FilePath)('/elsewhere/deep')).toBe('/');
});
