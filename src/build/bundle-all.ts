import type { Entry } from '../model/entry.ts';
import type { BuildTools } from './build-tools.ts';
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
    bundler.bundleBrowser(entries.filter((entry) => entry.kind !== 'static')),
    bundler.bundleServer(entries.filter((entry) => entry.kind !== 'live')),
    kind === 'none' ? '' : bundler.bundleServiceWorker(kind),
  ] as const;
  await Promise.allSettled(all);
  const [browser, server, worker] = await Promise.all(all);
  return { browser, server, worker };
}
