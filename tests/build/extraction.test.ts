import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStore } from '../../src/cache/create-store.ts';
import { createFileHashes } from '../../src/cache/file-hashes.ts';
import { nodeFileSystem } from '../../src/effects/node-file-system.ts';
import { createExtraction, type Extraction } from '../../src/load/create-extraction.ts';
import type { ExtractedApi, ExtractedProduct } from '../../src/model/api-extraction.ts';
import type { FilePath, SourcePath } from '../../src/model/path.ts';
import { writeSources } from '../support/extract-sources.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporary-folder.ts';
import { readConfig } from '../support/workspace.ts';

// Types that reach a document in every way: heritage, aliases, picked and looked-up members, defaults of
// parameters, values, re-exports under another name, and a namespace.
const library = {
  'package.json': '{ "name": "@acme/lib", "version": "1.0.0", "types": "index.d.ts" }',
  'index.d.ts': `
    export { Alert, type AlertOptions } from './alert';
    export { Badge } from './badge';
    export * from './chart';
    export { useAlert } from './use-alert';
  `,
  'alert.d.ts': `
    import type { Tone } from './names';
    import type { Shared } from './shared';
    export interface AlertOptions { delay: number }
    export declare function Alert(props: Shared & { tone: Tone; options?: AlertOptions }): React.JSX.Element;
    import * as React from 'react';
  `,
  'badge.d.ts': `
    import * as React from 'react';
    import type { Map } from './map';
    declare const kinds: readonly ['dot', 'number'];
    export declare const Badge: React.FC<Map['badge'] & { kind?: (typeof kinds)[number] }>;
  `,
  'chart.d.ts': `
    import * as React from 'react';
    import type * as Shapes from './shapes';
    export interface ChartProps extends Pick<Shapes.Box, 'width'> { /** Rows. */ rows: readonly number[] }
    export declare class Chart extends React.Component<ChartProps> { reset(): void }
  `,
  'use-alert.d.ts': `
    import type { Tone as Level } from './names';
    export declare function useAlert(level?: Level): { close(): void };
  `,
  'names.d.ts': "export type { Tone } from './tone';",
  'tone.d.ts': "export type Tone = 'calm' | 'loud';",
  'shared.d.ts': 'export interface Shared { className?: string }',
  'map.d.ts': "export interface Map { badge: { count: number }; other: import('./unused').Unused }",
  'shapes.d.ts': 'export interface Box { width: number; height: number }',
  'unused.d.ts': 'export interface Unused { nothing: true }',
};

const lib = 'node_modules/@acme/lib';
const product: ExtractedProduct = {
  key: 'products[0].api',
  folder: 'acme/api' as SourcePath,
  extraction: { packages: [{ name: '@acme/lib' }], kinds: [], include: [], exclude: [] },
};

let site: TemporaryFolder;
const opened: Extraction[] = [];
const files = nodeFileSystem();

beforeAll(async () => {
  site = await temporaryFolder();
  const sources = Object.entries(library).map(([file, text]) => [`${lib}/${file}`, text]);
  await writeSources(site.path, {
    ...Object.fromEntries(sources),
    'content/site.yaml': 'name: Acme\nurl: https://acme.example\nproducts:\n  - { id: acme, name: Acme }\n',
  });
});

afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
  await site[Symbol.asyncDispose]();
});

/** An extraction as another run of the command has it, with the cache of the last one that was saved. */
async function open(cache: string, root = site.path): Promise<Extraction & { save(): Promise<void> }> {
  const config = await readConfig(root);
  const at = (name: string) => join(root, cache, name) as FilePath;
  const hashes = await createFileHashes(files, at('hashes.json'), { force: false });
  const store = await createStore(files, at('store'), { force: false, packName: `${opened.length}-1` });
  const extraction = createExtraction(config, { files, hashes, store, tool: 'test' }, { isOnce: false });
  opened.push(extraction);
  const save = async () => {
    await store.save({ keepUnused: true });
    await hashes.save({ keepUnused: true });
  };
  return { ...extraction, save };
}

async function write(file: string, text: string): Promise<void> {
  const path = join(site.path, lib, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(site.path, lib, file), 'utf8');
  expect(text).toContain(from);
  await write(file, text.replace(from, to));
}

/** Names of the documents that are other objects than before. */
function changedDocuments(before: ExtractedApi, after: ExtractedApi): string[] {
  const known = new Set(before.documents);
  return after.documents.filter((document) => !known.has(document)).map(({ file }) => file.name);
}

/** What was extracted. Documents from the store have a hash, too. */
function stated({ documents, ...others }: ExtractedApi) {
  return { ...others, documents: documents.map(({ hash: _, ...document }) => document) };
}

test('an unchanged product has the same documents, in the same and in another run', async () => {
  const first = await open('cache');
  const extracted = await first.extractApi([product]);
  expect(extracted.diagnostics).toEqual([]);
  expect(extracted.documents.map(({ file }) => file.name)).toEqual([
    ...['AlertOptions', 'Alert', 'Badge', 'Chart', 'useAlert'],
  ]);
  expect(await first.extractApi([product])).toBe(extracted);
  await first.save();
  const second = await open('cache');
  expect(stated(await second.extractApi([product]))).toEqual(stated(extracted));
});

describe('a copy of the site in another folder, with its cache', () => {
  /** Only documents from the store have a hash already. */
  const extractedNow = ({ documents }: ExtractedApi) =>
    documents.filter(({ hash }) => hash === undefined).map(({ file }) => file.name);
  let copy: TemporaryFolder;
  let first: ExtractedApi;
  beforeAll(async () => {
    const original = await open('copied');
    first = await original.extractApi([product]);
    await original.save();
    copy = await temporaryFolder();
    await cp(site.path, copy.path, { recursive: true });
  });
  afterAll(() => copy[Symbol.asyncDispose]());

  test('extracts nothing', async () => {
    const api = await (await open('copied', copy.path)).extractApi([product]);
    expect(extractedNow(api)).toEqual([]);
    expect(stated(api)).toEqual(stated(first));
  });

  test('extracts what an edit concerns', async () => {
    await writeFile(join(copy.path, lib, 'tone.d.ts'), "export type Tone = 'calm' | 'shrill';");
    const api = await (await open('copied', copy.path)).extractApi([product]);
    expect(extractedNow(api)).toEqual(['Alert', 'useAlert']);
  });
});

describe('one changed declaration', () => {
  let cached: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    cached = await open('cache');
  });

  // Each edit follows the others.
  test.each([
    ['tone.d.ts', "'loud'", "'shrill'", ['Alert', 'useAlert']],
    ['shared.d.ts', 'className?: string', 'className?: string; id?: string', ['Alert']],
    ['map.d.ts', 'count: number', 'count: number; max: number', ['Badge']],
    ['unused.d.ts', 'true', 'false', []],
    ['badge.d.ts', "'dot'", "'point'", ['Badge']],
    ['shapes.d.ts', 'width: number', 'width: number | string', ['Chart']],
    ['chart.d.ts', 'Rows.', 'All rows.', ['Chart']],
    ['alert.d.ts', 'delay: number', 'delay: number; again?: boolean', ['AlertOptions', 'Alert']],
    // A part of another interface that nobody looks up.
    ['shapes.d.ts', 'height: number', 'height: string', ['Chart']],
  ])('%s: %s → %s', async (file, from, to, expected) => {
    const before = await cached.extractApi([product]);
    await edit(file, from, to);
    const after = await cached.extractApi([product]);
    expect(changedDocuments(before, after)).toEqual(expected);
  });

  test('after all of them, the documents equal those of a build from the start', async () => {
    const fresh = await open('fresh');
    expect(stated(await cached.extractApi([product]))).toEqual(stated(await fresh.extractApi([product])));
  });

  test('a new export, and one that is gone', async () => {
    await write(
      'meter.d.ts',
      "import * as React from 'react';\nexport declare const Meter: React.FC<{ value: number }>;",
    );
    await edit('index.d.ts', "export { Badge } from './badge';", "export { Meter } from './meter';");
    const { documents } = await cached.extractApi([product]);
    expect(documents.map(({ file }) => file.name)).toEqual([
      'AlertOptions',
      'Alert',
      'Chart',
      'Meter',
      'useAlert',
    ]);
  });

  test('a package that appears', async () => {
    const other = { ...product, extraction: { ...product.extraction, packages: [{ name: '@acme/other' }] } };
    const missing = await cached.extractApi([other]);
    expect(missing.diagnostics.map(({ message }) => message)).toEqual([
      'Package "@acme/other" is not installed.',
    ]);
    await write(
      '../other/package.json',
      '{ "name": "@acme/other", "version": "1.0.0", "types": "index.d.ts" }',
    );
    await write('../other/index.d.ts', 'export declare function first(): void;');
    const found = await cached.extractApi([other]);
    expect(found.diagnostics).toEqual([]);
    expect(found.documents.map(({ file }) => file.name)).toEqual(['first']);
    await rm(join(site.path, 'node_modules/@acme/other'), { recursive: true });
  });

  test('types that appear in a package, without a change of its package.json', async () => {
    const other = { ...product, extraction: { ...product.extraction, packages: [{ name: '@acme/other' }] } };
    await write(
      '../other/package.json',
      '{ "name": "@acme/other", "exports": { ".": { "types": "./dist/index.d.ts", "default": "./index.js" } } }',
    );
    await write('../other/index.js', 'export function first() {}');
    const untyped = await cached.extractApi([other]);
    expect(untyped.diagnostics).toMatchObject([
      {
        message: 'Package "@acme/other" has no types.',
        hint: 'Build it: its package.json names "dist/index.d.ts", which does not exist.',
      },
    ]);
    await write('../other/dist/index.d.ts', 'export declare function first(): void;');
    const found = await cached.extractApi([other]);
    expect(found.diagnostics).toEqual([]);
    expect(found.documents.map(({ file }) => file.name)).toEqual(['first']);
    await rm(join(site.path, 'node_modules/@acme/other'), { recursive: true });
  });

  test.each([
    ['@acme/plain', 'Install a version of "@acme/plain" that has types, or name its module with "entry".'],
    ['plain', 'npm install --save-dev @types/plain, or name its module with "entry".'],
  ])('the package %s without types', async (name, hint) => {
    const folder = `../../${name}`;
    await write(`${folder}/package.json`, `{ "name": "${name}", "main": "index.js" }`);
    await write(`${folder}/index.js`, 'export function first() {}');
    const { diagnostics } = await cached.extractApi([
      { ...product, extraction: { ...product.extraction, packages: [{ name }] } },
    ]);
    expect(diagnostics).toMatchObject([{ message: `Package "${name}" has no types.`, hint }]);
    await rm(join(site.path, lib, folder), { recursive: true });
  });
});
