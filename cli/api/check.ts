import type { BuildReport, CheckOptions } from '../../src/public.ts';
import { runOnSite } from './run-on-site.ts';

/**
 * Finds every problem of a site, as `docs check` does. Writes nothing except the cache.
 *
 * @param root The folder that contains `content`, absolute or relative to the working directory.
 * @returns The report that `docs check --format json` prints.
 */
export function check(root: string, options: CheckOptions = {}): Promise<BuildReport> {
  const flags = { only: [], force: false, sizes: false };
  return runOnSite(root, { options, flags, run: (builder) => builder.check() });
}
