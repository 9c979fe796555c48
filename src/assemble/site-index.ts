import type { IslandMoment } from '../model/part-props.ts';
import type { Site } from '../model/site.ts';
import type { DemoModules } from './demo-code.ts';
import { assembleLocaleVersions, type LocaleVersion } from './locale-version.ts';
import { type PageAddresses, pageAddresses } from './page-addresses.ts';

/** What the props of all pages are made from: the site, with the look-ups and facts that its pages share. */
export interface SiteIndex {
  readonly site: Site;
  readonly addresses: PageAddresses;
  /** The site in each of its languages, the first one first. */
  readonly localeVersions: ReadonlyMap<string, LocaleVersion>;
  /** Every module that a demo is made of. */
  readonly demoModules: DemoModules;
  /** Installed versions of the packages that demos import. */
  readonly versions: ReadonlyMap<string, string>;
  /** The components that are islands, each with its moment. */
  readonly islands: ReadonlyMap<string, IslandMoment>;
  /** The day on which each source was changed last, where it is known. */
  readonly lastChanges: ReadonlyMap<string, string>;
}

/** What the modules of a site's demos and components tell. */
export type SiteModules = Pick<SiteIndex, 'demoModules' | 'versions' | 'islands'>;

/** Builds the look-ups of a site, once for all its pages. */
export function indexSite(
  site: Site,
  { demoModules, versions, islands }: SiteModules,
  lastChanges: ReadonlyMap<string, string> = new Map(),
): SiteIndex {
  const addresses = pageAddresses(site);
  return {
    site,
    addresses,
    localeVersions: assembleLocaleVersions(site),
    demoModules,
    versions,
    islands,
    lastChanges,
  };
}

/** The edition of a language; of an unknown one the first. */
export function localeVersionIn({ localeVersions, site }: SiteIndex, language: string): LocaleVersion {
  const localeVersion = localeVersions.get(language) ?? localeVersions.get(site.config.languages[0]);
  if (!localeVersion) throw new Error(`There is no edition in ${language}.`);
  return localeVersion;
}
