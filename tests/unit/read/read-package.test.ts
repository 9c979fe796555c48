import { describe, expect, test } from 'vitest';
import type { FilePath } from '../../../src/model/path.ts';
import { readPackage } from '../../../src/read/read-package.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';
import { tarball } from '../../support/tarball.ts';

const inFolder = (files: Readonly<Record<string, string>>) => {
  const at = Object.entries(files).map(([path, text]) => [`/kit/${path}`, text]);
  return readPackage('/kit' as FilePath, memoryFileSystem(Object.fromEntries(at)));
};

describe('finds the module that exports everything', () => {
  test.each<[string, unknown, string]>([
    [
      'exports with conditions',
      { exports: { '.': { import: { default: './i.mjs', types: './i.d.mts' } } } },
      'i.d.mts',
    ],
    ['exports of one module', { exports: './src/main.ts' }, 'src/main.ts'],
    ['"types"', { types: './dist/index.d.ts', main: 'index.js' }, 'dist/index.d.ts'],
    ['"main" beside its declarations', { main: './lib/a.js' }, 'lib/a.d.ts'],
    ['the name of the file', {}, 'index.d.ts'],
  ])('%s', async (_, manifest, entry) => {
    const found = await inFolder({
      'package.json': JSON.stringify({ name: 'kit', ...Object(manifest) }),
      [entry]: '',
      'index.d.ts': '',
    });
    expect(found.entry).toBe(entry);
  });
});

test('reads types and sources of a folder, but no packages in it', async () => {
  const { name, version, files } = await inFolder({
    'package.json': '{ "name": "@acme/kit", "version": "1.0.0" }',
    'index.ts': '',
    'logo.svg': '',
    'node_modules/react/index.d.ts': '',
  });
  expect({ name, version, files: [...files.keys()].sort() }).toEqual({
    name: '@acme/kit',
    version: '1.0.0',
    files: ['index.ts', 'package.json'],
  });
});

test('reads a tarball', async () => {
  const disk = memoryFileSystem();
  disk.files.set('/kit-1.0.0.tgz', tarball({ 'package.json': '{ "name": "kit" }', 'index.d.ts': '' }));
  const found = await readPackage('/kit-1.0.0.tgz' as FilePath, disk);
  expect({ name: found.name, entry: found.entry }).toEqual({ name: 'kit', entry: 'index.d.ts' });
});

describe('wrong usage', () => {
  const disk = memoryFileSystem({
    '/text.tgz': 'text',
    '/empty/a.ts': '',
    '/broken/package.json': '{',
    '/nameless/package.json': '{}',
    '/untyped/package.json': '{ "name": "kit" }',
  });
  test.each([
    [
      '/gone.tgz',
      'There is no file or folder "/gone.tgz". Pass a tarball of npm pack, or a folder with a package.json.',
    ],
    [
      '/text.tgz',
      '"/text.tgz" is not a package. Pass a tarball of npm pack, or a folder with a package.json.',
    ],
    ['/empty', '"/empty" is not a package. Pass a tarball of npm pack, or a folder with a package.json.'],
    ['/broken', '"/broken" is not a package. Pass a tarball of npm pack, or a folder with a package.json.'],
    ['/nameless', 'The package.json in "/nameless" has no name.'],
    ['/untyped', 'Package "kit" in "/untyped" has no types: "types" of its package.json names none.'],
  ])('%s', async (path, message) => {
    await expect(readPackage(path as FilePath, disk)).rejects.toThrow(message);
  });
});
