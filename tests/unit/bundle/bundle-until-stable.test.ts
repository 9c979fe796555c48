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
    ownTemplates: false,
    offers: '',
    offered: [],
    importers: new Map(),
    inputs: [],
  },
  worker: undefined,
  styles: undefined,
  moduleProblems: [],
};

/**
 * Returns the number of rounds if the bundler starts at `since` and `savedAt` returns the modification time.
 */
async function roundsOf(since: number, savedAt: () => number): Promise<number> {
  const disk = memoryFileSystem({ [file]: 'text' });
  const files = { ...disk, changedAt: async () => savedAt() };
  const hashes = { of: async () => 'hash' };
  let rounds = 0;
  const bundle = async () => {
    rounds += 1;
    return bundles;
  };
  await bundleUntilStable(bundle, since, { files, hashes, config: { root: '/site' as FilePath } });
  return rounds;
}

const start = Date.now() - 10_000;

test.each([
  ['a second before the bundler starts', () => start - 1000, 1],
  ['a second after it starts', () => start + 1000, 2],
  ['continually', () => Date.now(), 5],
])('a file saved %s', async (_name, savedAt, rounds) => {
  expect(await roundsOf(start, savedAt)).toBe(rounds);
});
