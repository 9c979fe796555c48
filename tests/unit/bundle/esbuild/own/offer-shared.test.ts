import { expect, test } from 'vitest';
import type { BundleResult } from '../../../../../src/bundle/esbuild/output/read-outputs.ts';
import {
  isCommonEntry,
  isOfShared,
  isSharedEntry,
  sharedOutputs,
  sharedPackage,
  sharedPoints,
  withoutAll,
} from '../../../../../src/bundle/esbuild/own/offer-shared.ts';
import type { SharedImport } from '../../../../../src/model/apart-demos.ts';
import type { FilePath } from '../../../../../src/model/path.ts';

const root = '/site' as FilePath;

test.each<[input: string, name: string | undefined]>([
  ['colophon-shared::react', 'react'],
  ['colophon-shared::react/jsx-runtime', 'react'],
  ['colophon-shared:content/own:@mui/material/Button', '@mui/material'],
  ['colophon-shared::kit#.mts', 'kit'],
  ['colophon-shared::lodash.debounce', 'lodash.debounce'],
  ['colophon-shared::./content/data.ts', undefined],
  ['colophon-import::react', undefined],
  ['node_modules/react/index.js', undefined],
])('%s stands for the package %s', (input, name) => {
  expect(sharedPackage(input)).toBe(name);
});

test.each<[entry: string, isShared: boolean, isCommon: boolean, isOf: boolean]>([
  ['colophon-import::react/jsx-runtime', true, true, true],
  ['colophon-import:content:colophon:runtime', true, true, true],
  ['colophon-import::react/jsx-runtime#.mts', true, true, true],
  ['colophon-import::react', true, false, true],
  ['colophon-shared::react/jsx-runtime', false, false, true],
  ['react/jsx-runtime', false, false, false],
])('%s', (entry, isShared, isCommon, isOf) => {
  expect([isSharedEntry(entry), isCommonEntry(entry), isOfShared(entry)]).toEqual([isShared, isCommon, isOf]);
});

test('each shared import has an entry, and all have one together', () => {
  const shared = (key: string): SharedImport => ({
    key,
    specifier: key.slice(1),
    names: [],
    folder: root,
    type: 'commonjs',
  });
  expect(sharedPoints([], 'assets/')).toEqual([]);
  const points = sharedPoints([shared(':react'), shared(':kit')], 'assets/');
  expect(points.map(({ in: path }) => path)).toEqual([
    'colophon-import::react',
    'colophon-import::kit',
    'colophon-import:all',
  ]);
  for (const { out } of points.slice(0, 2)) expect(out).toMatch(/^assets\/import-[a-z0-9]{8,12}$/);
  expect(new Set(points.map(({ out }) => out)).size).toBe(3);
});

/** The result of a bundle with these outputs. */
function resultOf(outputs: Readonly<Record<string, object>>): BundleResult {
  const outputFiles = Object.keys(outputs).map((path) => ({
    path: `/site/${path}`,
    contents: new Uint8Array(),
    hash: '',
    text: '',
  }));
  return { outputFiles, metafile: { inputs: {}, outputs } } as unknown as BundleResult;
}

test('what the entry with all of them has become is removed, with its style sheet', () => {
  const outputs = {
    'dist/assets/import-all-1.js': {
      entryPoint: 'colophon-import:all',
      cssBundle: 'dist/assets/import-all-1.css',
    },
    'dist/assets/import-all-1.css': {},
    'dist/assets/import-a-1.js': {
      entryPoint: 'colophon-import::a',
      cssBundle: 'dist/assets/import-a-1.css',
    },
    'dist/assets/import-a-1.css': { entryPoint: 'colophon-import::a' },
    'dist/assets/demo-1.js': { entryPoint: 'content/Demo.tsx' },
  };
  const left = withoutAll(resultOf(outputs), root);
  const paths = ['import-a-1.js', 'import-a-1.css', 'demo-1.js'].map((name) => `dist/assets/${name}`);
  expect(Object.keys(left.metafile.outputs)).toEqual(paths);
  expect(left.outputFiles.map(({ path }) => path)).toEqual(paths.map((path) => `/site/${path}`));
  expect([...sharedOutputs(left)]).toEqual([[':a', 'dist/assets/import-a-1.js']]);
});

test('a bundle without shared imports stays as it is', () => {
  const result = resultOf({ 'dist/assets/demo-1.js': { entryPoint: 'content/Demo.tsx' } });
  expect(withoutAll(result, root)).toBe(result);
});
