import { expect } from 'vitest';
import { nodeFileSystem } from '../../src/effects/node-file-system.ts';
import * as library from '../../src/index.ts';
import type { FilePath } from '../../src/model/path.ts';
import { loadInFixedEnvironment } from '../../templates/components/fixed-environment.ts';
import { startDocsHere } from '../support/docs-here.ts';
import { smallSite } from '../support/small-site.ts';
import { test } from '../support/workspace.ts';

test.for([
  ['build', '--watch'],
  ['dev', '--port', '0'],
])(
  'docs %s uses the real clock to find changes, also while a demo is loaded',
  async (args, { workspace }) => {
    await workspace.write(smallSite);
    const start = Date.now();
    const moments: number[] = [];
    let wake = (): void => {};
    const watchSources: typeof library.watchSources = (config, signal, options) => {
      moments.push(options.since);
      wake();
      return library.watchSources(config, signal, options);
    };
    const watched = async (times: number) => {
      while (moments.length < times)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    };
    await loadInFixedEnvironment(async () => {
      expect(Date.now()).toBeLessThan(start);
      await using docs = startDocsHere(args, workspace.root, { watchSources });
      await watched(1);
      await workspace.write({
        'content/site.yaml': (smallSite['content/site.yaml'] ?? '').replace('Acme UI', 'Acme Kit'),
      });
      await watched(2);
      docs.stop();
    });
    for (const moment of moments) expect(moment).toBeGreaterThanOrEqual(start);
  },
);

test('a file that changed long ago keeps its stamp while a demo is loaded', async () => {
  const files = nodeFileSystem();
  const old = process.execPath as FilePath;
  const stamp = await files.stamp(old);
  expect(stamp).not.toContain('recent');
  await loadInFixedEnvironment(async () => expect(await files.stamp(old)).toBe(stamp));
});
