import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingModule } from '../../../../../src/bundle/esbuild/problems/missing-module.ts';
import { folderWith } from '../../../../support/folder-with.ts';

/** Describes an import of `kit`, which is installed with this manifest and these empty files. */
async function describeImport(specifier: string, manifest: unknown, ...files: readonly string[]) {
  const text = typeof manifest === 'string' ? manifest : JSON.stringify(manifest);
  const inside = ['package.json', ...files].map((path) => [`node_modules/kit/${path}`, path] as const);
  await using folder = await folderWith(
    Object.fromEntries(inside.map(([path, name]) => [path, name === 'package.json' ? text : ''])),
  );
  const installed = join(folder.path, 'node_modules/kit');
  return missingModule({ name: 'kit', folder: installed, specifier, root: folder.path });
}

test.each<[specifier: string, manifest: unknown, files: readonly string[], named: string]>([
  ['kit', { exports: './dist/index.js' }, [], '"./dist/index.js" as its module'],
  ['kit', { exports: { import: './a.mjs', default: './a.js' } }, [], '"./a.mjs" as its module'],
  ['kit', { exports: { types: './a.d.mts', default: ['./a.js'] } }, [], '"./a.js" as its module'],
  ['kit', { module: './esm.js', main: './cjs.js' }, [], '"./esm.js" as its module'],
  ['kit', { exports: {}, main: './cjs.js' }, [], '"./cjs.js" as its module'],
  ['kit/b', { exports: { '.': './a.js', './b': { import: './b.js' } } }, ['a.js'], '"./b.js" as "b"'],
])('%s of a package with %j is not built', async (specifier, manifest, files, named) => {
  expect(await describeImport(specifier, manifest, ...files)).toEqual({
    message: `The package "kit" names ${named}, which does not exist.`,
    hint: 'Build the package.',
  });
});

test.each<[manifest: unknown, files: readonly string[]]>([
  [{}, []],
  ['{', []],
  ['null', []],
  [{ types: './a.d.ts', exports: { types: './a.d.ts' } }, []],
  // A file of the package exists, which the bundler did not accept.
  [{ module: './esm.js', main: './cjs.js' }, ['cjs.js']],
  // Only other modules can be imported.
  [{ exports: { '.': null, './b': './b.js' } }, []],
])('a package with %j has no main module', async (manifest, files) => {
  expect(await describeImport('kit', manifest, ...files)).toEqual({
    message: 'The package "kit" has no main module.',
    hint: 'Import a module of it by its path, or correct its package.json.',
  });
});

test.each<[specifier: string, manifest: unknown, files: readonly string[], hint: string]>([
  ['kit/Buton', {}, ['Button.js', 'Card.js'], 'Did you mean "kit/Button"?'],
  ['kit/deep/er/Buton', {}, ['deep/er/Button.d.ts', 'Buton.js'], 'Did you mean "kit/deep/er/Button"?'],
  ['kit/deep/Crad', {}, ['deep/Card.mjs', 'deep/Cards.tsx'], 'Did you mean "kit/deep/Card"?'],
  ['kit/Table', {}, ['Button.js'], 'Import from "kit".'],
  ['kit/gone/Button', {}, ['Button.js'], 'Import from "kit".'],
  ['kit/Button.js/x', {}, ['Button.js'], 'Import from "kit".'],
  // There is a file, but the package does not offer it.
  ['kit/Button', { exports: { '.': './gone.js' } }, ['Button.js'], 'Import from "kit".'],
  ['kit/Button', { exports: './gone.js', main: './gone.js' }, ['Button.js'], 'Import from "kit".'],
])('%s of a package with %j and %j', async (specifier, manifest, files, hint) => {
  expect(await describeImport(specifier, manifest, ...files)).toEqual({
    message: `The package "kit" has no module "${specifier.slice('kit/'.length)}".`,
    hint,
  });
});

test.each([
  ['packages/kit/index.js', ', or name its sources under "alias" in site.yaml: "kit": ../packages/kit'],
  [
    'packages/kit/src/index.tsx',
    ', or name its sources under "alias" in site.yaml: "kit": ../packages/kit/src',
  ],
  ['packages/kit/lib/index.ts', ''],
])('of a package in the repository with %s, the sources are named', async (path, sources) => {
  await using folder = await folderWith({
    'packages/kit/package.json': '{ "main": "./made.js" }',
    [path]: '',
  });
  const kit = { name: 'kit', folder: join(folder.path, 'packages/kit'), specifier: 'kit', root: folder.path };
  expect(missingModule(kit).hint).toBe(`Build the package${sources}.`);
});
