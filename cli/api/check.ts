import { resolve } from 'node:path';
import { type Builder, findBrowser } from '../../src/index.ts';
import type { BuildReport, CheckOptions } from '../../src/public.ts';
import { runOnSite } from './run-on-site.ts';

/**
 * Finds every problem of a site, as `docs check` does. Writes nothing except the cache, unless `fix` or
 * `updateBaseline` is set.
 *
 * @param root The folder that contains `content`, absolute or relative to the working directory.
 * @returns The report that `docs check --format json` prints.
 * @throws {UserError} If an option names a file that does not exist, or that has not the form it needs.
 */
export function check(root: string, options: CheckOptions = {}): Promise<BuildReport> {
  const flags = { only: [], force: false, sizes: false };
  const { baseline, released, against, browser, ...others } = options;
  const absolute = (file: string | undefined) => (file === undefined ? undefined : resolve(file));
  const files = { baseline: absolute(baseline), released: absolute(released), against: absolute(against) };
  const run = (builder: Builder) => {
    const program = browser ? { program: findBrowser(options.environment ?? process.env) } : undefined;
    return builder.check({ ...others, ...files, browser: program });
  };
  return runOnSite(root, { caller: 'check', options, flags, run });
}
