import { withBase, withTrailingSlash } from '../lib/path.ts';
import type { Version } from '../model/config.ts';
import type { Page } from '../model/site.ts';
import { counterpart } from './counterpart.ts';
import type { LocaleVersion } from './locale-version.ts';
import type { SiteIndex } from './site-index.ts';
import type { VersionEntry } from './version-menus.ts';

/**
 * The version menu of a product, its links ready to be written. On a page of the product an entry leads to the same page of that version
 * where this site has it; everywhere else to the version's own address.
 */
export function productVersions(
  id: string,
  localeVersion: LocaleVersion,
  index: SiteIndex,
  page?: Page,
): Version[] {
  return (localeVersion.versions.get(id) ?? []).map((entry) => ({
    text: entry.text,
    href: (page && samePage(entry, page, localeVersion, index)) ?? entry.href,
    current: entry.current,
  }));
}

/** The address of a page in a version of this site; undefined where it has none. */
function samePage(
  { product }: VersionEntry,
  page: Page,
  localeVersion: LocaleVersion,
  { addresses, site: { config } }: SiteIndex,
): string | undefined {
  const own = product && config.products.find(({ id }) => id === page.product);
  const path = own && counterpart(addresses.original(page).path, own, product);
  if (path === undefined || !addresses.shown(path, localeVersion.language)) return undefined;
  return withBase(config.base, withTrailingSlash(localeVersion.address(path)));
}
