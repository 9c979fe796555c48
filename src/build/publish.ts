import { rulesKey } from '../cache/store-keys.ts';
import { emitFragments } from '../emit/emit-fragments.ts';
import { emitSite } from '../emit/emit-site.ts';
import { explainPage } from '../explain/explain-page.ts';
import { findRoute } from '../explain/find-route.ts';
import { traceRendering } from '../explain/trace-renders.ts';
import type { PageWhy, SiteWeights } from '../model/build-report.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { OutputFile, OutputManifest, WritePlan } from '../model/output.ts';
import type { Site } from '../model/site.ts';
import type { Sources } from '../read/sources.ts';
import { placeTemplates } from '../render/place-templates.ts';
import type { PlannedPage } from '../render/plan-tasks.ts';
import { renderRoutes } from '../render/render-routes.ts';
import { wantedRoutes } from '../render/select-routes.ts';
import { applyWrites } from '../write/apply-writes.ts';
import { planWrites } from '../write/plan-writes.ts';
import type { BuildTools } from './build-tools.ts';
import { planSite } from './plan-site.ts';

/** What was published. */
export interface Published {
  readonly pages: readonly PlannedPage[];
  /** Whether the bundler ran. */
  readonly bundled: boolean;
  readonly rendered: readonly PlannedPage[];
  /** Milliseconds by render key. */
  readonly renderCosts: ReadonlyMap<string, number>;
  readonly plan: WritePlan;
  readonly diagnostics: readonly Diagnostic[];
  readonly weights?: SiteWeights;
  readonly why?: PageWhy;
}

/** Site → disk: bundles, props, drawing, output files, write plan, writes. */
export async function publish(
  site: Site,
  sources: Sources,
  previous: OutputManifest,
  tools: BuildTools,
): Promise<Published> {
  const { stopwatch, progress, signal } = tools;
  const { config } = site;
  const sitePlan = await planSite(site, sources, tools);
  const routes = wantedRoutes(sitePlan.routes, config.only, progress.warn);
  const asked = config.why === undefined ? undefined : findRoute(config.why, routes, config);
  const templates = await placeTemplates(sitePlan.bundles.server, tools);
  // Nothing was drawn with these templates: there will be work for threads.
  if (!tools.store.has(rulesKey(templates.server.templates.hash))) tools.crew.expect(routes.length);
  // Asked for before the pages, so that threads have something to do while the pages are planned. A failure is told when it is waited for.
  const fragments = emitFragments(sitePlan.index, templates, tools);
  fragments.catch(() => {});
  const trace = await traceRendering(sitePlan.index, templates.server, tools);
  const rendered = await renderRoutes(sitePlan, routes, templates, tools, trace.add);
  signal?.throwIfAborted();
  progress.stage('write');
  const { files, weigh } = await stopwatch.time('emit', async () =>
    emitSite(sitePlan, rendered, await fragments, tools),
  );
  // Pages that `--only` leaves out refer to what was there, so then nothing is removed.
  const isWhole = config.only.length === 0;
  const plan = planWrites(isWhole ? files : withoutPolicy(files, previous), previous, () => isWhole);
  const place = { outDir: config.outDir, cacheDir: tools.cacheDir };
  const writing = { files: tools.files, write: tools.crew.write, signal };
  const { bundled, diagnostics } = sitePlan.bundles;
  const [, history] = await stopwatch.time('write', () =>
    Promise.all([applyWrites(plan, place, writing), trace.save()]),
  );
  const facts = { history, rendered: rendered.rendered.rendered, plan, forced: config.force };
  return {
    pages: rendered.pages,
    bundled,
    rendered: rendered.rendered.rendered,
    renderCosts: rendered.rendered.costs,
    plan,
    diagnostics: [...diagnostics, ...rendered.diagnostics],
    ...(asked && { why: explainPage(asked, facts) }),
    ...(config.sizes && { weights: await weigh() }),
  };
}

/** The policy in `_headers` names the scripts of all pages; what some pages know of it must not take its place. */
function withoutPolicy(files: readonly OutputFile[], previous: OutputManifest): readonly OutputFile[] {
  return files.filter(({ path }) => path !== '_headers' || !previous.files.has(path));
}
