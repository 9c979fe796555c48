import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { FilePath } from '../../src/model/path.ts';
import { watchSources } from '../../src/watch/watch-sources.ts';
import { smallSite } from '../support/small-site.ts';
import { readConfig, test } from '../support/workspace.ts';

test.for(['at once', 'later'] as const)(
  'the old files of a folder that is renamed are told, %s',
  async (moment, { workspace }) => {
    await workspace.write(smallSite);
    const config = await readConfig(workspace.root);
    const at = (path: string) => join(workspace.root, path) as FilePath;
    // Longer than a tick of the disk's clock.
    await sleep(100);
    const since = Date.now();
    if (moment === 'at once') await rename(at('content/acme'), at('content/other'));
    const stop = new AbortController();
    let seen = (): void => {};
    const allSeen = new Promise<void>((resolve) => {
      seen = resolve;
    });
    const removed = async () => {
      seen();
      return [];
    };
    const told = new Set<string>();
    const telling = (async () => {
      for await (const { paths } of watchSources(config, stop.signal, { since, removed }))
        for (const path of paths) told.add(path);
    })();
    await allSeen;
    if (moment === 'later') await rename(at('content/acme'), at('content/other'));
    await expect
      .poll(() => [...told], { timeout: 5000 })
      .toEqual(
        expect.arrayContaining(['start.md', 'Counter.tsx'].map((name) => at(`content/other/${name}`))),
      );
    expect(told).not.toContain(at('content/navigation/acme.yaml'));
    stop.abort();
    await telling;
  },
);
