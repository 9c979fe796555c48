import type { Config, ProductConfig, Version } from '../model/config.ts';
import type { SitePath } from '../model/path.ts';
import type { Site } from '../model/site.ts';
import type { Localise } from './navigation-slice.ts';
import { ownPlace } from './own-place.ts';

/** An entry of a version menu, its words and its own link ready to be written. */
export interface VersionEntry extends Version {
  /** The product that is this version, where it is on this site and another than the menu's. */
  readonly product?: ProductConfig;
}

/** The version menus of all products in a language, by the product's id. */
export function versionMenus(
  { config, translations }: Pick<Site, 'config' | 'translations'>,
  { language, localise }: { readonly language: string; readonly localise: Localise },
): ReadonlyMap<string, readonly VersionEntry[]> {
  const told = translations.get(language)?.versions;
  const described = productsByVersion(config);
  const entryOf =
    (own: ProductConfig) =>
    (version: Version): VersionEntry => {
      const place = ownPlace(version.href, config);
      const product = place === undefined ? undefined : described.get(place);
      return {
        ...version,
        text: told?.get(version.text)?.title ?? version.text,
        href: localise(version.href),
        ...(product && product !== own && { product }),
      };
    };
  return new Map(config.products.map((product) => [product.id, product.versions.map(entryOf(product))]));
}

/** Every product by the place that it calls its current version; a place that two products name is nobody's. */
function productsByVersion(config: Config): ReadonlyMap<SitePath, ProductConfig | undefined> {
  const products = new Map<SitePath, ProductConfig | undefined>();
  for (const product of config.products) {
    const current = product.versions.find((version) => version.current);
    const place = current && ownPlace(current.href, config);
    if (place !== undefined) products.set(place, products.has(place) ? undefined : product);
  }
  return products;
}
