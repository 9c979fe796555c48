import { expect, test } from 'vitest';
import { createCachedExtraction } from '../../../src/extract/cache/cached-extraction.ts';
import type { ExtractionTask } from '../../../src/extract/extraction-task.ts';
import { portablePaths } from '../../../src/lib/portable-paths.ts';
import type { ExtractedProduct } from '../../../src/model/api-extraction.ts';
import type { FilePath, SourcePath } from '../../../src/model/path.ts';

const root = '/site' as FilePath;
const product: ExtractedProduct = {
  key: 'products[0].api',
  folder: 'api' as SourcePath,
  extraction: { kinds: [], include: [], exclude: [], packages: [{ name: '@acme/kit' }] },
};

test('a product that was not extracted before is extracted as a whole, whatever is wanted first', async () => {
  const tasks: ExtractionTask[] = [];
  const cached = createCachedExtraction({
    ...{ root, contentDir: root, tool: 'test', now: () => 0 },
    paths: portablePaths(root, root),
    files: { changedAt: async () => undefined },
    hashes: { of: async () => '' },
    store: { get: async () => undefined, put: async () => undefined, renew: async () => false },
    run: async (task) => {
      tasks.push(task);
      const empty = { sources: [], identity: '', documents: [], isComplete: true, problems: [], files: [] };
      return { products: [empty], files: [], pieces: [] };
    },
  });
  await cached.extract([product], ['api/button.json' as SourcePath]);
  expect(tasks.map(({ products }) => products.map((one) => Object.keys(one)))).toEqual([
    [['folder', 'kinds', 'include', 'exclude', 'packages']],
  ]);
});

/** A machine with a state of its sources, and the values that it has stored. */
function machine(stored = new Map<string, Uint8Array>()) {
  const state = { hash: '1', runs: 0 };
  const open = (renew: (key: string) => Promise<boolean>) =>
    createCachedExtraction({
      ...{ root, contentDir: root, tool: 'test', now: () => 0 },
      paths: portablePaths(root, root),
      files: { changedAt: async () => undefined },
      hashes: { of: async () => state.hash },
      store: {
        get: async (key) => stored.get(key),
        put: async (key, value) => void stored.set(key, value),
        renew,
      },
      run: async () => {
        state.runs += 1;
        const all = { sources: [], identity: state.hash, documents: [], isComplete: true, problems: [] };
        return { products: [{ ...all, files: [0] }], files: ['/kit/index.d.ts' as FilePath], pieces: [] };
      },
    });
  return { state, stored, open };
}

const never = async () => false;

test.each([
  ['has read the changed sources', '2', 0],
  ['has read other sources', '3', 1],
])('a product that has changed is not extracted again if another machine %s', async (_, hash, runs) => {
  const [here, other] = [machine(), machine()];
  await here.open(never).extract([product]);
  other.state.hash = hash;
  await other.open(never).extract([product]);
  Object.assign(here.state, { hash: '2', runs: 0 });
  const asked: string[] = [];
  const cached = here.open(async (key) => {
    asked.push(key);
    here.stored.set(key, other.stored.get(key) ?? new Uint8Array());
    return true;
  });
  const { states } = await cached.extract([product]);
  expect(states.map(({ identity }) => identity)).toEqual(['2']);
  expect(here.state.runs).toBe(runs);
  // What has changed since is nowhere else.
  here.state.hash = '4';
  await cached.extract([product]);
  expect(asked).toHaveLength(1);
});
