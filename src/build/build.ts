import { orDiagnose } from '../bundle/or-diagnose.ts';
import type { BuildReport } from '../model/build-report.ts';
import type { Config } from '../model/config.ts';
import type { ChangeSet } from '../model/source.ts';
import type { SourceReader } from '../read/source-reader.ts';
import { checkOutDir } from '../write/check-out-dir.ts';
import type { BuildTools } from './build-tools.ts';
import { tryParts } from './check-parts.ts';
import { load } from './load.ts';
import { publish } from './publish.ts';
import { reportBuild, stopsBuild } from './report.ts';
import { saveCache } from './save-cache.ts';

/** Builds a site from its sources, or from those that changed since they were read. With `once` the crew is closed while the cache is saved. */
export async function buildSite(
  sources: SourceReader,
  config: Config,
  tools: BuildTools,
  { changes, once }: { readonly changes?: ChangeSet | undefined; readonly once: boolean },
): Promise<BuildReport> {
  const previous = await checkOutDir(config, tools.cacheDir, tools.files);
  const found = await sources.read(tools, changes, (listed) => {
    // Where nothing is remembered, every page will be parsed.
    if (tools.store.isEmpty()) tools.crew.expect(listed.filter(({ kind }) => kind === 'page').length);
  });
  const loaded = await tools.stopwatch.time('load', () => load(found, config, tools));
  tools.signal?.throwIfAborted();
  const outcome = stopsBuild(loaded.diagnostics, config)
    ? []
    : await orDiagnose(() => publish(loaded.site, found, previous, tools), config);
  // It takes threads 0.1 s to end, in which the cache is saved.
  if (once) void tools.crew.close();
  // Pages that were not asked for now will be asked for again.
  await saveCache(tools, { keepUnused: config.only.length > 0 || !('plan' in outcome) });
  return reportBuild(loaded, outcome, config, tools);
}

/** Reports what a build would complain of, demos that do not compile or throw included; writes no output. */
export async function checkSite(
  sources: SourceReader,
  config: Config,
  tools: BuildTools,
): Promise<BuildReport> {
  const found = await sources.read(tools);
  const loaded = await tools.stopwatch.time('load', () => load(found, config, tools));
  const outcome = stopsBuild(loaded.diagnostics, config)
    ? []
    : await orDiagnose(() => tryParts(loaded.site, found, tools), config);
  await saveCache(tools, { keepUnused: true });
  return reportBuild(loaded, outcome, config, tools);
}
