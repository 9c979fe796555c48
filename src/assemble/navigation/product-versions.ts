import { isInside, toSitePath, withBase, withTrailingSlash } from '../../lib/path.ts';
import type { SitePath } from '../../model/path.ts';
import type { ProductConfig, Version } from '../../model/product-config.ts';
import type { Page } from '../../model/site.ts';
import type { LocaleVersion } from '../props/locale-version.ts';
import type { SiteIndex } from '../props/site-index.ts';
import type { VersionEntry } from './version-menus.ts';

/**
 * Returns the version menu of a product. On a page of the product, an entry leads to the same page of that
 * version if this site has it, and otherwise to the version's own address.
 */
export function productVersions(id: string, locale: LocaleVersion, index: SiteIndex, page?: Page): Version[] {
  return (locale.versions.get(id) ?? []).map((entry) => ({
    text: entry.text,
    href: (page && samePage(entry, page, locale, index)) ?? entry.href,
    current: entry.current,
  }));
}

/** Returns the address of a page in another version; undefined if this site does not have it. */
function samePage(
  { product }: VersionEntry,
  page: Page,
  locale: LocaleVersion,
  { addresses, site: { config } }: SiteIndex,
): string | undefined {
  const own = product && config.products.find(({ id }) => id === page.product);
  const path = own && counterpart(addresses.original(page).path, own, product);
  if (path === undefined || !addresses.shown(path, locale.language)) return undefined;
  return withBase(config.base, withTrailingSlash(locale.address(path)));
}

/**
 * Returns the path of the same page in another product: below the root at the same position of the list of
 * roots. Undefined if the page is below no root of its product, or if the other product has fewer roots.
 *
 * From `[/ui/, /hooks/]` to `[/v1/ui/, /v1/hooks/]`: `/hooks/use-id` → `/v1/hooks/use-id`
 */
export function counterpart(path: SitePath, own: ProductConfig, other: ProductConfig): SitePath | undefined {
  const [longest] = own.roots
    .map((text, position) => ({ root: toSitePath(text), position }))
    .filter(({ root }) => root === '/' || isInside(root, path))
    .sort((a, b) => b.root.length - a.root.length);
  if (longest === undefined) return undefined;
  const root = other.roots[longest.position];
  return root === undefined ? undefined : toSitePath(`${root}/${path.slice(longest.root.length)}`);
}
