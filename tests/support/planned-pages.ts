import { indexSite, type SiteIndex, type SiteModules } from '../../src/assemble/props/site-index.ts';
import { planRoutes } from '../../src/assemble/routes/plan-routes.ts';
import type { ServerBundle } from '../../src/model/entry.ts';
import type { Route } from '../../src/model/site.ts';
import { type PlannedPage, planTasks } from '../../src/render/plan-tasks.ts';
import { type SampleSite, siteOf } from './sample-site.ts';

/** A server bundle without modules. */
export const emptyServer: ServerBundle = {
  files: [],
  templates: { path: '', hash: '' },
  demos: new Map(),
  ownTemplates: false,
  offers: '',
  offered: [],
  importers: new Map(),
  inputs: [],
};

/** A sample site with its look-ups and routes; without demos and islands, unless `modules` has them. */
export function indexedSite(
  sample: SampleSite,
  modules: Partial<SiteModules> = {},
): { readonly index: SiteIndex; readonly routes: Route[] } {
  const site = siteOf(sample);
  const none = { demoModules: new Map(), versions: new Map(), islands: new Map() };
  return { index: indexSite(site, { ...none, ...modules }), routes: [...planRoutes(site)] };
}

/** The pages of a sample site with their render tasks, in the order of their addresses. */
export function plannedPages(sample: SampleSite, modules: Partial<SiteModules> = {}): PlannedPage[] {
  const { index, routes } = indexedSite(sample, modules);
  return planTasks(routes, index, { server: emptyServer, tool: '' });
}

/** The facts of rendered pages by their addresses, as facts by render key. */
export function factsAt<Facts>(
  pages: readonly PlannedPage[],
  byPath: Readonly<Record<string, Facts>>,
): ReadonlyMap<string, Facts> {
  return new Map(
    pages.flatMap(({ route, task }) => {
      const facts = byPath[route.path];
      return facts === undefined ? [] : [[task.key, facts] as const];
    }),
  );
}
