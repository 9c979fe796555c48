import type { Diagnostic } from '../model/diagnostic.ts';
import type { Route, Site } from '../model/site.ts';
import type { Sources } from '../read/sources.ts';
import { placeTemplates } from '../render/place-templates.ts';
import { renderRoutes } from '../render/render-routes.ts';
import type { BuildTools } from './build-tools.ts';
import { planSite } from './plan-site.ts';

/** Bundles a site and draws the pages that show demos or components, unless they were drawn before; gives what is wrong with these. */
export async function tryParts(
  site: Site,
  sources: Sources,
  tools: BuildTools,
): Promise<readonly Diagnostic[]> {
  const plan = await planSite(site, sources, tools);
  const templates = await placeTemplates(plan.bundles.server, tools);
  const rendered = await renderRoutes(plan, plan.routes.filter(showsParts), templates, tools);
  return [...plan.bundles.diagnostics, ...rendered.diagnostics];
}

/** In its own language: the others show the same parts. */
function showsParts(route: Route): boolean {
  return (
    route.kind === 'doc' && route.language === route.page.language && route.page.document.parts.length > 0
  );
}
