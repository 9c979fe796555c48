import type { BuildTools } from '../build/build-tools.ts';
import type { SitePlan } from '../build/plan-site.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Route } from '../model/site.ts';
import { bodySource } from './body-source.ts';
import { partFailures } from './part-failures.ts';
import type { PlacedTemplates } from './place-templates.ts';
import { type PlannedPage, planTasks } from './plan-tasks.ts';
import { type RenderedSite, renderPages } from './render-pages.ts';

/** Some or all pages of a site, drawn. */
export interface RenderedRoutes {
  readonly pages: readonly PlannedPage[];
  readonly rendered: RenderedSite;
  /** Demos and components that threw. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Draws the pages at some addresses of a planned site; those that the store knows come from there.
 *
 * @param planned told of pages when it is known what they are drawn from
 */
export async function renderRoutes(
  { index, sources }: SitePlan,
  routes: readonly Route[],
  templates: PlacedTemplates,
  tools: BuildTools,
  planned: (pages: readonly PlannedPage[]) => void = () => {},
): Promise<RenderedRoutes> {
  const pages: PlannedPage[] = [];
  const next = (most: number) => {
    const wanted = routes.slice(pages.length, pages.length + most);
    const part = planTasks(wanted, index, templates.server, tools.tool);
    for (const page of part) pages.push(page);
    planned(part);
    return part;
  };
  const rendered = await tools.stopwatch.time('render', () =>
    renderPages(
      { count: routes.length, next },
      { templates, bodyOf: bodySource(index.site, sources, tools) },
      tools,
    ),
  );
  return { pages, rendered, diagnostics: partFailures(pages, rendered.facts) };
}
