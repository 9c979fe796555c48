import { expect, test } from 'vitest';
import { bundleUntilStable } from '../../../src/bundle/bundle-until-stable.ts';
import type { Bundles } from '../../../src/bundle/bundles.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';

const file = '/site/content/Demo.tsx' as FilePath;
const bundles: Bundles = {
  browser: { files: [], assets: new Map(), inputs: [file] },
  server: {
    files: [],
    templates: { path: 'templates.js', hash: '' },
    demos: new Map(),
    offers: '',
    offered: [],
    importers: new Map(),
    inputs: [],
  },
  worker: undefined,
};

/** How often it bundles where the bundler may have begun at `since` and the file is saved at what `savedAt` gives each time it is asked. */
async function roundsOf(since: number, savedAt: () => number): Promise<number> {
  const disk = memoryFileSystem({ [file]: 'text' });
  const files = { ...disk, changedAt: async () => savedAt() };
  const hashes = { of: async () => 'hash' };
  let rounds = 0;
  const make = async () => {
    rounds += 1;
    return bundles;
  };
  await bundleUntilStable(make, since, { files, hashes, config: { root: '/site' as FilePath } });
  return rounds;
}

const begin = Date.now() - 10_000;

test.each([
  ['a second before the bundler began', () => begin - 1000, 1],
  ['after it began, long before it was asked for the whole', () => begin + 1000, 2],
  ['again and again', () => Date.now(), 5],
])('a file that is saved %s', async (_name, savedAt, rounds) => {
  expect(await roundsOf(begin, savedAt)).toBe(rounds);
});
