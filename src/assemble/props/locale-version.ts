import {
  isAbsoluteUrl,
  isExternalPath,
  isFilePath,
  toSitePath,
  withBase,
  withTrailingSlash,
} from '../../lib/path.ts';
import { memoize, memoizeBy } from '../../memo/memoize.ts';
import type { Direction } from '../../model/language.ts';
import type { NavigationTree } from '../../model/navigation.ts';
import type { SiteProps } from '../../model/page-props.ts';
import type { SitePath } from '../../model/path.ts';
import type { LinkSpace, Site } from '../../model/site.ts';
import { english, type Words } from '../../model/words.ts';
import { addressIn } from '../links/link-space.ts';
import type { AddressOf } from '../links/resolve-link.ts';
import { assembleNavigation } from '../navigation/assemble-navigation.ts';
import { indexNavigation, type NavigationIndex } from '../navigation/index-navigation.ts';
import type { Localise } from '../navigation/navigation-slice.ts';
import { type VersionEntry, versionMenus } from '../navigation/version-menus.ts';
import { type SharedFacts, siteProps } from './site-props.ts';

/** The site in one language: the values that its pages share. */
export interface LocaleVersion {
  readonly language: string;
  readonly direction: Direction;
  readonly words: Words;
  /** The same object in the props of every page in this language. */
  readonly site: SiteProps;
  /** The look-ups of each product's navigation tree. */
  readonly navigation: ReadonlyMap<string, NavigationIndex>;
  /** The version menu of each product. */
  readonly versions: ReadonlyMap<string, readonly VersionEntry[]>;
  readonly address: AddressOf;
  readonly localise: Localise;
}

/** The values, besides addresses, that locale versions are made from. The text of pages is not among them. */
interface LocaleSources
  extends Pick<Site, 'extent' | 'publicFiles' | 'navigationDocuments' | 'navigation' | 'translations'> {
  readonly redirectRules: SharedFacts['redirectRules'];
}

const noRules: SharedFacts['redirectRules'] = [];

/** Returns the site in each language, in order. An edit of the text of pages returns the same objects. */
export const assembleLocaleVersions = memoizeBy(
  ({
    space,
    extent,
    publicFiles,
    navigationDocuments,
    navigation,
    translations,
    hostFiles,
  }: Omit<LocaleSources, 'redirectRules'> & Pick<Site, 'space' | 'hostFiles'>) => [
    space,
    {
      extent,
      publicFiles,
      navigationDocuments,
      navigation,
      translations,
      redirectRules: hostFiles.redirects?.rules ?? noRules,
    },
  ],
  (space, sources: LocaleSources): ReadonlyMap<string, LocaleVersion> =>
    new Map(
      space.config.languages.map((language) => [language, assembleLocaleVersion(language, space, sources)]),
    ),
);

function assembleLocaleVersion(language: string, space: LinkSpace, sources: LocaleSources): LocaleVersion {
  const { config, files } = space;
  const { translations } = sources;
  const addressAt = addressIn(space);
  const address: AddressOf = (path, named = language) => addressAt(path, named);
  const paths = originalPaths(space);
  const localise = createLocalise(space, paths, { address, extent: sources.extent });
  return {
    language,
    direction: config.languageFacts[language]?.direction ?? 'ltr',
    words: translations.get(language)?.words ?? english,
    site: siteProps({ config, files, ...sources }, { language, localise, paths }),
    navigation: new Map([...treesIn(language, sources)].map(([product, tree]) => [product, indexOf(tree)])),
    versions: versionMenus({ config, translations }, { language, localise }),
    address,
    localise,
  };
}

const originalPaths = memoize(
  ({ pages }: LinkSpace): ReadonlySet<SitePath> =>
    new Set([...pages].flatMap(([at, { path }]) => (at === path ? [path] : []))),
);

function createLocalise(
  { config }: LinkSpace,
  paths: ReadonlySet<SitePath>,
  { address, extent }: { readonly address: AddressOf; readonly extent: Site['extent'] },
): Localise {
  return (href) => {
    if (isAbsoluteUrl(href)) return href;
    const path = toSitePath(href);
    if (isExternalPath(path, config.externalPaths)) return href;
    // A partial site lacks most pages of its navigation, all of which the whole site has.
    const isPage = paths.has(path) || (extent === 'partial' && !isFilePath(path));
    if (!isPage) return withBase(config.base, href);
    return withBase(config.base, withTrailingSlash(address(path))) + (/[?#].*$/.exec(href)?.[0] ?? '');
  };
}

function treesIn(
  language: string,
  { navigation, navigationDocuments, translations }: LocaleSources,
): ReadonlyMap<string, NavigationTree> {
  const translated = translations.get(language)?.navigation;
  if (translated === undefined || translated.size === 0) return navigation;
  return new Map(
    [...navigationDocuments].map(([product, document]) => [
      product,
      assembleNavigation(product, document, translated),
    ]),
  );
}

const indexOf = memoize(indexNavigation);
