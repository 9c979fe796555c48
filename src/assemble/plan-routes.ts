import type { SitePath } from '../model/path.ts';
import type { Route } from '../model/route.ts';
import type { Site } from '../model/site.ts';
import { addressIn } from './page-addresses.ts';
import { joinLanguage } from './split-language.ts';

/**
 * Every address of the site in stable order: sorted by path, each path once. Every page is there in every language: what is not
 * translated is shown as it is, in a shell of the language.
 */
export function planRoutes(site: Site): Route[] {
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
