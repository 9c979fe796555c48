import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileSystem } from '../../src/effects/file-system.ts';
import { nodeFileSystem } from '../../src/effects/node-file-system.ts';
import { manyPages, smallSite } from '../support/small-site.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporary-folder.ts';
import { type FreshOptions, openWorkspace, type SiteFiles } from '../support/workspace.ts';

const site: SiteFiles = {
  ...manyPages(12, 'one'),
  ...smallSite,
  'content/site.yaml':
    smallSite['content/site.yaml']?.replace('serviceWorker: none\n', 'public: public\n') ?? '',
  'content/public/notes.txt': 'Notes.\n',
};

let reference: TemporaryFolder;
let expected: Map<string, string>;

beforeAll(async () => {
  reference = await temporaryFolder();
  expected = await outputOf(reference.path, { pooledFrom: Number.POSITIVE_INFINITY });
});
afterAll(() => reference[Symbol.asyncDispose]());

test.for<[name: string, options: FreshOptions]>([
  ['in another folder', {}],
  ['when the file system lists files in another order', { files: backwards(nodeFileSystem()) }],
  ['with worker threads', { pooledFrom: 1 }],
  ['into another output folder', { flags: { out: 'elsewhere' } }],
])('the output of the same site %s has the same bytes', async ([, options]) => {
  await using folder = await temporaryFolder();
  const output = await outputOf(folder.path, options);
  expect([...output.keys()]).toEqual([...expected.keys()]);
  for (const [path, bytes] of output) expect(bytes === expected.get(path), path).toBe(true);
});

test('files that workers wrote are complete in the cache', async () => {
  await using folder = await temporaryFolder();
  const workspace = openWorkspace(folder.path);
  await outputOf(folder.path, { pooledFrom: 1 });
  await rm(join(folder.path, 'dist'), { recursive: true });
  expect(await workspace.freshBuild({ pooledFrom: 1 })).toMatchObject({ ok: true, parsed: 0, rendered: [] });
  expect(await workspace.output('dist')).toEqual(expected);
});

async function outputOf(root: string, { flags, ...options }: FreshOptions): Promise<Map<string, string>> {
  const workspace = openWorkspace(root);
  await workspace.write(site);
  const out = flags?.out ?? 'dist';
  const report = await workspace.freshBuild({ ...options, flags: { out: join(root, out) } });
  expect(report).toMatchObject({ ok: true, diagnostics: [] });
  return workspace.output(out);
}

function backwards(files: FileSystem): FileSystem {
  return {
    ...files,
    list: async (folder) => (await files.list(folder)).sort((a, b) => (a.path < b.path ? 1 : -1)),
  };
}
