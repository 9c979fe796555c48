import { join } from 'node:path';
import { expect } from 'vitest';
import { readIndex } from '../../src/cache/pack-index.ts';
import { nodeFileSystem } from '../../src/effects/node-file-system.ts';
import type { FilePath } from '../../src/model/path.ts';
import { silentProgress } from '../support/silent-progress.ts';
import { manyPages, page } from '../support/small-site.ts';
import { openBuilder, test } from '../support/workspace.ts';

test('an edit of one page leaves the cache what the others were parsed and drawn to', async ({
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
  await workspace.write({ 'content/acme/link.md': page('Link', 'And other words.') });
  await workspace.freshBuild();
  const kept = new Set(await keysOf('body'));
  expect(bodies.filter((key) => !kept.has(key))).toEqual([]);
  expect((await keysOf('html')).length).toBeGreaterThanOrEqual(rendered.length);
});

test('what was drawn before an interruption is not drawn again', async ({ workspace }) => {
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
