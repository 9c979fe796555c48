import { chmod, rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { FilePath } from '../../src/model/path.ts';
import { watchSources } from '../../src/watch/watch-sources.ts';
import { page, plainSite } from '../support/small-site.ts';
import { readConfig, test, type Workspace } from '../support/workspace.ts';

/** Watches a site until `work` has ended, which gets the files that are reported in between. */
async function watching(
  { root }: Workspace,
  work: (reported: ReadonlySet<string>) => Promise<void>,
): Promise<void> {
  const stop = new AbortController();
  let finish = (): void => {};
  const scanned = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const removed = async () => {
    finish();
    return [];
  };
  const reported = new Set<string>();
  const config = await readConfig(root);
  // Longer than a tick of the disk's clock.
  await sleep(100);
  const changes = watchSources(config, stop.signal, { since: Date.now(), removed });
  const reporting = (async () => {
    for await (const { paths } of changes) for (const path of paths) reported.add(path);
  })();
  try {
    await scanned;
    await work(reported);
  } finally {
    stop.abort();
    await reporting;
  }
}

test('files behind a link to a folder are left out, as in a build', async ({ workspace }) => {
  await workspace.write({ ...plainSite, 'elsewhere/more.md': page('More') });
  const at = (path: string) => join(workspace.root, path) as FilePath;
  await symlink('../../elsewhere', at('content/acme/linked'));
  await symlink('.', at('content/acme/loop'));
  await watching(workspace, async (reported) => {
    await workspace.write({
      'elsewhere/more.md': page('More', 'Saved.'),
      'content/acme/link.md': page('Link', 'Saved.'),
    });
    await expect.poll(() => [...reported], { timeout: 5000 }).toContain(at('content/acme/link.md'));
    await sleep(300);
    expect([...reported]).toEqual([at('content/acme/link.md')]);
  });
});

test('a content folder that is a link is watched', async ({ workspace }) => {
  await workspace.write(plainSite);
  const at = (path: string) => join(workspace.root, path) as FilePath;
  await rename(at('content'), at('texts'));
  await symlink('texts', at('content'));
  await watching(workspace, async (reported) => {
    await workspace.write({ 'texts/acme/link.md': page('Link', 'Saved.') });
    await expect.poll(() => [...reported], { timeout: 5000 }).toContain(at('content/acme/link.md'));
  });
});

// The superuser may read everything.
test.skipIf(process.getuid?.() === 0)(
  'a folder that may not be read does not end the watching',
  async ({ workspace }) => {
    await workspace.write({ ...plainSite, 'content/acme/closed/more.md': page('More') });
    const at = (path: string) => join(workspace.root, path) as FilePath;
    await chmod(at('content/acme/closed'), 0);
    try {
      await watching(workspace, async (reported) => {
        await workspace.write({ 'content/acme/link.md': page('Link', 'Saved.') });
        await expect.poll(() => [...reported], { timeout: 5000 }).toContain(at('content/acme/link.md'));
      });
    } finally {
      await chmod(at('content/acme/closed'), 0o755);
    }
  },
);
