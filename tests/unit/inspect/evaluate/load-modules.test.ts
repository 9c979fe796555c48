import { expect, test } from 'vitest';
import { baseOf, loadModules, resolveModule } from '../../../../src/inspect/evaluate/load-modules.ts';
import { treeOf } from '../support.ts';

const tree = treeOf({
  'a/b.js': '',
  'a/b.ts': '',
  'a/index.js': '',
  'a/only.ts': '',
  'c.mts': '',
  'd.json': '{}',
  'd/index.tsx': '',
  'docs/ui/x.ts': '',
  'index.ts': '',
  'ui/src/x.ts': '',
});
const aliases = { docs: 'docs', '@acme/ui': 'ui/src', '@acme/ui/deep': 'a' };

test.each([
  ['./b', 'a/x.ts', 'a/b.ts'],
  ['./b.js', 'a/x.ts', 'a/b.js'],
  ['./only.js', 'a/x.ts', 'a/only.ts'],
  ['./c.mjs', 'x.ts', 'c.mts'],
  ['.', 'a/x.ts', 'a/index.js'],
  ['..', 'a/x.ts', 'index.ts'],
  ['../a', 'd/x.ts', 'a/index.js'],
  ['./d', 'x.ts', 'd.json'],
  ['./d/', 'x.ts', 'd/index.tsx'],
  ['./missing', 'x.ts', undefined],
  ['../../c', 'a/x.ts', undefined],
  ['react', 'x.ts', undefined],
  ['docs/ui/x', 'a/x.ts', 'docs/ui/x.ts'],
  ['docs-ui/x', 'a/x.ts', undefined],
  ['@acme/ui/x', 'a/x.ts', 'ui/src/x.ts'],
  ['@acme/ui/deep/only', 'x.ts', 'a/only.ts'],
  ['@acme/ui/deep', 'x.ts', 'a/index.js'],
])('%s in %s is the module %s', (specifier, from, file) => {
  expect(resolveModule(specifier, from, { tree, aliases })).toBe(file);
});

test.each([
  ['./b.js', 'a/x.ts', 'a/b.js'],
  ['../../outside', 'a/x.ts', undefined],
  ['.hidden/b', 'a/x.ts', undefined],
  ['@acme/ui', 'x.ts', 'ui/src'],
])('%s in %s stands for the path %s', (specifier, from, path) => {
  expect(baseOf(specifier, from, aliases)).toBe(path);
});

test('a program has the modules that it imports, requires or exports from', async () => {
  const { modules } = await loadModules(
    'config.ts',
    treeOf({
      'config.ts': "import './a';\nimport b from \"./b\";\nconst c = require('./c');\nexport * from './d';",
      'a.ts': "export const late = () => import('./e');",
      'b.ts': '',
      'c.js': '',
      'd.ts': "import 'react';\nimport './config';",
      'e.ts': '',
      'other.ts': '',
    }),
  );
  expect([...modules.keys()].sort()).toEqual(['a.ts', 'b.ts', 'c.js', 'config.ts', 'd.ts', 'e.ts']);
});

test('an entry that does not exist cannot be read', async () => {
  const { modules } = await loadModules('config.ts', treeOf({}));
  expect([...modules]).toEqual([['config.ts', { kind: 'invalid', message: 'it cannot be read', line: 1 }]]);
});
