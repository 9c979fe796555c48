import type { BuildReport } from '../model/build-report.ts';
import type { Config } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { addFrames } from './add-frames.ts';
import type { BuildTools } from './build-tools.ts';
import type { Loaded } from './load.ts';
import type { Published } from './publish.ts';
import { slowestPages } from './slowest-pages.ts';

/** True when something was found that a build may not go on with. */
export function stopsBuild(diagnostics: readonly Diagnostic[], { strict }: Config): boolean {
  return diagnostics.some(({ severity }) => strict || severity === 'error');
}

/** The report of a build: of what was published, or of what stopped it. */
export async function reportBuild(
  loaded: Loaded,
  outcome: Published | readonly Diagnostic[],
  config: Config,
  { files, stopwatch }: BuildTools,
): Promise<BuildReport> {
  const published = 'plan' in outcome ? outcome : undefined;
  const late = 'plan' in outcome ? outcome.diagnostics : outcome;
  const diagnostics = await addFrames([...loaded.diagnostics, ...late], config.root, files);
  return {
    ok: !stopsBuild(diagnostics, config),
    diagnostics,
    routes: published?.pages.length ?? loaded.site.pages.length,
    rendered: published?.rendered.map(({ route }) => route.path) ?? [],
    parsed: loaded.parseCosts.size,
    bundled: published?.bundled ?? false,
    written: published?.plan.write.map((file) => file.path) ?? [],
    removed: published?.plan.remove ?? [],
    kept: published?.plan.keep.length ?? 0,
    ...(published?.weights && { weights: published.weights }),
    ...(published?.why && { why: published.why }),
    timings: stopwatch.timings(),
    slowest: published ? slowestPages(published, loaded.parseCosts) : [],
  };
}
