import { expect, test } from 'vitest';
import { createCachedExtraction } from '../../../src/extract/cache/cached-extraction.ts';
import type {
  ExtractedResult,
  ExtractionResult,
  ExtractionTask,
} from '../../../src/extract/extraction-task.ts';
import { portablePaths } from '../../../src/lib/portable-paths.ts';
import type { ApiPackage, ExtractedProduct } from '../../../src/model/api-extraction.ts';
import type { FilePath, SourcePath } from '../../../src/model/path.ts';

const source = (name: string) => `api/${name}.json` as SourcePath;

/** A document that depends on the file of its name. */
const documentOf = (name: string, description: string, files: readonly number[]): ExtractedResult => ({
  document: { source: source(name), file: { name, description, imports: [], kind: 'type', properties: {} } },
  problems: [],
  files,
  pieces: [],
});

const kit: ApiPackage = { name: '@acme/kit', entry: '../kit/index.ts' as SourcePath };
const productOf = (...packages: readonly ApiPackage[]): ExtractedProduct => ({
  key: 'products[0].api',
  folder: 'api' as SourcePath,
  extraction: { packages, kinds: [], include: [], exclude: [] },
});
const product = productOf(kit);

/** What is on the disk: the hash of each file, and when it was changed. */
interface Disk {
  readonly hashes: Map<string, string>;
  readonly changed: Map<string, number>;
  readonly store: Map<string, Uint8Array>;
}

const newDisk = (): Disk => ({
  hashes: new Map([
    ['a', '1'],
    ['b', '1'],
    ['kit', '1'],
  ]),
  changed: new Map(),
  store: new Map(),
});

/**
 * An extraction as a run of the command has it. Its compiler describes `a` and `b` by their hashes, except
 * for those that are fresh. The documents that can wait do.
 */
function open({ hashes, changed, store }: Disk, { root = '/w', tool = '1.0.0' } = {}) {
  const tasks: ExtractionTask[] = [];
  const nameOf = (file: string) => file.slice(`${root}/`.length);
  const run = async (task: ExtractionTask): Promise<ExtractionResult> => {
    tasks.push(task);
    const files = ['a', 'b', 'kit'].map((name) => `${root}/${name}` as FilePath);
    const products = task.products.map(({ fresh, first }) => {
      const outdated = ['a', 'b'].filter((name) => !fresh?.sources.includes(source(name)));
      const wanted = outdated.filter((name) => first === undefined || first.includes(source(name)));
      return {
        sources: [source('a'), source('b')],
        identity: 'exports',
        documents: wanted.map((name) =>
          documentOf(name, `${name} ${hashes.get(name)}`, [files.indexOf(`${root}/${name}` as FilePath)]),
        ),
        isComplete: wanted.length === outdated.length,
        problems: [],
        files: [2],
      };
    });
    return { products, files, pieces: [] };
  };
  const extraction = createCachedExtraction({
    root: root as FilePath,
    contentDir: `${root}/content` as FilePath,
    files: { changedAt: async (file) => changed.get(nameOf(file)) ?? 0 },
    hashes: { of: async (file) => hashes.get(nameOf(file)) },
    store: {
      get: async (key) => store.get(key),
      put: async (key, value) => void store.set(key, value),
      // There is no other machine.
      renew: async () => false,
    },
    paths: portablePaths(root, '/program'),
    tool,
    now: () => 100,
    run,
  });
  /** Extracts, and returns the descriptions with what the compiler was asked for. */
  const extract = async (products = [product], first?: readonly SourcePath[]) => {
    const { states, isComplete } = await extraction.extract(products, first);
    const described = states.flatMap(({ documents }) =>
      documents.map(({ document }) => document.file.description),
    );
    return { described, isComplete, asked: tasks.splice(0).flatMap((task) => task.products) };
  };
  return { ...extraction, extract, tasks };
}

const task = {
  folder: 'api',
  kinds: [],
  include: [],
  exclude: [],
  packages: [{ name: '@acme/kit', entry: '/w/kit/index.ts' }],
};
const fresh = (...names: readonly string[]) => ({
  identity: 'exports',
  sources: names.map(source),
  doubtful: [],
});

test('documents are extracted once, also for the next run and another machine', async () => {
  const disk = newDisk();
  const first = open(disk);
  const described = ['a 1', 'b 1'];
  expect(await first.extract()).toEqual({ described, isComplete: true, asked: [task] });
  for (const one of [first, open(disk), open(disk, { root: '/home/me/w' })])
    expect(await one.extract()).toEqual({ described, isComplete: true, asked: [] });
});

test('only what a change concerns is extracted again', async () => {
  const disk = newDisk();
  const { extract } = open(disk);
  await extract();
  disk.hashes.set('b', '2');
  const described = ['a 1', 'b 2'];
  expect(await extract()).toEqual({ described, isComplete: true, asked: [{ ...task, fresh: fresh('a') }] });
  expect(await open(disk).extract()).toEqual({ described, isComplete: true, asked: [] });
  disk.hashes.set('kit', '2');
  expect((await extract()).asked).toEqual([{ ...task, fresh: fresh('a', 'b') }]);
});

test('another program, or another selection, has documents of its own', async () => {
  const disk = newDisk();
  await open(disk).extract();
  expect((await open(disk, { tool: '1.0.1' }).extract()).asked).toEqual([task]);
  const { extraction } = product;
  const others = [
    productOf({ name: '@acme/kit' }),
    { ...product, extraction: { ...extraction, kinds: ['hook'] as const } },
    { ...product, extraction: { ...extraction, exclude: ['b'] } },
    { ...product, folder: 'other' as SourcePath },
  ];
  for (const other of others) expect((await open(disk).extract([other])).asked).toHaveLength(1);
});

test('of several products, those with changes are extracted', async () => {
  const disk = newDisk();
  const { extract } = open(disk);
  await extract();
  const other = productOf({ name: 'installed' });
  const { asked, described } = await extract([other, product]);
  expect(asked).toEqual([{ ...task, packages: [{ name: 'installed' }] }]);
  expect(described).toEqual(['a 1', 'b 1', 'a 1', 'b 1']);
});

test.each([
  [99, []],
  [100, [{ ...task, fresh: fresh('a') }]],
])('a file that changed at %i, when the compiler started at 100, is read again: %j', async (at, asked) => {
  const disk = newDisk();
  const { extract } = open(disk);
  disk.changed.set('b', at);
  await extract();
  expect((await extract()).asked).toEqual(asked);
});

test('documents that can wait are as they were until they are asked for', async () => {
  const disk = newDisk();
  const { extract } = open(disk);
  // Nothing is known yet, so all are extracted.
  expect((await extract([product], [source('a')])).asked).toEqual([task]);
  disk.hashes.set('a', '2').set('b', '2');
  const first = [source('b')];
  expect(await extract([product], first)).toEqual({
    described: ['a 1', 'b 2'],
    isComplete: false,
    asked: [{ ...task, fresh: fresh(), first }],
  });
  expect(await extract()).toEqual({
    described: ['a 2', 'b 2'],
    isComplete: true,
    asked: [{ ...task, fresh: fresh() }],
  });
});

test('the compiler reads a library beside the site before its first change, if it has not yet', async () => {
  const disk = newDisk();
  const first = open(disk);
  await first.warmUp([product]);
  await first.extract();
  await first.warmUp([product]);
  expect(first.tasks).toEqual([]);
  const next = open(disk);
  const installed = productOf({ name: 'installed' });
  await open(disk).extract([installed]);
  await next.extract([product, installed]);
  await next.warmUp([installed]);
  expect(next.tasks).toEqual([]);
  await next.warmUp([product, installed]);
  await next.warmUp([product]);
  expect(next.tasks.flatMap(({ products }) => products)).toEqual([{ ...task, fresh: fresh('b') }]);
});
