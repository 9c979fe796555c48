import type { SitePath } from '../model/path.ts';
import type { Route } from '../model/route.ts';
import type { LinkSpace, Page, Site } from '../model/site.ts';
import { addressIn } from './page-addresses.ts';
import { joinLanguage } from './split-language.ts';

/**
 * Every address of the site in stable order: sorted by path, each path once. Every page is there in every language: what is not
 * translated is shown as it is, in a shell of the language. As long as no page moves, routes to pages that are the same objects as before are
 * the same objects too.
 */
export function planRoutes(site: Site): readonly Route[] {
  const { pages, space } = site;
  const last = plans.get(space);
  const plan = last ? withPages(last, pages) : { pages, routes: allRoutes(site) };
  plans.set(space, plan);
  return plan.routes;
}

interface RoutePlan {
  readonly pages: readonly Page[];
  readonly routes: readonly Route[];
  /** The positions of the routes to each page, which is named by its own. Absent until a page is edited. */
  readonly places?: ReadonlyMap<number, readonly number[]>;
}

/** The last plan for each link space, which says where all pages are. */
const plans = new WeakMap<LinkSpace, RoutePlan>();

/** The same routes to the pages as they are now. To look into 5,000 routes would take 0.6 ms of every edit. */
function withPages(last: RoutePlan, pages: Site['pages']): RoutePlan {
  const places = last.places ?? placesOf(last.pages, last.routes);
  const routes = [...last.routes];
  for (const [index, page] of pages.entries()) {
    if (last.pages[index] === page) continue;
    for (const place of places.get(index) ?? []) {
      const route = routes[place];
      if (route?.kind === 'doc') routes[place] = { ...route, page };
    }
  }
  return { pages, routes, places };
}

function placesOf(pages: readonly Page[], routes: readonly Route[]): ReadonlyMap<number, readonly number[]> {
  const positions = new Map(pages.map((page, index) => [page, index]));
  const places = new Map<number, number[]>(pages.map((_, index) => [index, []]));
  for (const [place, route] of routes.entries())
    if (route.kind === 'doc') places.get(positions.get(route.page) ?? -1)?.push(place);
  return places;
}

function allRoutes(site: Site): Route[] {
  const { languages } = site.config;
  const at = addressIn(site.space);
  const originals = site.pages.filter(({ translationOf }) => translationOf === undefined);
  const routes = new Map<SitePath, Route>();
  for (const language of languages) {
    for (const route of shellRoutes(language, site)) routes.set(route.path, route);
    for (const page of originals) {
      const path = at(page.path, language);
      routes.set(path, { kind: 'doc', path, language, page });
    }
  }
  // What somebody wrote takes the place of what is there anyway: translations, and a home page of the author's.
  for (const page of site.pages)
    routes.set(page.path, { kind: 'doc', path: page.path, language: page.language, page });
  return [...routes.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The pages of a language that need no source. */
function shellRoutes(language: string, { config, shellPages }: Site): Route[] {
  const at = (path: string) => joinLanguage(language, path as SitePath, config.languages);
  return [
    ...shellPages.map((page): Route => ({ ...page, path: at(page.path), language })),
    { kind: 'not-found', path: at('/404'), language },
    { kind: 'app-shell', path: at('/_app'), language },
  ];
}
