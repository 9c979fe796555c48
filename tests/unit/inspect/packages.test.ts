import { expect, test } from 'vitest';
import type { MissingAlias } from '../../../src/inspect/inspected-tree.ts';
import { readPackages } from '../../../src/inspect/packages/read-packages.ts';
import { treeOf } from './support.ts';

/** Reads the packages of a tree with one page, which shows one demo. */
async function packagesOf(
  files: Readonly<Record<string, string>>,
  { alias = {}, missing = [] }: { alias?: Record<string, string>; missing?: readonly string[] } = {},
) {
  const tree = treeOf({ 'docs/a.md': '# A\n\n{{"demo": "Demo.js"}}\n', ...files });
  const shown = {
    products: [{ id: 'a', name: 'A', root: '/', content: 'docs', navigation: 'auto' as const }],
    pages: [],
    components: ['docs/src'],
    alias,
  };
  const absent = missing.map(
    (name): MissingAlias => ({
      name,
      target: `gone/${name}`,
      unplaced: { kind: 'alias', name, reason: 'gone' },
    }),
  );
  const { packages, unplaced, ...found } = await readPackages(shown, absent, tree);
  return { ...packages, ...found, unplaced: unplaced.map(({ name, reason }) => `${name} ${reason}`) };
}

const nothing = { hasDemos: true, ranges: {}, alias: {}, unplaced: [] };
const manifest = (value: object) => JSON.stringify(value);
const demo = (...specifiers: string[]) => ({
  'docs/Demo.tsx': specifiers
    .map((specifier, index) => `import a${index} from '${specifier}';\na${index}();\n`)
    .join(''),
});

test('a tree without demos needs no packages', async () => {
  const files = { 'docs/a.md': '# A\n', 'package.json': manifest({ dependencies: { x: '1' } }) };
  expect(await packagesOf(files)).toEqual({ ...nothing, hasDemos: false });
});

test('imports are followed through files, aliases and both variants, without types and modules of Node', async () => {
  const files = {
    'docs/Demo.tsx': "import type { T } from 'types';\nimport { own } from './own';\nown(own as T);\n",
    'docs/Demo.js': "import fs from 'node:fs';\nimport 'kit/a';\nfs();\n",
    'docs/own/index.js': "export { default as own } from '@s/x/deep';\n",
    'src/kit/a.js': "import x from 'path';\nimport y from 'y';\nx(y);\n",
    'package.json': manifest({
      dependencies: { '@s/x': '^1.0.0', types: '^2.0.0' },
      devDependencies: { y: '~3.1.0' },
    }),
  };
  expect(await packagesOf(files, { alias: { kit: 'src/kit' } })).toEqual({
    ...nothing,
    ranges: { '@s/x': '^1.0.0', y: '~3.1.0' },
  });
});

test('CommonJS modules of the tree are followed', async () => {
  const files = {
    ...demo('kit/colours'),
    'src/kit/colours.js':
      "const prism = require('prism');\n// const old = require('old');\nrequire('prism/css');\nmodule.exports = prism;\n",
    'package.json': manifest({ dependencies: { prism: '^1.0.0', old: '1' } }),
  };
  expect((await packagesOf(files, { alias: { kit: 'src/kit' } })).ranges).toEqual({ prism: '^1.0.0' });
});

test('components of pages are followed, too', async () => {
  const files = {
    'docs/a.md': '{{"component": "modules/Chart.js"}}\n',
    'docs/src/modules/Chart.tsx': "import x from 'x';\nx();\n",
    'package.json': manifest({ dependencies: { x: '1' } }),
  };
  expect((await packagesOf(files)).ranges).toEqual({ x: '1' });
});

test('the nearest manifest gives the range, and a catalog stands for one', async () => {
  const files = {
    ...demo('a', 'b', 'c', 'd'),
    'package.json': manifest({ dependencies: { a: '1', d: 'npm:e@2' } }),
    'docs/package.json': manifest({ dependencies: { a: '2', b: 'catalog:', c: 'catalog:old' } }),
    'pnpm-workspace.yaml': 'catalog:\n  b: ^3.0.0\ncatalogs:\n  old:\n    c: ^4.0.0\n',
  };
  expect((await packagesOf(files)).ranges).toEqual({ a: '2', b: '^3.0.0', c: '^4.0.0', d: 'npm:e@2' });
});

test('a range of a prerelease is its first version, since others sort after it', async () => {
  const dependencies = { a: '^5.0.0-beta.51', b: '~1.2.3-0', c: '>=1.0.0-rc.1', d: '^1.0.0' };
  const files = { ...demo('a', 'b', 'c', 'd'), 'package.json': manifest({ dependencies }) };
  expect((await packagesOf(files)).ranges).toEqual({
    a: '5.0.0-beta.51',
    b: '1.2.3-0',
    c: '>=1.0.0-rc.1',
    d: '^1.0.0',
  });
});

test('demos that an MDX page imports are followed, but not the module that lists their variants', async () => {
  const files = {
    'docs/a/page.mdx': "import { DemoB } from './demos/b';\n\n<DemoB />\n",
    'docs/a/demos/b/index.ts': "import { createDemo } from 'tools';\ncreateDemo();\n",
    'docs/a/demos/b/css-modules/index.tsx': "import { B } from 'ui';\nB();\n",
    'package.json': manifest({ dependencies: { tools: '1', ui: '2' } }),
  };
  expect((await packagesOf(files)).ranges).toEqual({ ui: '2' });
});

test('yarn 1 names no peers and accepts any', async () => {
  const files = { ...demo('a'), 'package.json': manifest({ dependencies: { a: '1' } }) };
  expect((await packagesOf(files)).peers).toBeUndefined();
  const lock = { 'yarn.lock': '# yarn lockfile v1\n\na@1:\n  version "1.0.0"\n' };
  expect((await packagesOf({ ...files, ...lock })).peers).toBe('listed');
});

test.each<[string, object, Record<string, string>]>([
  ['by the index of src', { 'packages/ui/src/index.ts': '' }, { '@a/ui': 'packages/ui/src' }],
  [
    'by the entry that its manifest names',
    { 'packages/ui/lib/main.ts': '' },
    { '@a/ui': 'packages/ui/lib/main.ts' },
  ],
  ['by its own index', { 'packages/ui/index.tsx': '' }, { '@a/ui': 'packages/ui' }],
])('a package of a workspace leads to its sources, %s', async (_, sources, alias) => {
  const files = {
    ...demo('@a/ui'),
    ...(sources as Record<string, string>),
    'package.json': manifest({ workspaces: { packages: ['./packages/*'] } }),
    'packages/ui/package.json': manifest({ name: '@a/ui', exports: { '.': { import: './lib/main.ts' } } }),
  };
  expect(await packagesOf(files)).toEqual({ ...nothing, alias });
});

test('a public package whose modules a build writes comes from a registry', async () => {
  const files = {
    ...demo('@a/vendor/d3'),
    'lerna.json': '{ "packages": ["packages/*"] }',
    'packages/vendor/package.json': manifest({ name: '@a/vendor', version: '2.1.0' }),
    'packages/vendor/src/index.ts': '',
  };
  expect(await packagesOf(files)).toEqual({ ...nothing, ranges: { '@a/vendor': '^2.1.0' } });
});

test('what cannot be installed is reported', async () => {
  const files = {
    ...demo('a', 'b', 'c', 'd/e'),
    'package.json': manifest({ dependencies: { a: 'github:acme/a', b: 'workspace:*' } }),
  };
  expect(await packagesOf(files, { missing: ['d'] })).toEqual({
    ...nothing,
    alias: { d: 'gone/d' },
    unplaced: [
      'a that a registry does not have',
      'b that a registry does not have',
      'c that no package.json names',
      'd gone',
    ],
  });
});

test('a missing alias of a package that a registry has is not needed', async () => {
  const files = {
    ...demo('@a/docs/i18n'),
    'package.json': manifest({ dependencies: { '@a/docs': '^7.0.0' } }),
  };
  expect(await packagesOf(files, { missing: ['@a/docs'] })).toEqual({
    ...nothing,
    ranges: { '@a/docs': '^7.0.0' },
  });
});

test('a repository of one package imports itself', async () => {
  const files = { ...demo('acme'), 'package.json': manifest({ name: 'acme' }), 'src/index.js': '' };
  expect((await packagesOf(files)).alias).toEqual({ acme: 'src' });
});

/** Lock files in which `x` works with `y`, `y` with `z`, and neither needs them. */
const locks = {
  'pnpm-lock.yaml': `lockfileVersion: '9.0'
importers:
  docs:
    dependencies:
      x:
        specifier: ^1.0.0
        version: 1.0.0(y@2.0.0)
packages:
  'x@1.0.0':
    resolution: {integrity: sha512-a==}
    peerDependencies:
      '@types/y': '*'
      y: ^2.0.0
    peerDependenciesMeta:
      '@types/y':
        optional: true
      y:
        optional: true
  y@2.0.0:
    resolution: {integrity: sha512-b==}
    peerDependencies:
      x: ^0.9.0
      needed: ^4.0.0 || ^5
    peerDependenciesMeta:
      '@s/z':
        optional: true
      tests:
        optional: true
snapshots:
  'x@1.0.0(y@2.0.0)':
    dependencies:
      unused: 3.0.0
`,
  'yarn.lock': `__metadata:
  version: 8

"x@npm:^1.0.0":
  version: 1.0.0
  peerDependenciesMeta:
    "@types/y":
      optional: true
    y:
      optional: true
  languageName: node

"y@npm:^2.0.0, y@npm:^2.0.1":
  version: 2.0.1
  dependencies:
    unused: "npm:^3.0.0"
  peerDependencies:
    x: ^0.9.0
    needed: ^4.0.0 || ^5
  peerDependenciesMeta:
    "@s/z":
      optional: true
`,
  'package-lock.json': manifest({
    packages: {
      '': { dependencies: { x: '^1.0.0' } },
      'node_modules/x': { peerDependenciesMeta: { '@types/y': { optional: true }, y: { optional: true } } },
      'docs/node_modules/y': {
        peerDependencies: { x: '^0.9.0', needed: '^4.0.0 || ^5' },
        peerDependenciesMeta: { '@s/z': { optional: true } },
      },
    },
  }),
};

test.each(Object.entries(locks))('%s names the peers of packages', async (path, text) => {
  const dependencies = { '@s/z': '^3.0.0', '@types/y': '*', unused: '^3.0.0', x: '^1.0.0', y: '^2.0.0' };
  const devDependencies = { tests: '^2.0.0' };
  const files = { ...demo('x'), 'package.json': manifest({ dependencies, devDependencies }), [path]: text };
  const { ranges, peers } = await packagesOf(files);
  expect(ranges).toEqual({ '@s/z': '^3.0.0', needed: '^4.0.0 || ^5', x: '^1.0.0', y: '^2.0.0' });
  expect(peers).toBe('listed');
});

test('an optional peer that the documentation does not have is left out', async () => {
  const files = { ...demo('x'), 'package.json': manifest({ dependencies: { x: '1' } }), ...locks };
  expect((await packagesOf(files)).ranges).toEqual({ x: '1' });
});

test('a lock file that is not read costs the peers alone', async () => {
  const files = {
    ...demo('x'),
    'package.json': manifest({ dependencies: { x: '1', y: '1' } }),
    'package-lock.json': '{',
  };
  expect((await packagesOf(files)).ranges).toEqual({ x: '1' });
});

test('demos of Joy UI need its theme', async () => {
  const files = {
    ...demo('@mui/joy/Button'),
    'package.json': manifest({ dependencies: { '@mui/joy': '^5.0.0' } }),
  };
  expect(await packagesOf(files)).toEqual({ ...nothing, ranges: { '@mui/joy': '^5.0.0' }, themes: ['joy'] });
});

test('components that look for colours of their documentation need its theme', async () => {
  const files = { ...demo('x'), 'docs/Demo.js': 'theme.applyDarkStyles({});', 'package.json': manifest({}) };
  expect((await packagesOf(files)).themes).toEqual(['extended']);
});

test('a module beside the sources of its package has an alias of its own', async () => {
  const files = {
    ...demo('@a/ui', '@a/ui/data/rows', '@a/ui/MuiError.macro'),
    'package.json': manifest({ workspaces: ['packages/*'] }),
    'packages/ui/package.json': manifest({ name: '@a/ui' }),
    'packages/ui/src/index.ts': '',
    'packages/ui/data/rows.ts': '',
  };
  expect(await packagesOf(files)).toEqual({
    ...nothing,
    alias: { '@a/ui': 'packages/ui/src', '@a/ui/data': 'packages/ui/data' },
  });
});
