import { join } from 'node:path';
import { expect } from 'vitest';
import { readIndex } from '../../src/cache/pack-index.ts';
import { nodeFileSystem } from '../../src/effects/node-file-system.ts';
import type { FilePath } from '../../src/model/path.ts';
import { silentProgress } from '../support/silent-progress.ts';
import { manyPages, page } from '../support/small-site.ts';
import { openBuilder, test } from '../support/workspace.ts';

test('after an edit of one page the cache still has the bodies and HTML of the others', async ({
  workspace,
}) => {
  const keysOf = async (kind: string) => {
    const store = join(workspace.root, '.cache/colophon/store') as FilePath;
    const keys = [...(await readIndex(nodeFileSystem(), store)).keys()];
    return keys.filter((key) => key.startsWith(`${kind}:`));
  };
  await workspace.write(manyPages(20, 'one'));
  const { rendered } = await workspace.freshBuild();
  const bodies = await keysOf('body');
  expect(bodies.length).toBeGreaterThanOrEqual(20);
  await workspace.write({ 'content/acme/link.md': page('Link', 'Another page.') });
  await workspace.freshBuild();
  await workspace.write({ 'content/acme/link.md': page('Link', 'A third page.') });
  await workspace.freshBuild();
  const remaining = new Set(await keysOf('body'));
  expect(bodies.filter((key) => !remaining.has(key))).toEqual([]);
  expect((await keysOf('html')).length).toBeGreaterThanOrEqual(rendered.length);
});

test('pages that were rendered before an interruption are not rendered again', async ({ workspace }) => {
  await workspace.write(manyPages(200, 'one'));
  const stop = new AbortController();
  let isRendering = false;
  let count = 0;
  const progress = {
    ...silentProgress,
    stage(name: string) {
      isRendering = name === 'render';
    },
    advance(steps: number) {
      if (isRendering) count += steps;
      if (count >= 100) stop.abort();
    },
  };
  const interrupted = await openBuilder(workspace.root, { progress, signal: stop.signal });
  await expect(interrupted.build()).rejects.toThrow();
  await interrupted.close();
  const { rendered } = await workspace.freshBuild();
  expect(rendered.length).toBeGreaterThan(0);
  expect(rendered.length).toBeLessThanOrEqual(110);
});
