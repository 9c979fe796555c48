import { expect, test } from 'vitest';
import {
  assetEntry,
  type BundleResult,
  bundledFiles,
  closureOf,
  inputFiles,
  outputsByEntry,
  stylesOf,
} from '../../../../../src/bundle/esbuild/output/read-outputs.ts';
import type { FilePath } from '../../../../../src/model/path.ts';

const root = '/site' as FilePath;

type Imports = readonly (readonly [path: string, kind?: string])[];

/** An import; `!` before its path means that it is not bundled. */
const importOf = ([path, kind = 'import-statement']: readonly [path: string, kind?: string]) => ({
  path: path.replace('!', ''),
  kind,
  ...(path.startsWith('!') && { external: true }),
});

/** The result of a bundle, with the imports of its outputs by path in the output folder. */
function resultOf(imports: Readonly<Record<string, Imports>>, more: Readonly<Record<string, object>> = {}) {
  const outputs = Object.entries(imports).map(([path, all]) => [
    `dist/${path}`,
    { bytes: 1, inputs: {}, exports: [], imports: all.map(importOf), ...more[path] },
  ]);
  return { metafile: { inputs: {}, outputs: Object.fromEntries(outputs) } } as unknown as BundleResult;
}

test('an entry loads its imports in the order in which they run, others later', () => {
  const result = resultOf({
    'assets/demo.js': [['dist/assets/b.js'], ['dist/assets/later.js', 'dynamic-import'], ['!react']],
    'assets/b.js': [['dist/assets/a.js'], ['dist/assets/font.woff', 'url-token']],
    'assets/a.js': [],
    'assets/later.js': [['dist/assets/a.js'], ['dist/assets/c.js'], ['!lazy', 'dynamic-import']],
    'assets/c.js': [['dist/assets/b.js']],
  });
  expect(assetEntry('assets/demo.js', result)).toEqual({
    path: 'assets/demo.js',
    imports: ['assets/a.js', 'assets/b.js'],
    lazy: ['assets/later.js', 'assets/c.js'],
  });
  expect(assetEntry('assets/a.js', result)).toEqual({ path: 'assets/a.js', imports: [] });
  expect(assetEntry('assets/gone.js', result)).toEqual({ path: 'assets/gone.js', imports: [] });
});

test('chunks that import each other are loaded once', () => {
  const result = resultOf({
    'demo.js': [['dist/a.js']],
    'a.js': [['dist/b.js']],
    'b.js': [['dist/a.js']],
  });
  expect(assetEntry('demo.js', result).imports).toEqual(['b.js', 'a.js']);
});

test('an entry has the style sheet of what it imports', () => {
  const result = resultOf(
    { 'assets/demo.js': [], 'assets/plain.js': [] },
    { 'assets/demo.js': { cssBundle: 'dist/assets/demo-1.css' } },
  );
  expect(assetEntry('assets/demo.js', result)).toEqual({
    path: 'assets/demo.js',
    imports: [],
    styles: 'assets/demo-1.css',
  });
  expect(stylesOf('assets/plain.js', result)).toBeUndefined();
});

test('scripts are found by the file of their entry', () => {
  const result = resultOf(
    {
      'assets/demo.js': [],
      'assets/live.js': [],
      'assets/plain.js': [],
      'assets/demo.css': [],
      'chunk.js': [],
    },
    {
      'assets/demo.js': { entryPoint: 'colophon-demo:content/Demo.tsx' },
      'assets/demo.css': { entryPoint: 'colophon-demo:content/Demo.tsx' },
      'assets/live.js': { entryPoint: 'colophon-live:content/Demo.tsx' },
      'assets/plain.js': { entryPoint: '../kit/Card.tsx' },
    },
  );
  expect(Object.fromEntries(outputsByEntry(result, root))).toEqual({
    '/site/content/Demo.tsx': 'assets/demo.js',
    'live:/site/content/Demo.tsx': 'assets/live.js',
    '/kit/Card.tsx': 'assets/plain.js',
  });
});

test('files are named from the output folder', () => {
  const contents = new Uint8Array([1]);
  const result = { outputFiles: [{ path: '/site/dist/assets/a.js', contents, hash: '', text: '' }] };
  expect(bundledFiles(result as unknown as BundleResult, root)).toEqual([
    { path: 'assets/a.js', bytes: contents },
  ]);
});

test('inputs are files, or have the name of one', () => {
  const names = [
    'content/Demo.tsx',
    '<define:process.env>',
    'colophon-text:content/a.txt',
    'colophon-url:../a.svg',
    'colophon-read:content/a.scss',
    'colophon-demo:content/Demo.tsx',
  ];
  const inputs = Object.fromEntries(names.map((name) => [name, { bytes: 1, imports: [] }]));
  expect(inputFiles({ metafile: { inputs, outputs: {} } } as unknown as BundleResult, root)).toEqual([
    '/site/content/Demo.tsx',
    '/site/content/a.txt',
    '/a.svg',
    '/site/content/a.scss',
    '/site/colophon-demo:content/Demo.tsx',
  ]);
});

test('the closure of an input includes what it imports, however far away, and nothing external', () => {
  const inputs = Object.fromEntries(
    Object.entries({ a: ['b', '!react'], b: ['c', 'a'], c: [], d: ['a'] }).map(([name, imports]) => [
      name,
      {
        bytes: 1,
        imports: imports.map((path) => ({ ...importOf([path]), kind: 'import-statement' as const })),
      },
    ]),
  );
  expect([...closureOf('a', inputs)].sort()).toEqual(['a', 'b', 'c']);
  expect([...closureOf('c', inputs)]).toEqual(['c']);
  expect([...closureOf('gone', inputs)]).toEqual(['gone']);
  expect([...closureOf(undefined, inputs)]).toEqual([]);
});
