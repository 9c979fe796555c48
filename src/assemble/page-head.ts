import { withBase, withTrailingSlash } from '../lib/path.ts';
import type { HeadProps, ProductProps } from '../model/page-props.ts';
import type { SitePath } from '../model/path.ts';
import type { Route, Site } from '../model/site.ts';
import { pageFonts } from './page-fonts.ts';
import { localeVersionIn, type SiteIndex } from './site-index.ts';
import { joinLanguage, splitLanguage } from './split-language.ts';

/** What the head of a page says besides style and script. */
export function pageHead(route: Route, index: SiteIndex, product: ProductProps | undefined): HeadProps {
  return {
    ...titles(route, index, product),
    ...canonical(route, index),
    alternates: routeAlternates(route, index),
    noindex: isHidden(route, index.site),
    ...fonts(route, index.site),
  };
}

function fonts(route: Route, { config }: Site): Pick<HeadProps, 'fonts'> {
  const asked = route.kind === 'doc' ? route.page.document.frontMatter.fonts : undefined;
  const found = pageFonts(config, asked);
  return found.length === 0 ? {} : { fonts: found };
}

/**
 * Pages that search engines are not to list: unlisted ones, those that are no place of their own, and those of the shell in a language that
 * nobody has given words.
 */
export function isHidden(route: Route, site: Site): boolean {
  if (route.kind === 'doc') return route.page.document.frontMatter.unlisted;
  return isNoPlace(route) || !isTold(route.language, site);
}

function isNoPlace({ kind }: Route): boolean {
  return kind === 'not-found' || kind === 'app-shell';
}

function titles(
  route: Route,
  index: SiteIndex,
  product: ProductProps | undefined,
): Pick<HeadProps, 'title' | 'description'> {
  const { site, words } = localeVersionIn(index, route.language);
  const titled = (title: string, description: string | undefined) => ({
    title,
    ...(description === undefined || description === '' ? {} : { description }),
  });
  switch (route.kind) {
    case 'doc': {
      const { title = '', description } = route.page.document;
      const suffix = product?.name ?? site.name;
      return titled(title === suffix ? title : `${title} - ${suffix}`, description);
    }
    case 'home':
      return titled(site.name, site.description);
    case 'product':
      return titled(`${product?.name} - ${site.name}`, product?.description);
    case 'versions':
      return titled(`${words.versions.title} - ${site.name}`, words.versions.hint);
    case 'production-error':
      return titled(`${words.errors.title} - ${site.name}`, words.errors.hint);
    case 'not-found':
      return { title: `${words.notFoundTitle} - ${site.name}` };
    case 'app-shell':
      return { title: `${words.offlineTitle} - ${site.name}` };
  }
}

/** A page that is not translated is the original once more, and says so to search engines. */
function canonical(route: Route, { site }: SiteIndex): { readonly canonical?: string } {
  const href = absoluteUrl(canonicalPath(route, site), site);
  return href === undefined ? {} : { canonical: href };
}

function canonicalPath(route: Route, site: Site): SitePath {
  if (route.kind === 'doc') return route.page.path;
  return isNoPlace(route) || isTold(route.language, site) ? route.path : firstPath(route, site);
}

/** The address of a page of the shell in the first language. */
function firstPath({ path }: Route, { config }: Site): SitePath {
  return splitLanguage(path, config.languages).path;
}

/** The addresses at which a page really is in each language; none where it is in one only, or has no public address. */
export function routeAlternates(route: Route, index: SiteIndex): HeadProps['alternates'] {
  const { site, addresses } = index;
  const { languages } = site.config;
  if (languages.length < 2) return [];
  const [first] = languages;
  const paths = new Map<string, SitePath>();
  for (const language of languages) {
    if (route.kind === 'doc') {
      if (route.page.language !== route.language) return [];
      const original = addresses.original(route.page);
      const there = language === first ? original : addresses.translation(original, language);
      if (there) paths.set(language, there.path);
    } else if (!isHidden(route, site) && isTold(language, site)) {
      paths.set(language, joinLanguage(language, firstPath(route, site), languages));
    }
  }
  if (paths.size < 2) return [];
  const listed = [...paths, ['x-default', paths.get(first)] as const];
  return listed.flatMap(([language, path]) => {
    const href = path && absoluteUrl(path, site);
    return href === undefined ? [] : [{ language, href }];
  });
}

/** The shell speaks a language when somebody has written its words. */
function isTold(language: string, { config, translations }: Site): boolean {
  return language === config.languages[0] || translations.has(language);
}

function absoluteUrl(path: SitePath, { config }: Site): string | undefined {
  return config.url === undefined ? undefined : config.url + withBase(config.base, withTrailingSlash(path));
}
