import { isAbsoluteUrl, toSitePath, withBase, withTrailingSlash } from '../lib/path.ts';
import type { Direction } from '../model/direction.ts';
import type { SitePath } from '../model/path.ts';
import type { Site } from '../model/site.ts';
import type { SiteProps } from '../model/site-props.ts';
import { english, type Words } from '../model/words.ts';
import { assembleNavigation } from './assemble-navigation.ts';
import { indexNavigation, type NavigationIndex } from './index-navigation.ts';
import type { Localise } from './navigation-slice.ts';
import type { PageAddresses } from './page-addresses.ts';
import type { Address } from './resolve-link.ts';
import { siteProps } from './site-props.ts';
import { type VersionEntry, versionMenus } from './version-menus.ts';

/** The site in one language: what its pages share. */
export interface Edition {
  readonly language: string;
  readonly direction: Direction;
  readonly words: Words;
  /** The same object in the props of every page of the edition. */
  readonly site: SiteProps;
  /** The look-ups of each product's tree. */
  readonly navigation: ReadonlyMap<string, NavigationIndex>;
  /** The version menu of each product. */
  readonly versions: ReadonlyMap<string, readonly VersionEntry[]>;
  readonly address: Address;
  readonly localise: Localise;
}

/** What all editions have in common. */
export interface EditionSources {
  readonly site: Site;
  readonly addresses: PageAddresses;
  /** Addresses in the first language at which there is a page. */
  readonly paths: ReadonlySet<SitePath>;
}

/** Puts an edition together. */
export function assembleEdition(language: string, { site, addresses, paths }: EditionSources): Edition {
  const { config } = site;
  const translation = site.translations.get(language);
  const address: Address = (path, named = language) => addresses.at(path, named);
  const localise: Localise = (href) => {
    if (isAbsoluteUrl(href) || config.externalPaths.some((prefix) => href.startsWith(prefix))) return href;
    const path = toSitePath(href);
    if (!paths.has(path)) return withBase(config.base, href);
    return withBase(config.base, withTrailingSlash(address(path))) + (/[?#].*$/.exec(href)?.[0] ?? '');
  };
  const trees =
    translation === undefined
      ? site.navigation
      : new Map(
          [...site.navigationDocuments].map(([product, document]) => [
            product,
            assembleNavigation(product, document, translation.navigation),
          ]),
        );
  return {
    language,
    direction: config.languageFacts[language]?.direction ?? 'ltr',
    words: translation?.words ?? english,
    site: siteProps(site, { language, localise, paths }),
    navigation: new Map([...trees].map(([product, tree]) => [product, indexNavigation(tree)])),
    versions: versionMenus(site, { language, localise }),
    address,
    localise,
  };
}
