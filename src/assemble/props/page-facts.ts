import { toSitePath, withBase, withTrailingSlash } from '../../lib/path.ts';
import type { NavigationNode } from '../../model/navigation.ts';
import type { ProductProps } from '../../model/page-props.ts';
import type { NavigationFact, PageFacts, StaticPageFacts } from '../../model/part-props.ts';
import type { Version } from '../../model/product-config.ts';
import type { Page } from '../../model/site.ts';
import type { LocaleVersion } from './locale-version.ts';
import { localeVersionOf, type SiteIndex } from './site-index.ts';

/** The values that a page and its article share. */
export interface ArticleContext {
  /** The language in which the page is shown. */
  readonly locale: LocaleVersion;
  readonly product?: ProductProps;
}

/** Returns the facts for every component: in the language of the article, with links in that of the page. */
export function pageFacts(page: Page, index: SiteIndex, { locale, product }: ArticleContext): PageFacts {
  const { site, addresses } = index;
  const { language, document } = page;
  const { products } = localeVersionOf(index, language).site;
  const name = products.find(({ id }) => id === product?.id)?.name;
  const path = locale.address(addresses.original(page).path);
  const { title = '', description, frontMatter } = document;
  return {
    href: withBase(site.config.base, withTrailingSlash(path)),
    title,
    ...(description !== undefined && { description }),
    language,
    direction: site.config.languageFacts[language]?.direction ?? 'ltr',
    ...(product && { product: { id: product.id, name: name ?? product.name, href: product.href } }),
    frontMatter,
  };
}

/** Returns the further facts for a component that is rendered at build time only. */
export function staticFacts(
  page: Page,
  index: SiteIndex,
  { locale }: ArticleContext,
): Omit<StaticPageFacts, keyof PageFacts> {
  const words = localeVersionOf(index, page.language);
  const tree = page.product === undefined ? undefined : words.navigation.get(page.product)?.tree;
  return {
    navigation: (tree?.nodes ?? []).map((node) => navigationFact(node, { words, links: locale, index })),
    products: words.site.products.map(({ id, name, description }, position) => ({
      id,
      name,
      href: locale.site.products[position]?.href ?? '',
      ...(description !== undefined && { description }),
      versions: versionFacts(id, words, locale),
    })),
  };
}

interface FactLocales {
  readonly words: LocaleVersion;
  readonly links: LocaleVersion;
  readonly index: SiteIndex;
}

function navigationFact(node: NavigationNode, locales: FactLocales): NavigationFact {
  const { words, links, index } = locales;
  const { kind, id, title, outward, badges, children } = node;
  const href = outward || node.href === undefined ? node.href : links.localise(node.href);
  const description =
    kind === 'page' && node.href !== undefined
      ? index.addresses.shown(toSitePath(node.href), words.language)?.document.description
      : undefined;
  return {
    kind,
    id,
    title,
    ...(href !== undefined && { href }),
    outward,
    ...(description !== undefined && { description }),
    badges,
    items: children.map((child) => navigationFact(child, locales)),
  };
}

function versionFacts(id: string, words: LocaleVersion, links: LocaleVersion): Version[] {
  const linked = links.versions.get(id) ?? [];
  return (words.versions.get(id) ?? []).map(({ text, href, current }, position) => ({
    text,
    href: linked[position]?.href ?? href,
    current,
  }));
}
