import { toSitePath, withBase, withTrailingSlash } from '../lib/path.ts';
import type { NavigationFact, PageFacts, StaticPageFacts } from '../model/component.ts';
import type { NavigationNode } from '../model/navigation.ts';
import type { ProductProps } from '../model/product-props.ts';
import type { Page } from '../model/site.ts';
import type { Edition } from './edition.ts';
import { productVersions } from './product-versions.ts';
import type { SiteIndex } from './site-index.ts';

/** What has been found out of a page before its article is put together. */
export interface PageFrame {
  /** In whose language the page is shown. */
  readonly edition: Edition;
  readonly product?: ProductProps;
}

/** What every component is told of its page. */
export function pageFacts(
  page: Page,
  { site, addresses }: SiteIndex,
  { edition, product }: PageFrame,
): PageFacts {
  const { language, document } = page;
  const path = edition.address(addresses.original(page).path);
  const { title = '', description, frontMatter } = document;
  return {
    href: withBase(site.config.base, withTrailingSlash(path)),
    title,
    ...(description !== undefined && { description }),
    language,
    direction: site.config.languageFacts[language]?.direction ?? 'ltr',
    ...(product && { product: { id: product.id, name: product.name, href: product.href } }),
    frontMatter,
  };
}

/** What a component that is drawn at build time is told besides. */
export function staticFacts(
  page: Page,
  index: SiteIndex,
  frame: PageFrame,
): Omit<StaticPageFacts, keyof PageFacts> {
  const { edition } = frame;
  const tree = page.product === undefined ? undefined : edition.navigation.get(page.product)?.tree;
  return {
    navigation: (tree?.nodes ?? []).map((node) => navigationFact(node, edition, index)),
    products: edition.site.products.map(({ id, name, href, description }) => ({
      id,
      name,
      href,
      ...(description !== undefined && { description }),
      versions: productVersions(id, edition, index),
    })),
  };
}

function navigationFact(node: NavigationNode, edition: Edition, index: SiteIndex): NavigationFact {
  const { kind, id, title, outward, badges, children } = node;
  const href = outward || node.href === undefined ? node.href : edition.localise(node.href);
  const description =
    kind === 'page' && node.href !== undefined
      ? index.addresses.shown(toSitePath(node.href), edition.language)?.document.description
      : undefined;
  return {
    kind,
    id,
    title,
    ...(href !== undefined && { href }),
    outward,
    ...(description !== undefined && { description }),
    badges,
    items: children.map((child) => navigationFact(child, edition, index)),
  };
}
