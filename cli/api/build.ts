import { resolve } from 'node:path';
import type { Builder } from '../../src/index.ts';
import type { BuildOptions, BuildReport } from '../../src/public.ts';
import { runOnSite } from './run-on-site.ts';

/**
 * Builds the website of a site, as `docs build` does. Content with errors is no exception: the report lists
 * the problems, and `ok` is false.
 *
 * @param root The folder that contains `content`, absolute or relative to the working directory.
 * @returns The report that `docs build --json` prints.
 * @throws {UserError} If the site cannot be built here, for example because the output folder is in use.
 */
export function build(root: string, options: BuildOptions = {}): Promise<BuildReport> {
  const { base, siteUrl, only = [], out, force = false, sizes = false, why, against } = options;
  const flags = {
    only,
    force,
    sizes,
    contents: true,
    ...(against !== undefined && { against: resolve(against) }),
    ...(out !== undefined && { out: resolve(out) }),
    ...(base !== undefined && { base }),
    ...(siteUrl !== undefined && { siteUrl }),
    ...(why !== undefined && { why }),
  };
  const run = (builder: Builder) => builder.build();
  return runOnSite(root, { caller: 'build', options, flags, run });
}
