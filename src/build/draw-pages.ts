import type { Diagnostic } from '../model/diagnostic.ts';
import type { Route } from '../model/route.ts';
import { bodySource } from './body-source.ts';
import type { BuildTools } from './build-tools.ts';
import { partFailures } from './part-failures.ts';
import type { SitePlan } from './plan-site.ts';
import { type PlannedPage, planTasks } from './plan-tasks.ts';
import { type RenderedSite, renderPages } from './render-pages.ts';

/** Some or all pages of a site, drawn. */
export interface DrawnPages {
  readonly pages: readonly PlannedPage[];
  readonly rendered: RenderedSite;
  /** Demos and components that threw. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Draws the pages at some addresses of a planned site; those that the store knows come from there. */
export async function drawPages(
  { index, sources, bundles }: SitePlan,
  routes: readonly Route[],
  tools: BuildTools,
): Promise<DrawnPages> {
  const { server } = bundles;
  const pages = planTasks(routes, index, server, tools.tool);
  const rendered = await tools.stopwatch.time('render', () =>
    renderPages(pages, { server, bodyOf: bodySource(index.site, sources, tools) }, tools),
  );
  return { pages, rendered, diagnostics: partFailures(pages, rendered.facts) };
}
