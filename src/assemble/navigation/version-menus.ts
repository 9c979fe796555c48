import { isAbsoluteUrl, isExternalPath, toSitePath } from '../../lib/path.ts';
import type { Config } from '../../model/config.ts';
import type { SitePath } from '../../model/path.ts';
import type { ProductConfig, Version } from '../../model/product-config.ts';
import type { Site } from '../../model/site.ts';
import { splitLanguage } from '../routes/split-language.ts';
import type { Localise } from './navigation-slice.ts';

/** An entry of a version menu, localised, with its link ready for `href`. */
export interface VersionEntry extends Version {
  /** The product that documents this version, if it is another product of this site. */
  readonly product?: ProductConfig;
}

/** Returns the version menus of all products in a language, by product id. */
export function versionMenus(
  { config, translations }: Pick<Site, 'config' | 'translations'>,
  { language, localise }: { readonly language: string; readonly localise: Localise },
): ReadonlyMap<string, readonly VersionEntry[]> {
  const translated = translations.get(language)?.versions;
  const documented = productsByVersion(config);
  const entryOf =
    (own: ProductConfig) =>
    (version: Version): VersionEntry => {
      const path = sitePathOf(version.href, config);
      const product = path === undefined ? undefined : documented.get(path);
      return {
        ...version,
        text: translated?.get(version.text)?.title ?? version.text,
        href: localise(version.href),
        ...(product && product !== own && { product }),
      };
    };
  return new Map(config.products.map((product) => [product.id, product.versions.map(entryOf(product))]));
}

/** Maps the path of each current version to its product; undefined if two products have the path. */
function productsByVersion(config: Config): ReadonlyMap<SitePath, ProductConfig | undefined> {
  const products = new Map<SitePath, ProductConfig | undefined>();
  for (const product of config.products) {
    const current = product.versions.find((version) => version.current);
    const path = current && sitePathOf(current.href, config);
    if (path !== undefined) products.set(path, products.has(path) ? undefined : product);
  }
  return products;
}

/**
 * Returns the site path of an address in `site.yaml`, without its language; undefined for an address of
 * another site.
 *
 * With the base `/docs/`: `/de/acme/v1/` and `https://acme.dev/docs/acme/v1/` → `/acme/v1`;
 * `https://v1.acme.dev/` → undefined
 */
export function sitePathOf(address: string, config: Config): SitePath | undefined {
  const path = isAbsoluteUrl(address) ? pathOfUrl(address, config) : address;
  if (path === undefined || isExternalPath(toSitePath(path), config.externalPaths)) return undefined;
  return splitLanguage(path, config.languages).path;
}

/** Returns the path of a URL on one of the site's hosts, without the base. */
function pathOfUrl(address: string, { url, productionHosts, base }: Config): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, pathname } = new URL(address);
  const isOwn = productionHosts.includes(host) || (url !== undefined && new URL(url).host === host);
  return isOwn && protocol.startsWith('http') && pathname.startsWith(base)
    ? pathname.slice(base.length - 1)
    : undefined;
}
