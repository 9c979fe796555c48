import { expect, test } from 'vitest';
import type { BundleResult } from '../../../../../src/bundle/esbuild/output/read-outputs.ts';
import { addScripts } from '../../../../../src/bundle/esbuild/own/add-scripts.ts';
import type { OwnCode } from '../../../../../src/bundle/esbuild/own/compile-own-code.ts';
import type { LinkedScript } from '../../../../../src/bundle/esbuild/own/link-own-code.ts';
import { importKey } from '../../../../../src/bundle/esbuild/own/shared-imports.ts';
import type { ImportList, LinkedImport } from '../../../../../src/model/apart-demos.ts';
import type { FilePath } from '../../../../../src/model/path.ts';

const root = '/site' as FilePath;
const place = { folder: '/site/content' as FilePath, type: 'commonjs' } as const;
const keyOf = (specifier: string) => importKey(specifier, place, root);

type Inputs = BundleResult['metafile']['inputs'];
type Outputs = BundleResult['metafile']['outputs'];

const statement = (path: string, more: { readonly external?: true } = {}) =>
  ({ path, kind: 'import-statement', ...more }) as const;
const output = (more: Partial<Outputs[string]> = {}): Outputs[string] => ({
  bytes: 1,
  inputs: {},
  imports: [],
  exports: [],
  ...more,
});
const fileOf = (path: string) => ({ path: `/site/${path}`, hash: 'h', contents: new Uint8Array(), text: '' });

/** A bundle of what demos import: a kit, whose script a demo imports, and icons, whose chunk has all code. */
const outputs: Outputs = {
  'dist/assets/chunk.js': output(),
  'dist/assets/import-kit.js': output({ entryPoint: `colophon-import:${keyOf('kit')}` }),
  'dist/assets/import-icons.js': output({ entryPoint: `colophon-import:${keyOf('icons')}` }),
};
const inputs: Inputs = {
  'node_modules/kit/index.js': { bytes: 5, imports: [] },
  [`colophon-import:${keyOf('kit')}`]: { bytes: 1, imports: [] },
  [`colophon-shared:${keyOf('kit')}`]: { bytes: 1, imports: [statement('node_modules/kit/index.js')] },
  [`colophon-shared:${keyOf('icons')}`]: {
    bytes: 1,
    imports: [statement('node_modules/icons/a.js'), statement('node_modules/icons/b.js')],
  },
};
const result = {
  errors: [],
  warnings: [],
  outputFiles: Object.keys(outputs).map(fileOf),
  metafile: { inputs, outputs },
} as unknown as BundleResult;

const linkedOf = (specifier: string, styles?: string): [string, LinkedImport] => [
  keyOf(specifier),
  {
    shared: { ...place, key: keyOf(specifier), specifier, names: [] },
    path: `assets/import-${specifier}.js`,
    loads: { imports: [], ...(styles !== undefined && { styles }) },
    modules: [],
  },
];

function codeOf(name: string, specifiers: readonly string[], modules: Inputs): OwnCode {
  const list: ImportList = { ...place, imports: specifiers.map((specifier) => ({ specifier, names: [] })) };
  const script = { directives: '', imports: [], code: '', exports: [] };
  return { kind: 'demo', id: `demo:${name}`, script, list, inputs: modules };
}

const codes = new Map(
  [
    codeOf('A.tsx', ['kit', 'icons'], {
      'content/A.tsx': {
        bytes: 9,
        imports: [statement('content/rows.ts'), statement('kit', { external: true })],
      },
      'content/rows.ts': { bytes: 3, imports: [statement('icons', { external: true })] },
    }),
    codeOf('B.tsx', ['icons'], { 'content/B.tsx': { bytes: 2, imports: [] } }),
  ].map((code) => [code.id, code]),
);

const scriptOf = (id: string, path: string, imports: readonly string[], bytes: number): LinkedScript => ({
  id,
  path,
  contents: new Uint8Array(bytes),
  imports,
});
const scripts = [
  scriptOf('demo:A.tsx', 'assets/a.js', ['assets/import-kit.js', 'assets/chunk.js'], 7),
  scriptOf('demo:B.tsx', 'assets/b.js', ['assets/chunk.js'], 4),
  // Another entry with the same script.
  scriptOf('live:B.tsx', 'assets/b.js', ['assets/chunk.js'], 4),
];

const added = addScripts(result, scripts, {
  root,
  codes,
  shared: new Map([linkedOf('kit', 'assets/kit.css'), linkedOf('icons')]),
  outputOf: () => '',
  write: async (script) => script,
  banner: '',
});

test('a bundle has the scripts of demos, each once, and those of shared imports that a demo needs', () => {
  expect(added.outputFiles.map(({ path, contents }) => [path, contents.length])).toEqual([
    ['/site/dist/assets/chunk.js', 0],
    ['/site/dist/assets/import-kit.js', 0],
    ['/site/dist/assets/a.js', 7],
    ['/site/dist/assets/b.js', 4],
  ]);
});

test('the scripts of demos are described as if they had been bundled', () => {
  expect(added.metafile.outputs).toEqual({
    'dist/assets/chunk.js': output(),
    'dist/assets/import-kit.js': outputs['dist/assets/import-kit.js'],
    'dist/assets/a.js': output({
      bytes: 7,
      entryPoint: 'content/A.tsx',
      cssBundle: 'dist/assets/kit.css',
      imports: [statement('dist/assets/import-kit.js'), statement('dist/assets/chunk.js')],
    }),
    'dist/assets/b.js': output({
      bytes: 4,
      entryPoint: 'content/B.tsx',
      imports: [statement('dist/assets/chunk.js')],
    }),
  });
});

test('modules of demos import what their open imports stand for, and nothing stands for it any more', () => {
  expect(added.metafile.inputs).toEqual({
    'node_modules/kit/index.js': { bytes: 5, imports: [] },
    'content/A.tsx': {
      bytes: 9,
      imports: [statement('content/rows.ts'), statement('node_modules/kit/index.js')],
    },
    'content/rows.ts': {
      bytes: 3,
      imports: [statement('node_modules/icons/a.js'), statement('node_modules/icons/b.js')],
    },
    'content/B.tsx': { bytes: 2, imports: [] },
  });
});
