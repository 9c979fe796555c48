import type { Bundler } from '../esbuild/create-bundler.ts';
import type { Shell } from './prepared-shell.ts';

/**
 * Takes from a prepared shell what is in it, and lets the bundler make the rest. The templates for Node are bundled with the modules of a
 * site that has some: both must share one copy of React and of the styles.
 *
 * @param look tells the prepared shell if it is that of the site; asked again for each round of bundles, since templates may be edited
 */
export function withPreparedShell(bundler: Bundler, look: () => Promise<Shell | undefined>): Bundler {
  let looking: Promise<Shell | undefined> | undefined;
  const find = () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  return {
    ...bundler,
    bundleShell: async () => (await find())?.browser ?? (await bundler.bundleShell()),
    bundleServer: async (entries, live) => {
      const prepared = entries.length === 0 ? await find() : undefined;
      return prepared?.server ?? (await bundler.bundleServer(entries, live));
    },
    bundleServiceWorker: async (kind) =>
      (await find())?.workers[kind] ?? (await bundler.bundleServiceWorker(kind)),
  };
}
