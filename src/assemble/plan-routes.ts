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
  const routes = last ? withPages(last, pages) : allRoutes(site);
  plans.set(space, { pages, routes });
  return routes;
}

/** The last routes for each link space, which says where all pages are. */
const plans = new WeakMap<LinkSpace, Pick<Site, 'pages'> & { readonly routes: readonly Route[] }>();

/** The same routes to the pages as they are now. */
function withPages(
  last: Pick<Site, 'pages'> & { readonly routes: readonly Route[] },
  pages: Site['pages'],
): readonly Route[] {
  const edited = new Map<Page | undefined, Page>();
  for (const [index, page] of pages.entries())
    if (last.pages[index] !== page) edited.set(last.pages[index], page);
  return last.routes.map((route) => {
    const page = route.kind === 'doc' ? edited.get(route.page) : undefined;
    return page && route.kind === 'doc' ? { ...route, page } : route;
  });
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
