import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { FilePath } from '../../src/model/path.ts';
import { watchSources } from '../../src/watch/watch-sources.ts';
import { smallSite } from '../support/small-site.ts';
import { readConfig, test } from '../support/workspace.ts';

test.for(['before', 'after'] as const)(
  'the old files of a folder renamed %s the initial scan are reported',
  async (moment, { workspace }) => {
    await workspace.write(smallSite);
    const config = await readConfig(workspace.root);
    const at = (path: string) => join(workspace.root, path) as FilePath;
    // Longer than a tick of the disk's clock.
    await sleep(100);
    const since = Date.now();
    if (moment === 'before') await rename(at('content/acme'), at('content/other'));
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
    const watching = (async () => {
      for await (const { paths } of watchSources(config, stop.signal, { since, removed }))
        for (const path of paths) reported.add(path);
    })();
    await scanned;
    if (moment === 'after') await rename(at('content/acme'), at('content/other'));
    await expect
      .poll(() => [...reported], { timeout: 5000 })
      .toEqual(
        expect.arrayContaining(['start.md', 'Counter.tsx'].map((name) => at(`content/other/${name}`))),
      );
    expect(reported).not.toContain(at('content/navigation/acme.yaml'));
    stop.abort();
    await watching;
  },
);
