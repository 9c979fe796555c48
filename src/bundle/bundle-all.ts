import type { BuildTools } from '../build/build-tools.ts';
import type { BrowserBundle, Entry } from '../model/entry.ts';
import type { Bundles } from './bundles.ts';

/**
 * Makes the three bundles: for the browser, for Node, and the service worker. Waits for all of them even when one fails: asked again while it is at work, a bundler would tell the old failure.
 */
export async function bundleAll(
  entries: readonly Entry[],
  { bundler, config }: BuildTools,
): Promise<Bundles> {
  const kind = config.serviceWorker;
  const all = [
    bundler.bundleShell(),
    bundler.bundleIslands(entries.filter((entry) => entry.kind !== 'static')),
    bundler.bundleServer(
      entries.filter((entry) => entry.kind !== 'live'),
      entries.filter((entry) => entry.kind === 'live'),
    ),
    kind === 'none' ? undefined : bundler.bundleServiceWorker(kind),
  ] as const;
  await Promise.allSettled(all);
  const [shell, islands, server, worker] = await Promise.all(all);
  return { browser: joined(shell, islands), server, worker };
}

function joined(shell: BrowserBundle, islands: BrowserBundle): BrowserBundle {
  return {
    files: [...shell.files, ...islands.files],
    assets: new Map([...shell.assets, ...islands.assets]),
    inputs: [...shell.inputs, ...islands.inputs],
  };
}
