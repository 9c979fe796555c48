import { indexSite, type SiteIndex } from '../assemble/props/site-index.ts';
import { planRoutes } from '../assemble/routes/plan-routes.ts';
import type { SiteBundles } from '../bundle/bundle-site.ts';
import type { Route, Site } from '../model/site.ts';
import type { Sources } from '../read/sources.ts';

/** Everything that pages are rendered from. */
export interface SitePlan {
  readonly index: SiteIndex;
  readonly sources: Sources;
  /** All routes of the site. */
  readonly routes: readonly Route[];
  readonly bundles: SiteBundles;
}

/** Plans the routes and the look-ups of a site. `days` has the date of the last change by source. */
export function planSite(
  site: Site,
  sources: Sources,
  bundles: SiteBundles,
  days: ReadonlyMap<string, string>,
): SitePlan {
  return { index: indexSite(site, bundles, days), sources, routes: planRoutes(site), bundles };
}
