import { resolve } from 'node:path';
import type { Builder } from '../../src/index.ts';
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
  const { baseline, ...others } = options;
  const file = baseline === undefined ? undefined : resolve(baseline);
  const run = (builder: Builder) => builder.check({ ...others, baseline: file });
  return runOnSite(root, { options, flags, run });
}
