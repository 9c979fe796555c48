import { mkdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unpackPackage } from '../../../src/api/unpack-package.ts';
import { nodeFileSystem } from '../../../src/effects/node-file-system.ts';
import type { ApiPackage } from '../../../src/model/api-extraction.ts';
import type { FilePath, SourcePath } from '../../../src/model/path.ts';
import type { ReadPackage } from '../../../src/read/read-package.ts';
import { readTree } from '../../support/read-tree.ts';
import { configOf } from '../../support/sample-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const other: ReadPackage = {
  name: '@acme/kit',
  version: '1.0.0',
  entry: 'dist/index.d.ts',
  files: new Map([
    ['package.json', bytes('{}')],
    ['dist/index.d.ts', bytes('export {};')],
    ['dist/view.d.mts', bytes('export {};')],
    ['src/view.tsx', bytes('export {};')],
    ['dist/index.js', bytes('1;')],
    ['README.md', bytes('# Kit')],
  ]),
  dependencies: ['react', '@acme/words', '@types/node', 'gone'],
};

/** Unpacks the package into `old` of a site, in whose folder some packages are installed. */
async function unpack(root: string, present: ApiPackage, installed: readonly string[]) {
  for (const folder of installed) await mkdir(join(root, folder), { recursive: true });
  const config = { ...configOf(''), root: root as FilePath, contentDir: join(root, 'content') as FilePath };
  const place = { folder: join(root, 'old') as FilePath, present };
  return unpackPackage(other, place, { files: nodeFileSystem(), config });
}

test('the modules with types of a package are written, and its manifest', async () => {
  await using folder = await temporaryFolder();
  const entry = await unpack(folder.path, { name: '@acme/kit' }, []);
  expect(entry).toBe('../old/node_modules/@acme/kit/dist/index.d.ts');
  const kit = join(folder.path, 'old/node_modules/@acme/kit');
  expect([...(await readTree(kit)).keys()].sort()).toEqual([
    'dist/index.d.ts',
    'dist/view.d.mts',
    'package.json',
    'src/view.tsx',
  ]);
  expect(await readFile(join(kit, 'dist/index.d.ts'), 'utf8')).toBe('export {};');
});

test('it imports the packages that the present version imports, and their types', async () => {
  await using folder = await temporaryFolder();
  const inside = 'node_modules/@acme/kit/node_modules';
  const installed = [
    `${inside}/react`,
    `${inside}/@types/acme__words`,
    'node_modules/@types/react',
    `${inside}/@types/node`,
  ];
  await unpack(folder.path, { name: '@acme/kit' }, installed);
  const linked = (name: string) =>
    realpath(join(folder.path, 'old/node_modules/@acme/kit/node_modules', name));
  for (const name of ['react', '@types/acme__words', '@types/node'])
    expect(await linked(name)).toBe(join(folder.path, inside, name));
  // Those of the site are found anyway.
  await expect(linked('@types/react')).rejects.toThrow('ENOENT');
  await expect(linked('gone')).rejects.toThrow('ENOENT');
});

test('of a package whose sources are beside the site, those of its module count', async () => {
  await using folder = await temporaryFolder();
  const installed = ['kit/node_modules/react', 'node_modules/@acme/kit/node_modules/react'];
  const entry = '../kit/src/index.ts' as SourcePath;
  await unpack(folder.path, { name: '@acme/kit', entry }, installed);
  const link = join(folder.path, 'old/node_modules/@acme/kit/node_modules/react');
  expect(await realpath(link)).toBe(join(folder.path, 'kit/node_modules/react'));
});
