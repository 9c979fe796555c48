import { stopOnBundleFailure } from '../bundle/esbuild/problems/bundle-diagnostics.ts';
import type { Loaded } from '../load/load.ts';
import type { BuildReport } from '../model/build-report.ts';
import type { Shard } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Route } from '../model/site.ts';
import { checkPartFolder, writePart } from '../remote/part-folder.ts';
import { planSite } from '../render/site-plan.ts';
import { type Stopped, stopOnTemplateFailure } from '../render/stop-on-template-failure.ts';
import { allowProblems } from '../validate/allow-problems.ts';
import type { BuildContext } from './context.ts';
import { createReport } from './report.ts';
import { createStages, type Stages } from './stages.ts';
import { startStopwatch, withTimings } from './stopwatch.ts';

/**
 * Builds a part of a site: bundles the site, renders a share of its pages, and writes the results into the
 * output folder, where `docs merge` finds them. Reports the problems of the content and of these pages. A
 * part with errors is written, too, so that the merge reports the errors of all parts.
 */
export async function buildShard(context: BuildContext, shard: Shard): Promise<BuildReport> {
  const { config, files, store, tool, progress } = context;
  const stopwatch = startStopwatch();
  const stages = withTimings(createStages(context), stopwatch, context.signal);
  await checkPartFolder(config, files);
  const loaded = await stages.load(await stages.read());
  const outcome = await stopOnBundleFailure<RenderedShare | Stopped>(
    () => renderShare(loaded, stages, { context, shard }),
    config.root,
  );
  const { pages, routes } =
    outcome.kind === 'rendered' ? outcome : { pages: 0, routes: loaded.site.pages.length };
  await context.save({ keepUnused: true });
  const results = await writePart(config, shard, { store, files, tool, warn: progress.warn });
  const { diagnostics } = outcome;
  const stopped = { kind: 'stopped', diagnostics } as const;
  const report = await createReport(loaded, stopped, { config, files, timings: stopwatch.timings() });
  return { ...report, routes, part: { ...shard, pages, results }, ...context.sharedReport() };
}

interface RenderedShare {
  readonly kind: 'rendered';
  readonly diagnostics: readonly Diagnostic[];
  /** Number of pages in the share, and of the whole site. */
  readonly pages: number;
  readonly routes: number;
}

async function renderShare(
  { site, sources }: Loaded,
  stages: Stages,
  { context, shard }: { readonly context: BuildContext; readonly shard: Shard },
): Promise<RenderedShare | Stopped> {
  const bundles = await stages.bundle(site, sources);
  const plan = planSite(site, sources, bundles, await context.lastChanges());
  const routes = shareOf(plan.routes, shard);
  return stopOnTemplateFailure(bundles, async (): Promise<RenderedShare | Stopped> => {
    const { pages } = await stages.render(plan, routes);
    const { diagnostics } = allowProblems([...bundles.diagnostics, ...pages.diagnostics], site);
    return { kind: 'rendered', diagnostics, pages: routes.length, routes: plan.routes.length };
  });
}

/** Returns every eighth route of eight parts: neighbours, such as the pages of an API, take equally long. */
function shareOf(routes: readonly Route[], { index, count }: Shard): readonly Route[] {
  return routes.filter((_, position) => position % count === index - 1);
}
