import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { BundleInputs, Bundles } from '../../../../src/bundle/bundles.ts';
import {
  bundleInputs,
  changedInputs,
  importedFiles,
  ownFiles,
  ownInputs,
} from '../../../../src/bundle/stored/bundle-inputs.ts';
import { packageRoot } from '../../../../src/effects/package-root.ts';
import type { FilePath } from '../../../../src/model/path.ts';
import { memoryFileSystem } from '../../../support/memory-file-system.ts';

type Texts = Readonly<Record<string, string>>;

/** Reads inputs of a site with these files; the hash of a file is its text. */
function readerOf(texts: Texts) {
  const files = memoryFileSystem(texts);
  return { files, hashes: { of: files.readText }, config: { root: '/site' as FilePath } };
}

const demo = '/site/content/Demo.tsx';
const data = '/site/content/data/rows.ts';
const lock = '/site/node_modules/.package-lock.json';
const react = '/site/node_modules/react/index.js';
const texts: Texts = { [demo]: 'demo', [data]: 'rows', [lock]: 'lock', [react]: 'react' };

async function inputsOf(given: Partial<Record<'browser' | 'server' | 'worker', readonly string[]>>) {
  const bundle = (paths: readonly string[] | undefined) => paths && { inputs: paths };
  const { browser = [], server = [], worker } = given;
  const bundles = { browser: bundle(browser), server: bundle(server), worker: bundle(worker) };
  return bundleInputs(bundles as unknown as Bundles, readerOf(texts));
}

const all = () => inputsOf({ browser: [demo, react], server: [demo, data], worker: [react] });

test('the inputs of all bundles are hashed once, with what package managers write', async () => {
  const { inputs, folders } = await all();
  expect(inputs.slice(0, 3)).toEqual([
    [demo, 'demo'],
    [react, 'react'],
    [data, 'rows'],
  ]);
  const markers = new Map(inputs.slice(3));
  expect(markers.get(lock as FilePath)).toBe('lock');
  expect(markers.get('/site/node_modules/.modules.yaml' as FilePath)).toBe('none');
  expect(markers.get('/node_modules/.yarn-state.yml' as FilePath)).toBe('none');
  expect(markers.get(join(packageRoot(), 'node_modules/.yarn-integrity') as FilePath)).toBeDefined();
  // The names in folders of packages follow from the installation.
  const named = folders.map(([folder]) => folder);
  expect(named).toContain('/site/content');
  expect(named).toContain('/site/content/data');
  expect(named.filter((folder) => folder.includes('react'))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

describe('bundles are made again', () => {
  test.each<[what: string, changes: Texts, changed: readonly (readonly string[])[] | undefined]>([
    ['not at all if nothing has changed', {}, []],
    [
      'in part if files have changed',
      { [demo]: 'x', [react]: 'y' },
      [
        [demo, 'x'],
        [react, 'y'],
      ],
    ],
    ['if a file has appeared beside an input', { '/site/content/data/rows.tsx': '' }, undefined],
    ['if a package was installed in another way', { '/site/node_modules/.modules.yaml': '' }, undefined],
    ['not if a file has appeared elsewhere', { '/site/other/a.ts': '' }, []],
  ])('%s', async (_, changes, changed) => {
    expect(await changedInputs(await all(), readerOf({ ...texts, ...changes }))).toEqual(changed);
  });

  test('if an input was removed, also where its folder is not checked', async () => {
    const { [react]: _, ...others } = texts;
    expect(await changedInputs(await all(), readerOf(others))).toBeUndefined();
  });
});

test('packages are represented by what their manager writes', async () => {
  const inputs = await all();
  const own = ownInputs(inputs);
  const names = own.inputs.map(([file]) => file);
  expect(names).toContain(demo);
  expect(names).toContain(lock);
  expect(names).not.toContain(react);
  expect(own.folders).toEqual(inputs.folders);
});

test('files of the site are those outside packages, our templates and our program', () => {
  const ours = ['templates/page.tsx', 'lib/define.js', 'content/a.ts'].map((path) =>
    join(packageRoot(), path),
  );
  const files = [demo, react, ...ours, '/shared/a.ts'] as FilePath[];
  expect(ownFiles(files)).toEqual([demo, ours[2], '/shared/a.ts']);
  const from: BundleInputs = { inputs: files.map((file) => [file, 'x'] as const), folders: [] };
  expect(importedFiles(from)).toEqual([demo, ours[2], '/shared/a.ts']);
  expect(importedFiles(undefined)).toEqual([]);
});
