import { expect, test } from 'vitest';
import { declaredPackage } from '../../../../src/inspect/packages/declared-package.ts';
import { readManifests } from '../../../../src/inspect/packages/read-manifests.ts';
import { readPeers } from '../../../../src/inspect/packages/read-peers.ts';
import { treeOf } from '../support.ts';

const packages = {
  'packages/a/package.json': '{ "name": "a" }',
  'packages/b/package.json': '{ "name": "b" }',
  'packages/group/c/package.json': '{ "name": "c" }',
  'examples/d/package.json': '{ "name": "d" }',
  'broken/package.json': '{',
};

test.each<[string, Record<string, string>, string[]]>([
  ['no list', {}, []],
  ['npm', { 'package.json': '{ "workspaces": ["packages/*"] }' }, ['a', 'b']],
  ['yarn 1', { 'package.json': '{ "workspaces": { "packages": ["packages/*/"] } }' }, ['a', 'b']],
  ['pnpm', { 'pnpm-workspace.yaml': 'packages: ["packages/**", "!packages/group/**"]' }, ['a', 'b']],
  ['lerna', { 'lerna.json': '{ "packages": ["packages/b", "examples/*"] }' }, ['b', 'd']],
  ['an exception of npm', { 'package.json': '{ "workspaces": ["**", "!examples/**"] }' }, ['a', 'b', 'c']],
  ['a folder inside', { 'packages/package.json': '{ "workspaces": ["group/*"] }' }, ['c']],
  ['the root itself', { 'package.json': '{ "name": "root" }' }, ['root']],
  ['other values', { 'package.json': '{ "workspaces": "packages/*" }', 'lerna.json': '[1' }, []],
])('the packages of workspaces with %s', async (_, files, names) => {
  const { workspaces } = await readManifests(treeOf({ ...packages, ...files }));
  expect([...workspaces.keys()].sort()).toEqual(names);
});

test('a manifest has the ranges of all kinds, and the modules that it names', async () => {
  const text = JSON.stringify({
    name: ' kit ',
    version: '1.2.0',
    dependencies: { a: '1', b: '1', c: '1', bad: 1 },
    devDependencies: { b: '2', d: '2' },
    peerDependencies: { b: '3', d: '3', e: '3' },
    optionalDependencies: { e: '4', f: '4' },
    source: './src/index.ts',
    exports: { '.': { import: { types: './a.d.ts', default: './a.js' } }, './x': './x.js' },
    module: './m.js',
    main: './n.js',
  });
  const { all } = await readManifests(treeOf({ 'kit/package.json': text }));
  expect(all).toEqual([
    {
      folder: 'kit',
      name: 'kit',
      version: '1.2.0',
      needed: new Set(['a', 'b', 'c']),
      ranges: { a: '1', b: '1', c: '1', d: '2', e: '3', f: '4' },
      entries: ['./src/index.ts', './a.d.ts', './a.js', './m.js', './n.js'],
    },
  ]);
});

test.each<[string, object, string[]]>([
  ['one file', { exports: './a.js' }, ['./a.js']],
  ['conditions', { exports: { import: './a.mjs', require: './a.cjs' } }, ['./a.mjs', './a.cjs']],
  ['the main module alone', { exports: { '.': './a.js', './b': './b.js' } }, ['./a.js']],
  ['other modules alone', { exports: { './b': './b.js' } }, []],
  ['no modules', {}, []],
])('exports with %s', async (_, written, entries) => {
  const { all } = await readManifests(treeOf({ 'package.json': JSON.stringify(written) }));
  expect(all.map((one) => one.entries)).toEqual([entries]);
});

test('a private package has no version, and catalogs have names', async () => {
  const { all, catalogs } = await readManifests(
    treeOf({
      'package.json': '{ "version": "1.0.0", "private": true }',
      'pnpm-workspace.yaml': 'catalog:\n  a: ^1.0.0\n  b: 2\ncatalogs:\n  old:\n    a: ^0.9.0\n',
    }),
  );
  expect(all[0]).not.toHaveProperty('version');
  expect(catalogs).toEqual({ default: { a: '^1.0.0' }, old: { a: '^0.9.0' } });
});

/** What the manifests say about a package that `docs/src/a.ts` imports. */
async function declared(name: string, files: Readonly<Record<string, string>>) {
  const tree = treeOf(files);
  return declaredPackage(name, 'docs/src/a.ts', { manifests: await readManifests(tree), tree });
}
const needing = (range: string) => JSON.stringify({ dependencies: { x: range } });

test.each<[string, object]>([
  ['^1.0.0', { kind: 'registry', range: '^1.0.0' }],
  ['latest', { kind: 'registry', range: 'latest' }],
  ['1.x || 2', { kind: 'registry', range: '1.x || 2' }],
  ['npm:@s/y@~1.0', { kind: 'registry', range: 'npm:@s/y@~1.0' }],
  ['^1.0.0-beta.1', { kind: 'registry', range: '1.0.0-beta.1' }],
  ['workspace:*', { kind: 'elsewhere', reason: 'that a registry does not have' }],
  ['acme/x', { kind: 'elsewhere', reason: 'that a registry does not have' }],
  ['https://acme.dev/x.tgz', { kind: 'elsewhere', reason: 'that a registry does not have' }],
  ['catalog:gone', { kind: 'elsewhere', reason: 'that a registry does not have' }],
  ['file:../kit', { kind: 'sources', target: 'kit/src' }],
  ['link:../kit', { kind: 'sources', target: 'kit/src' }],
  ['file:../gone', { kind: 'elsewhere', reason: 'that a registry does not have' }],
])('a package with the range %s', async (range, expected) => {
  const kit = { 'kit/package.json': '{ "name": "kit" }', 'kit/src/index.ts': '' };
  expect(await declared('x', { 'docs/package.json': needing(range), ...kit })).toEqual(expected);
});

test('the nearest manifest counts, or else one with a range of a registry', async () => {
  const registry = (range: string) => ({ kind: 'registry', range });
  const near = { 'docs/package.json': needing('2'), 'docs/src/package.json': needing('3') };
  expect(await declared('x', { 'package.json': needing('1'), ...near })).toEqual(registry('3'));
  expect(await declared('x', { 'package.json': needing('1'), 'doc/package.json': needing('2') })).toEqual(
    registry('1'),
  );
  const others = { 'a/package.json': needing('workspace:*'), 'b/package.json': needing('4') };
  expect(await declared('x', others)).toEqual(registry('4'));
  expect(await declared('y', others)).toBeUndefined();
});

test.each<[string, object, string[], object]>([
  ['its source', { source: './lib/main.ts' }, ['lib/main.ts'], { kind: 'sources', target: 'x/lib/main.ts' }],
  [
    'the folder of an index',
    { main: './lib/index.js' },
    ['lib/index.js'],
    { kind: 'sources', target: 'x/lib' },
  ],
  [
    'the folder "src"',
    { main: './dist/a.js' },
    ['src/index.tsx', 'index.js'],
    { kind: 'sources', target: 'x/src' },
  ],
  ['its own folder', {}, ['index.js', 'src/a.ts'], { kind: 'sources', target: 'x' }],
  ['"src" without an index', {}, ['src/a.ts'], { kind: 'sources', target: 'x/src' }],
  [
    'its range, too',
    { version: '1.0.0' },
    ['src/a.ts'],
    { kind: 'sources', target: 'x/src', range: '^1.0.0' },
  ],
  ['a registry', { version: '1.0.0' }, ['dist/a.js'], { kind: 'registry', range: '^1.0.0' }],
  ['nowhere', {}, ['dist/a.js'], { kind: 'elsewhere', reason: 'of the tree without sources' }],
])('the sources of a package of the tree: %s', async (_, written, files, expected) => {
  const own = Object.fromEntries(files.map((file) => [`x/${file}`, '']));
  const manifest = JSON.stringify({ name: 'x', ...written });
  const root = { 'package.json': '{ "workspaces": ["x"] }' };
  expect(await declared('x', { ...root, 'x/package.json': manifest, ...own })).toEqual(expected);
});

test('the first lock file is read, and packages without peers have none', async () => {
  const npm = JSON.stringify({
    packages: { 'node_modules/a': {}, 'x/node_modules/@s/b': { peerDependencies: { c: 1 } } },
  });
  const plain = (peers: Awaited<ReturnType<typeof readPeers>>) =>
    [...peers].map(([name, { all, optional }]) => [name, Object.fromEntries(all), [...optional]]);
  expect(plain(await readPeers(treeOf({ 'package-lock.json': npm })))).toEqual([['@s/b', { c: '1' }, []]]);
  const yarn = '"d@npm:^1.0.0":\n  peerDependencies:\n    e: ">=1"\n    f: 2\n  bin:\n    g: h\n';
  expect(plain(await readPeers(treeOf({ 'yarn.lock': yarn, 'package-lock.json': npm })))).toEqual([
    ['d', { e: '>=1', f: '2' }, []],
  ]);
  expect(await readPeers(treeOf({}))).toEqual(new Map());
});
