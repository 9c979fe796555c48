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
    store: { get: async () => undefined, put: async () => undefined },
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
