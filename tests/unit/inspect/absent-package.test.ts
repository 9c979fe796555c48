import { expect, test } from 'vitest';
import { isAbsentPackage } from '../../../src/inspect/packages/absent-package.ts';
import { treeOf } from './support.ts';

const tree = treeOf({
  'docs/a.md': '# A\n',
  'packages/kit/package.json': '{}',
  'packages/kit/src/index.ts': '',
});

test.each([
  // The folder of the package is missing, in the tree or beside it.
  ['@acme/charts', 'packages/charts/src', '@acme/charts', true],
  ['@acme/charts', 'vendor/charts', '@acme/charts', true],
  ['@acme/charts', '../packages/charts/src', '@acme/charts', true],
  ['charts', '../charts/src', 'charts', true],
  // Its build or an installation writes the folder.
  ['@acme/kit', 'packages/kit/build', '@acme/kit', false],
  ['@acme/kit', 'packages/kit/build/esm', '@acme/kit', false],
  ['@acme/kit', 'node_modules/@acme/kit/src', '@acme/kit', false],
  ['@acme/kit', '../node_modules/@acme/kit/src', '@acme/kit', false],
  // A name for files of the tree, and an alias of a part of a package.
  ['samples', 'docs/samples', 'samples', false],
  ['@acme/charts/next', 'packages/charts/next', '@acme/charts', false],
  ['@', '../src', '@acme/charts', false],
])(
  'the alias %s → %s for the import of %s leads to an absent package: %s',
  (name, target, imported, absent) => {
    expect(isAbsentPackage({ name, target }, imported, tree)).toBe(absent);
  },
);
