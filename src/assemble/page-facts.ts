import { toSitePath, withBase, withTrailingSlash } from '../lib/path.ts';
import type { Version } from '../model/config.ts';
import type { NavigationNode } from '../model/navigation.ts';
import type { ProductProps } from '../model/page-props.ts';
import type { NavigationFact, PageFacts, StaticPageFacts } from '../model/part-props.ts';
import type { Page } from '../model/site.ts';
import type { LocaleVersion } from './locale-version.ts';
import { localeVersionIn, type SiteIndex } from './site-index.ts';

/** What has been found out of a page before its article is put together. */
export interface PageFrame {
  /** In whose language the page is shown. */
  readonly localeVersion: LocaleVersion;
  readonly product?: ProductProps;
}

/** What every component is told of its page: in the language of the article, with links that stay in that of the page. */
export function pageFacts(page: Page, index: SiteIndex, { localeVersion, product }: PageFrame): PageFacts {
  const { site, addresses } = index;
  const { language, document } = page;
  const told = localeVersionIn(index, language).site.products.find(({ id }) => id === product?.id);
  const path = localeVersion.address(addresses.original(page).path);
  const { title = '', description, frontMatter } = document;
  return {
    href: withBase(site.config.base, withTrailingSlash(path)),
    title,
    ...(description !== undefined && { description }),
    language,
    direction: site.config.languageFacts[language]?.direction ?? 'ltr',
    ...(product && { product: { id: product.id, name: told?.name ?? product.name, href: product.href } }),
    frontMatter,
  };
}

/** What a component that is drawn at build time is told besides. */
export function staticFacts(
  page: Page,
  index: SiteIndex,
  { localeVersion }: PageFrame,
): Omit<StaticPageFacts, keyof PageFacts> {
  const told = localeVersionIn(index, page.language);
  const tree = page.product === undefined ? undefined : told.navigation.get(page.product)?.tree;
  return {
    navigation: (tree?.nodes ?? []).map((node) => navigationFact(node, { told, localeVersion, index })),
    products: told.site.products.map(({ id, name, description }, place) => ({
      id,
      name,
      href: localeVersion.site.products[place]?.href ?? '',
      ...(description !== undefined && { description }),
      versions: versionFacts(id, told, localeVersion),
    })),
  };
}

/** The language that facts are told in, and the one that links stay in. */
interface Languages {
  readonly told: LocaleVersion;
  readonly localeVersion: LocaleVersion;
  readonly index: SiteIndex;
}

function navigationFact(node: NavigationNode, languages: Languages): NavigationFact {
  const { told, localeVersion, index } = languages;
  const { kind, id, title, outward, badges, children } = node;
  const href = outward || node.href === undefined ? node.href : localeVersion.localise(node.href);
  const description =
    kind === 'page' && node.href !== undefined
      ? index.addresses.shown(toSitePath(node.href), told.language)?.document.description
      : undefined;
  return {
    kind,
    id,
    title,
    ...(href !== undefined && { href }),
    outward,
    ...(description !== undefined && { description }),
    badges,
    items: children.map((child) => navigationFact(child, languages)),
  };
}

function versionFacts(id: string, told: LocaleVersion, localeVersion: LocaleVersion): Version[] {
  const links = localeVersion.versions.get(id) ?? [];
  return (told.versions.get(id) ?? []).map(({ text, href, current }, place) => ({
    text,
    href: links[place]?.href ?? href,
    current,
  }));
}
