import { explainPage, findRoute } from '../explain/explain-page.ts';
import type { PageWhy, SiteWeights } from '../model/build-report.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { OutputManifest, WritePlan } from '../model/output.ts';
import type { Site } from '../model/site.ts';
import type { Sources } from '../read/sources.ts';
import type { RenderedPages } from '../render/render-pages.ts';
import { selectRoutes } from '../render/select-routes.ts';
import { planSite } from '../render/site-plan.ts';
import type { BuildContext } from './context.ts';
import type { Stages } from './stages.ts';

/** What a build published. */
export interface Published {
  readonly kind: 'published';
  readonly pages: RenderedPages;
  /** False if all bundles came from the cache. */
  readonly bundled: boolean;
  readonly writes: WritePlan;
  readonly diagnostics: readonly Diagnostic[];
  /** The reason why the page of `--why` was rendered, or not. */
  readonly why: PageWhy | undefined;
  /** Weighs what pages and demos load. */
  weigh(): Promise<SiteWeights>;
}

/** Plans, bundles, renders, emits and writes a site. `previous` is the content of the output folder. */
export async function publish(
  site: Site,
  sources: Sources,
  stages: Stages,
  { previous, lastChanges, warn }: PublishOptions,
): Promise<Published> {
  const { config } = site;
  const bundles = await stages.bundle(site, sources);
  const plan = planSite(site, sources, bundles, await lastChanges());
  const routes = selectRoutes(plan.routes, config.only, warn);
  const explained = config.why === undefined ? undefined : findRoute(config.why, routes, config);
  const rendered = await stages.render(plan, routes);
  const emitted = await stages.emit(plan, rendered);
  const writes = await stages.write(emitted, previous);
  const history = await rendered.trace.save();
  const { pages } = rendered;
  return {
    kind: 'published',
    pages,
    bundled: bundles.bundled,
    writes,
    diagnostics: [...bundles.diagnostics, ...pages.diagnostics, ...emitted.diagnostics],
    why:
      explained &&
      explainPage(explained, { history, rendered: pages.rendered, plan: writes, forced: config.force }),
    weigh: emitted.weigh,
  };
}

/** What publishing needs besides the stages. */
export interface PublishOptions extends Pick<BuildContext, 'lastChanges'> {
  /** The files that the last build left in the output folder. */
  readonly previous: OutputManifest;
  warn(message: string): void;
}
