import { planRoutes } from '../assemble/plan-routes.ts';
import { indexSite, type SiteIndex } from '../assemble/site-index.ts';
import { bundleSite, type SiteBundles } from '../bundle/bundle-site.ts';
import { readVersions } from '../bundle/read-versions.ts';
import type { Route, Site } from '../model/site.ts';
import type { Sources } from '../read/sources.ts';
import type { BuildTools } from './build-tools.ts';

/** All that pages are drawn from: the site with its look-ups, its addresses, and the bundles. */
export interface SitePlan {
  readonly index: SiteIndex;
  readonly sources: Sources;
  /** Every address of the site. */
  readonly routes: readonly Route[];
  readonly bundles: SiteBundles;
}

/** Site → plan: bundles and look-ups. Nothing is drawn yet. */
export async function planSite(site: Site, sources: Sources, tools: BuildTools): Promise<SitePlan> {
  tools.progress.stage('bundle');
  const bundles = await tools.stopwatch.time('bundle', () => bundleSite(site, sources, tools));
  tools.signal?.throwIfAborted();
  const { modules, islands } = bundles;
  const versions = await readVersions(modules.values(), site.config.root, tools.files);
  const siteModules = { demoModules: modules, versions, islands };
  const index = indexSite(site, siteModules, await tools.lastChanges());
  return { index, sources, routes: planRoutes(site), bundles };
}
