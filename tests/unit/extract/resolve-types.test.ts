import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compilerOptions } from '../../../src/extract/project/compiler-options.ts';
import { packageName, resolveTypes } from '../../../src/extract/project/resolve-types.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { folderWith } from '../../support/folder-with.ts';

const manifest = (fields: object) => JSON.stringify({ version: '1.0.0', ...fields });

const files = {
  'src/index.ts': '',
  'node_modules/typed/package.json': manifest({ name: 'typed', types: 'lib/index.d.ts' }),
  'node_modules/typed/lib/index.d.ts': '',
  'node_modules/sources/package.json': manifest({ name: 'sources', exports: './index.tsx' }),
  'node_modules/sources/index.tsx': '',
  'node_modules/@acme/kit/package.json': manifest({
    name: '@acme/kit',
    exports: { './deep': { types: './deep.d.mts', default: './deep.mjs' } },
  }),
  'node_modules/@acme/kit/deep.d.mts': '',
  'node_modules/script/package.json': manifest({ name: 'script', main: 'index.js' }),
  'node_modules/script/index.js': '',
  'node_modules/unbuilt/package.json': manifest({
    name: 'unbuilt',
    main: 'index.js',
    types: 'dist/types.d.ts',
  }),
  'node_modules/unbuilt/index.js': '',
};

/** Finds the types of a package, with paths from the folder of the site. */
async function resolve(name: string, entry?: string) {
  await using folder = await folderWith(files);
  const root = folder.path as FilePath;
  const task = { name, ...(entry !== undefined && { entry: join(root, entry) as FilePath }) };
  const found = resolveTypes(task, root, compilerOptions(root).options);
  const shown = (file: string) => file.replace(`${root}/`, '');
  return {
    kind: found.kind,
    file: found.kind === 'found' ? shown(found.file) : undefined,
    specifier: found.kind === 'found' ? shown(found.specifier) : undefined,
    announced: found.kind === 'untyped' ? found.announced : undefined,
    facts: found.facts.map(shown),
  };
}

test.each<
  [name: string, entry: string | undefined, file: string, specifier: string, facts: readonly string[]]
>([
  [
    'typed',
    undefined,
    'node_modules/typed/lib/index.d.ts',
    'typed',
    ['node_modules/typed/package.json', 'node_modules/typed/package.json'],
  ],
  [
    'sources',
    undefined,
    'node_modules/sources/index.tsx',
    'sources',
    ['node_modules/sources/package.json', 'node_modules/sources/package.json'],
  ],
  [
    '@acme/kit/deep',
    undefined,
    'node_modules/@acme/kit/deep.d.mts',
    '@acme/kit/deep',
    ['node_modules/@acme/kit/package.json', 'node_modules/@acme/kit/package.json'],
  ],
  ['@acme/own', 'src/index.ts', 'src/index.ts', 'src/index.ts', ['src/index.ts']],
])('the types of %s, with the module %s, are in %s', async (name, entry, file, specifier, facts) => {
  expect(await resolve(name, entry)).toEqual({ kind: 'found', file, specifier, announced: undefined, facts });
});

test.each<
  [name: string, entry: string | undefined, kind: string, announced: string | undefined, fact: string]
>([
  ['@acme/own', 'src/gone.ts', 'no-entry', undefined, 'src/gone.ts'],
  ['gone', undefined, 'missing', undefined, 'node_modules/gone/package.json'],
  ['gone', undefined, 'missing', undefined, 'node_modules/@types/gone/index.d.ts'],
  ['script', undefined, 'untyped', undefined, 'node_modules/script/index.d.ts'],
  ['unbuilt', undefined, 'untyped', 'dist/types.d.ts', 'node_modules/unbuilt/dist/types.d.ts'],
])('%s, with the module %s, is %s', async (name, entry, kind, announced, fact) => {
  const found = await resolve(name, entry);
  expect(found).toMatchObject({ kind, announced, file: undefined });
  expect(found.facts).toContain(fact);
});

test.each([
  ['kit', 'kit'],
  ['kit/deep/er', 'kit'],
  ['@acme/kit', '@acme/kit'],
  ['@acme/kit/deep', '@acme/kit'],
])('%s is of the package %s', (specifier, name) => {
  expect(packageName(specifier)).toBe(name);
});
