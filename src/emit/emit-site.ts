import type { BuildTools } from '../build/build-tools.ts';
import type { SitePlan } from '../build/plan-site.ts';
import type { SiteWeights } from '../model/build-report.ts';
import type { OutputFile } from '../model/output.ts';
import type { RenderedRoutes } from '../render/render-routes.ts';
import { emitFixed } from './emit-fixed.ts';
import { emitPages } from './emit-pages.ts';
import { emitWorker } from './emit-service-worker.ts';
import type { EmittedFragments } from './emitted-fragments.ts';
import { weighSite } from './weigh-site.ts';

/** The website, as values. */
export interface EmittedSite {
  readonly files: readonly OutputFile[];
  /** Weighs what pages and demos make a reader load; done only when asked for. */
  weigh(): Promise<SiteWeights>;
}

/** Every file of the website, as values. With `--only` not all pages are drawn. */
export async function emitSite(
  plan: SitePlan,
  rendered: RenderedRoutes,
  fragments: EmittedFragments,
  tools: BuildTools,
): Promise<EmittedSite> {
  const { index } = plan;
  const { browser, worker } = plan.bundles;
  const { pages, assets, sheets, scripts, urls } = await emitPages(plan, rendered, fragments, tools);
  const fixed = emitFixed(plan, scripts, tools.files);
  const workers = await emitWorker({ index, pages, urls, browser, worker, fixed }, tools);
  const files = [...assets, ...pages, ...workers, ...fixed];
  return { files, weigh: () => weighSite({ pages: rendered.pages, rendered: pages, browser, sheets }) };
}
