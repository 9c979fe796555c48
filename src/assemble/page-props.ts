import { withBase, withTrailingSlash } from '../lib/path.ts';
import type { LanguageLink } from '../model/language.ts';
import type { NavigationNode } from '../model/navigation.ts';
import type { LinkProps, PageProps, ProductProps } from '../model/page-props.ts';
import type { SitePath } from '../model/path.ts';
import type { Page, Route } from '../model/site.ts';
import { articleProps } from './article-props.ts';
import { findTrail } from './find-trail.ts';
import type { LocaleVersion } from './locale-version.ts';
import { type Localise, navigationFragment, navigationSlice, wholeNavigation } from './navigation-slice.ts';
import { neighbours } from './neighbours.ts';
import { pageHead } from './page-head.ts';
import { productVersions } from './product-versions.ts';
import { localeVersionIn, type SiteIndex } from './site-index.ts';
import { splitLanguage } from './split-language.ts';

/** Everything the page at a route shows. */
export function pageProps(route: Route, index: SiteIndex): PageProps {
  const localeVersion = localeVersionIn(index, route.language);
  const product = productProps(route, index, localeVersion);
  return {
    kind: route.kind,
    path: route.path,
    language: localeVersion.language,
    direction: localeVersion.direction,
    words: localeVersion.words,
    languages: languageLinks(route, index),
    head: pageHead(route, index, product),
    site: localeVersion.site,
    ...(product && { product }),
    breadcrumbs: [],
    ...(route.kind === 'doc' && docProps(route.page, product, localeVersion, index)),
    ...shellProps(route, localeVersion, index),
  };
}

type DocProps = Pick<
  PageProps,
  'articleWords' | 'navigation' | 'breadcrumbs' | 'previous' | 'next' | 'article'
>;

function docProps(
  page: Page,
  product: ProductProps | undefined,
  localeVersion: LocaleVersion,
  index: SiteIndex,
): DocProps {
  const { localise } = localeVersion;
  const navigation = page.product === undefined ? undefined : localeVersion.navigation.get(page.product);
  const trail = navigation ? findTrail(navigation, index.addresses.original(page).path) : [];
  const { previous, next } = navigation ? neighbours(navigation, trail.at(-1)) : {};
  const fragment = navigationFragment(
    page.product ?? '',
    localeVersion.language,
    index.site.config.languages,
  );
  return {
    ...(page.language !== localeVersion.language && {
      articleWords: localeVersionIn(index, page.language).words,
    }),
    ...(navigation && { navigation: { ...navigationSlice(navigation.tree, trail, localise), fragment } }),
    breadcrumbs: breadcrumbs(product, trail, localise),
    ...(previous && { previous: toLink(previous, localise) }),
    ...(next && { next: toLink(next, localise) }),
    article: articleProps(page, index, { localeVersion, ...(product && { product }) }),
  };
}

type ShellProps = Pick<PageProps, 'navigation' | 'contents' | 'versionLists' | 'messages'>;

/** What the pages show that the shell adds, or adds to. */
function shellProps(route: Route, localeVersion: LocaleVersion, index: SiteIndex): ShellProps {
  const { site, addresses } = index;
  switch (route.kind) {
    case 'product': {
      const tree = localeVersion.navigation.get(route.product)?.tree;
      if (!tree) return {};
      const fragment = navigationFragment(route.product, localeVersion.language, site.config.languages);
      return {
        navigation: { ...navigationSlice(tree, [], localeVersion.localise), fragment },
        contents: wholeNavigation(tree, localeVersion.localise),
      };
    }
    case 'versions':
      return { versionLists: versionLists(localeVersion, index) };
    case 'production-error':
      return { messages: site.messages };
    case 'doc': {
      // A page of the author's about error codes is completed by the sentences.
      const isAboutErrors = addresses.original(route.page).path === '/production-error';
      return isAboutErrors && site.messages.length > 0 ? { messages: site.messages } : {};
    }
    default:
      return {};
  }
}

function versionLists(
  localeVersion: LocaleVersion,
  index: SiteIndex,
): NonNullable<PageProps['versionLists']> {
  return localeVersion.site.products.flatMap((product) => {
    const versions = productVersions(product.id, localeVersion, index);
    return versions.length === 0 ? [] : [{ product, versions }];
  });
}

/** The page in every language; pages that are no place of their own lead to the home pages. */
function languageLinks(route: Route, { site, addresses }: SiteIndex): LanguageLink[] {
  const { languages, languageFacts, base } = site.config;
  if (languages.length < 2) return [];
  const path = firstAddress();
  return languages.map((language) => ({
    language,
    name: languageFacts[language]?.name ?? language,
    href: withBase(base, withTrailingSlash(addresses.at(path, language))),
    current: language === route.language,
  }));

  function firstAddress(): SitePath {
    if (route.kind === 'doc') return addresses.original(route.page).path;
    if (route.kind === 'not-found' || route.kind === 'app-shell') return '/' as SitePath;
    return splitLanguage(route.path, languages).path;
  }
}

function productProps(
  route: Route,
  index: SiteIndex,
  localeVersion: LocaleVersion,
): ProductProps | undefined {
  const id = productId(route);
  const link = localeVersion.site.products.find((product) => product.id === id);
  if (!link) return undefined;
  const page = route.kind === 'doc' ? route.page : undefined;
  const named = page?.document.frontMatter.productId ?? page?.identity.product ?? link.id;
  return { ...link, versions: productVersions(link.id, localeVersion, index, page), productId: named };
}

function productId(route: Route): string | undefined {
  if (route.kind === 'doc') return route.page.product;
  return route.kind === 'product' ? route.product : undefined;
}

function breadcrumbs(
  product: ProductProps | undefined,
  trail: readonly NavigationNode[],
  localise: Localise,
): LinkProps[] {
  const parents = trail.slice(0, -1).filter((node) => node.title !== '' && node.href !== undefined);
  const top = product === undefined ? [] : [{ title: product.name, href: product.href }];
  return [...top, ...parents.map((node) => toLink(node, localise))];
}

function toLink(node: NavigationNode, localise: Localise): LinkProps {
  return { title: node.title, href: localise(node.href ?? '') };
}
