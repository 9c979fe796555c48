import { isAbsoluteUrl, isFilePath, toSitePath, withBase, withTrailingSlash } from '../lib/path.ts';
import { memoize, memoizeBy } from '../memo/memoize.ts';
import type { Direction } from '../model/language.ts';
import type { SiteProps } from '../model/page-props.ts';
import type { SitePath } from '../model/path.ts';
import type { LinkSpace, Site } from '../model/site.ts';
import { english, type Words } from '../model/words.ts';
import { assembleNavigation } from './assemble-navigation.ts';
import { indexNavigation, type NavigationIndex } from './index-navigation.ts';
import type { Localise } from './navigation-slice.ts';
import { addressIn } from './page-addresses.ts';
import type { Address } from './resolve-link.ts';
import { siteProps } from './site-props.ts';
import { type VersionEntry, versionMenus } from './version-menus.ts';

/** The site in one language: what its pages share. */
export interface LocaleVersion {
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

/** What locale versions are made from besides addresses: nothing that the text of a page says. */
type LocaleSources = Pick<
  Site,
  'extent' | 'publicFiles' | 'navigationDocuments' | 'navigation' | 'translations'
>;

/** Returns the site in each of its languages, the first one first. While only the text of pages changes, these are the same objects. */
export const assembleLocaleVersions = memoizeBy(
  ({
    space,
    extent,
    publicFiles,
    navigationDocuments,
    navigation,
    translations,
  }: LocaleSources & Pick<Site, 'space'>) => [
    space,
    { extent, publicFiles, navigationDocuments, navigation, translations },
  ],
  (space, sources): ReadonlyMap<string, LocaleVersion> =>
    new Map(
      space.config.languages.map((language) => [language, assembleLocaleVersion(language, space, sources)]),
    ),
);

function assembleLocaleVersion(
  language: string,
  space: LinkSpace,
  { extent, publicFiles, navigation, navigationDocuments, translations }: LocaleSources,
): LocaleVersion {
  const { config, files } = space;
  const paths = originalPaths(space);
  const translation = translations.get(language);
  const at = addressIn(space);
  const address: Address = (path, named = language) => at(path, named);
  const localise: Localise = (href) => {
    if (isAbsoluteUrl(href) || config.externalPaths.some((prefix) => href.startsWith(prefix))) return href;
    const path = toSitePath(href);
    // Most of what navigation leads to is not in a part of the site, and all of it is there in the whole.
    const isPage = paths.has(path) || (extent === 'partial' && !isFilePath(path));
    if (!isPage) return withBase(config.base, href);
    return withBase(config.base, withTrailingSlash(address(path))) + (/[?#].*$/.exec(href)?.[0] ?? '');
  };
  const trees =
    translation === undefined
      ? navigation
      : new Map(
          [...navigationDocuments].map(([product, document]) => [
            product,
            assembleNavigation(product, document, translation.navigation),
          ]),
        );
  return {
    language,
    direction: config.languageFacts[language]?.direction ?? 'ltr',
    words: translation?.words ?? english,
    site: siteProps({ config, publicFiles, files, navigation, translations }, { language, localise, paths }),
    navigation: new Map([...trees].map(([product, tree]) => [product, indexOf(tree)])),
    versions: versionMenus({ config, translations }, { language, localise }),
    address,
    localise,
  };
}

/** Addresses at which there is a page in the first language. */
const originalPaths = memoize(
  ({ pages }: LinkSpace): ReadonlySet<SitePath> =>
    new Set([...pages].flatMap(([at, { path }]) => (at === path ? [path] : []))),
);

const indexOf = memoize(indexNavigation);
