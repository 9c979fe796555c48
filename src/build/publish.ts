import type { SiteBundles } from '../bundle/bundle-site.ts';
import { explainPage, findRoute } from '../explain/explain-page.ts';
import { siteContents } from '../explain/site-contents.ts';
import type { Loaded } from '../load/load.ts';
import type { PageWhy, SiteWeights } from '../model/build-report.ts';
import type { Config } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { OutputManifest, WritePlan } from '../model/output.ts';
import type { SiteContents } from '../model/site-contents.ts';
import type { RenderedPages } from '../render/render-pages.ts';
import { selectRoutes } from '../render/select-routes.ts';
import { planSite } from '../render/site-plan.ts';
import { type Stopped, stopOnTemplateFailure } from '../render/stop-on-template-failure.ts';
import { withStandIns } from '../render/with-stand-ins.ts';
import { allowProblems } from '../validate/allow-problems.ts';
import type { BuildContext } from './context.ts';
import type { Stages } from './stages.ts';

/** Returns true if a build with these problems writes nothing, and ends with an error. */
export function stopsBuild(diagnostics: readonly Diagnostic[], { strict }: Pick<Config, 'strict'>): boolean {
  return diagnostics.some(({ severity }) => strict || severity === 'error');
}

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
  /** Returns hashes of what pages show. */
  contents(): SiteContents;
  /** Weighs what pages and demos load. */
  weigh(): Promise<SiteWeights>;
}

/**
 * Bundles a site and publishes it with its bundles. Stops if a template fails in what all pages share;
 * with `--keep-going`, bundles again without this template.
 */
export async function publish(
  loaded: Loaded,
  stages: Stages,
  options: PublishOptions,
): Promise<Published | Stopped> {
  const { site, sources } = loaded;
  const work = (bundles: SiteBundles) => publishBundled(loaded, bundles, stages, options);
  if (site.config.keepGoing)
    return withStandIns({
      bundle: (failing) => stages.bundle(site, sources, { failing }),
      work,
      config: site.config,
    });
  const bundles = await stages.bundle(site, sources);
  return stopOnTemplateFailure(bundles, () => work(bundles));
}

/**
 * Plans, renders, emits and writes a site. Stops before writing if there are errors, unless the configuration
 * says to keep going.
 */
async function publishBundled(
  { site, sources, diagnostics: found }: Loaded,
  bundles: SiteBundles,
  stages: Stages,
  { previous, lastChanges, warn }: PublishOptions,
): Promise<Published | Stopped> {
  const { config } = site;
  const plan = planSite(site, sources, bundles, await lastChanges());
  const routes = selectRoutes(plan.routes, config.only, warn);
  const explained = config.why === undefined ? undefined : findRoute(config.why, routes, config);
  const rendered = await stages.render(plan, routes);
  const emitted = await stages.emit(plan, rendered);
  const { pages } = rendered;
  const reported = [...bundles.diagnostics, ...pages.diagnostics, ...emitted.diagnostics];
  const { diagnostics } = allowProblems(reported, site);
  if (stopsBuild([...found, ...diagnostics], config) && !config.keepGoing)
    return { kind: 'stopped', diagnostics };
  const writes = await stages.write(emitted, previous);
  const history = await rendered.trace.save();
  const facts = { history, rendered: pages.rendered, plan: writes, forced: config.force };
  return {
    kind: 'published',
    pages,
    bundled: bundles.bundled,
    writes,
    diagnostics,
    why: explained && explainPage(explained, facts),
    contents: () => siteContents(pages.pages, bundles.server),
    weigh: emitted.weigh,
  };
}

/** What publishing needs besides the stages. */
export interface PublishOptions extends Pick<BuildContext, 'lastChanges'> {
  /** The files that the last build left in the output folder. */
  readonly previous: OutputManifest;
  warn(message: string): void;
}
