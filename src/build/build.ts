import { stopOnBundleFailure } from '../bundle/esbuild/problems/bundle-diagnostics.ts';
import { readContents } from '../load/read-report.ts';
import type { BuildReport } from '../model/build-report.ts';
import type { ChangeSet } from '../model/source.ts';
import { openOutDir } from '../write/open-out-dir.ts';
import type { BuildContext } from './context.ts';
import { publish } from './publish.ts';
import { createReport } from './report.ts';
import { createStages, startSearchEarly } from './stages.ts';
import { startStopwatch, withTimings } from './stopwatch.ts';

/** How a site is built. */
export interface BuildRequest {
  /** The files that changed since the last build; all sources are read without it. */
  readonly changes?: ChangeSet | undefined;
  /** True if no other build follows: worker threads are closed while the cache is saved. */
  readonly isOnce: boolean;
}

/**
 * Builds a site: reads, loads and publishes it. Checks everything that can be checked, whatever fails; if
 * there are errors, it writes nothing unless the site asks for the rest with `--keep-going`.
 */
export async function build(context: BuildContext, { changes, isOnce }: BuildRequest): Promise<BuildReport> {
  const { config, files, cacheDir, tool, progress, lastChanges } = context;
  const stopwatch = startStopwatch();
  const stages = startSearchEarly(withTimings(createStages(context), stopwatch, context.signal));
  const previous = await openOutDir(config, { cacheDir, tool }, files);
  const earlier = config.against === undefined ? undefined : await readContents(config.against, files);
  const loaded = await stages.load(await stages.read(changes));
  const options = { previous, lastChanges, warn: progress.warn };
  const outcome = await stopOnBundleFailure(() => publish(loaded, stages, options), config.root);
  if (isOnce) void context.tasks.close();
  // The next build asks again for pages that this one left out.
  await context.save({ keepUnused: config.only.length > 0 || outcome.kind === 'stopped' });
  // What `--only` leaves out would count as unused.
  if (outcome.kind === 'published' && config.only.length === 0) await context.share();
  const report = await createReport(loaded, outcome, {
    config,
    files,
    timings: stopwatch.timings(),
    earlier,
  });
  return { ...report, ...context.sharedReport() };
}
