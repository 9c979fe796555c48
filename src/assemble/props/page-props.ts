import { withBase, withTrailingSlash } from '../../lib/path.ts';
import type { Config } from '../../model/config.ts';
import type { LanguageLink } from '../../model/language.ts';
import type { LinkProps } from '../../model/link-props.ts';
import type { NavigationNode, NavigationTree } from '../../model/navigation.ts';
import type { PageProps, ProductProps } from '../../model/page-props.ts';
import type { SitePath } from '../../model/path.ts';
import type { Page, Route } from '../../model/site.ts';
import { adjacentPages, findTrail } from '../navigation/index-navigation.ts';
import {
  type Localise,
  navigationFragment,
  navigationSlice,
  wholeNavigation,
} from '../navigation/navigation-slice.ts';
import { productVersions } from '../navigation/product-versions.ts';
import { splitLanguage } from '../routes/split-language.ts';
import { articleProps, isLanding } from './article-props.ts';
import type { LocaleVersion } from './locale-version.ts';
import type { ArticleContext } from './page-facts.ts';
import { pageHead } from './page-head.ts';
import { localeVersionOf, type SiteIndex } from './site-index.ts';
import { slotProps } from './slot-props.ts';

/** Returns everything that the page at a route shows. */
export function pageProps(route: Route, index: SiteIndex): PageProps {
  const locale = localeVersionOf(index, route.language);
  const product = productProps(route, index, locale);
  const head = pageHead(route, index, product);
  const slots = slotProps(route, index, { locale, head, ...(product && { product }) });
  return {
    kind: route.kind,
    path: route.path,
    language: locale.language,
    direction: locale.direction,
    words: locale.words,
    languages: languageLinks(route, index),
    head,
    site: locale.site,
    ...(product && { product }),
    breadcrumbs: [],
    ...(route.kind === 'doc' && docProps(route.page, index, { locale, ...(product && { product }) })),
    ...shellProps(route, locale, index),
    ...(slots.length > 0 && { slots }),
  };
}

function docProps(page: Page, index: SiteIndex, context: ArticleContext): Partial<PageProps> {
  const { locale, product } = context;
  const { localise } = locale;
  const article = {
    ...(page.language !== locale.language && {
      articleWords: localeVersionOf(index, page.language).words,
    }),
    article: articleProps(page, index, context),
  };
  if (isLanding(page, index)) return article;
  const navigation = page.product === undefined ? undefined : locale.navigation.get(page.product);
  const trail = navigation ? findTrail(navigation, index.addresses.original(page).path) : [];
  const { previous, next } = navigation ? adjacentPages(navigation, trail.at(-1)) : {};
  const fragment = navigationFragment(page.product ?? '', locale.language, index.site.config.languages);
  return {
    ...article,
    ...(navigation && { navigation: { ...navigationSlice(navigation.tree, trail, localise), fragment } }),
    breadcrumbs: breadcrumbs(product, trail, localise),
    ...(previous && { previous: toLink(previous, localise) }),
    ...(next && { next: toLink(next, localise) }),
  };
}

function shellProps(route: Route, locale: LocaleVersion, index: SiteIndex): Partial<PageProps> {
  const { site, addresses } = index;
  switch (route.kind) {
    case 'product': {
      const tree = locale.navigation.get(route.product)?.tree;
      if (!tree) return {};
      const fragment = navigationFragment(route.product, locale.language, site.config.languages);
      return {
        navigation: { ...navigationSlice(tree, [], locale.localise), fragment },
        contents: wholeNavigation(tree, locale.localise),
      };
    }
    case 'home': {
      const tree = onlyNavigation(locale, site.config);
      return tree ? { contents: wholeNavigation(tree, locale.localise) } : {};
    }
    case 'versions':
      return { versionLists: versionLists(locale, index) };
    case 'production-error':
      return { messages: site.messages };
    case 'doc': {
      // An author's own page about error codes shows the sentences too.
      const isAboutErrors = addresses.original(route.page).path === '/production-error';
      return isAboutErrors && site.messages.length > 0 ? { messages: site.messages } : {};
    }
    default:
      return {};
  }
}

/** The navigation of a product that is the whole site: a link to the product would lead to the home page. */
function onlyNavigation(
  { navigation }: Pick<LocaleVersion, 'navigation'>,
  { products }: Pick<Config, 'products'>,
): NavigationTree | undefined {
  const [product, ...others] = products;
  if (product?.roots[0] !== '/' || others.length > 0) return undefined;
  return navigation.get(product.id)?.tree;
}

function versionLists(locale: LocaleVersion, index: SiteIndex): NonNullable<PageProps['versionLists']> {
  return locale.site.products.flatMap((product) => {
    const versions = productVersions(product.id, locale, index);
    return versions.length === 0 ? [] : [{ product, versions }];
  });
}

/** Links the page in every language; fallback pages link to the home pages. */
function languageLinks(route: Route, { site, addresses }: SiteIndex): LanguageLink[] {
  const { languages, languageFacts, base } = site.config;
  if (languages.length < 2) return [];
  const path = originalPath(route, { site, addresses });
  return languages.map((language) => ({
    language,
    name: languageFacts[language]?.name ?? language,
    href: withBase(base, withTrailingSlash(addresses.at(path, language))),
    current: language === route.language,
  }));
}

function originalPath(route: Route, { site, addresses }: Pick<SiteIndex, 'site' | 'addresses'>): SitePath {
  if (route.kind === 'doc') return route.page.barePath ?? addresses.original(route.page).path;
  if (route.kind === 'not-found' || route.kind === 'app-shell') return '/' as SitePath;
  return splitLanguage(route.path, site.config.languages).path;
}

function productProps(route: Route, index: SiteIndex, locale: LocaleVersion): ProductProps | undefined {
  const id = productId(route);
  const link = locale.site.products.find((product) => product.id === id);
  if (!link) return undefined;
  const page = route.kind === 'doc' ? route.page : undefined;
  const named = page?.document.frontMatter.productId ?? page?.identity.product ?? link.id;
  return { ...link, versions: productVersions(link.id, locale, index, page), productId: named };
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
