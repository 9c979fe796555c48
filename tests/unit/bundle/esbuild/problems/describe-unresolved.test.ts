import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  describeAlias,
  describeUnresolved,
} from '../../../../../src/bundle/esbuild/problems/describe-unresolved.ts';
import type { FilePath } from '../../../../../src/model/path.ts';
import { folderWith } from '../../../../support/folder-with.ts';

const create = 'Create the file, or correct the path.';
const isFolder = (module: string) =>
  `It is a folder without an index module. Create "${module}", or name one of its modules.`;

test.each<[specifier: string, hint: string]>([
  ['./shades', 'Did you mean "./shade"?'],
  ['../shades', 'Did you mean "../shade"?'],
  ['./parts/Crad', 'Did you mean "./parts/Card"?'],
  ['../demos/parts/Crad', 'Did you mean "../demos/parts/Card"?'],
  ['./pictrue.svg', 'Did you mean "./picture.svg"?'],
  ['./raitng.scss', 'Did you mean "./rating.scss"?'],
  ['./shad.tsx?raw', 'Did you mean "./shade.tsx?raw"?'],
  ['./shade?raw', create],
  // A style sheet is no module, and a page is neither.
  ['./rating.tsx', create],
  ['./guide.m', create],
  ['./guide.mdd', create],
  ['./gone/Card', create],
  ['./shade.tsx/Card/x', create],
  // The declarations of a module are not the module.
  ['./types', create],
  ['./parts', isFolder('./parts/index.ts')],
  ['./parts/', isFolder('./parts/index.ts')],
  ['.', isFolder('./index.ts')],
  ['..', isFolder('../index.ts')],
])('the hint for a missing %s', async (specifier, hint) => {
  const names = ['shade.tsx', 'rating.scss', 'guide.md', 'guide.mdx', 'types.d.ts', 'picture.svg'];
  const files = [...names, 'parts/Card.tsx'].map((name) => [`content/demos/${name}`, ''] as const);
  await using folder = await folderWith({ 'content/shade.js': '', ...Object.fromEntries(files) });
  const root = folder.path as FilePath;
  const file = join(root, 'content/demos/Demo.tsx') as FilePath;
  expect(describeUnresolved(specifier, { root, file })).toEqual({
    code: 'missing-import',
    message: `The file "${specifier}" does not exist.`,
    hint,
  });
});

test('without the module that imports it, a missing file resembles no other', () => {
  expect(describeUnresolved('./shade', { root: '/site' as FilePath, file: undefined }).hint).toBe(create);
});

test.each<[specifier: string, code: string, message: string]>([
  ['fs', 'node-module', '"fs" is a module of Node.js, which browsers do not have.'],
  [
    'node:fs/promises',
    'node-module',
    '"node:fs/promises" is a module of Node.js, which browsers do not have.',
  ],
  ['.../a', 'missing-import', 'The import ".../a" leads to no file.'],
  ['#internal', 'missing-import', 'The import "#internal" leads to no file.'],
  ['@acme/gone/part', 'missing-import', 'The package "@acme/gone" is not installed.'],
])('%s', (specifier, code, message) => {
  expect(describeUnresolved(specifier, { root: '/site' as FilePath, file: undefined })).toMatchObject({
    code,
    message,
  });
});

const alias = (entry: string) => `Name its module under "alias" in site.yaml: "${entry}".`;

test.each<[what: string, target: string, message: string, hint: string]>([
  [
    'a folder with built modules',
    'content/kit',
    'the folder "content/kit", which has no index module',
    alias('./kit/lib/index.js'),
  ],
  [
    'a folder with sources, which come first',
    'packages/kit',
    'the folder "packages/kit", which has no index module',
    alias('../packages/kit/src/index.tsx'),
  ],
  [
    'a folder without modules',
    'packages/none',
    'the folder "packages/none", which has no index module',
    alias('../packages/none/src/index.ts'),
  ],
  ['a similar file', 'packages/none/shaed', 'no file', 'Did you mean "kit/shade"?'],
  ['nothing', 'packages/gone/x', 'no file', 'Correct "alias" in site.yaml, or create "packages/gone/x".'],
])('an alias that leads to %s', async (_, target, leads, hint) => {
  await using folder = await folderWith({
    'content/kit/lib/index.js': '',
    'content/kit/dist/index.js': '',
    'packages/kit/dist/index.js': '',
    'packages/kit/src/index.tsx': '',
    'packages/none/shade.ts': '',
  });
  const root = folder.path as FilePath;
  expect(describeAlias('kit/button', join(root, target), { root, file: undefined })).toEqual({
    code: 'missing-import',
    message: `The import "kit/button" leads to ${leads}.`,
    hint,
  });
});

test('an alias that leads to a package names it', () => {
  expect(describeAlias('ui', 'gone/ui', { root: '/site' as FilePath, file: undefined })).toEqual({
    code: 'missing-import',
    message: 'The import "ui" leads to the package "gone/ui", which is not installed.',
    hint: 'Install it, or begin a path of the content folder with a dot: "./gone/ui".',
  });
});
