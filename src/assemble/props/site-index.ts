import { lazy } from '../../memo/memoize.ts';
import type { IslandMoment } from '../../model/part-props.ts';
import type { SitePath } from '../../model/path.ts';
import type { Page, Site } from '../../model/site.ts';
import { type SiteDemos, siteDemos, type UsedComponents } from '../api/demos/site-demos.ts';
import { addressIn } from '../links/link-space.ts';
import type { DemoModules } from './demo-code.ts';
import { assembleLocaleVersions, type LocaleVersion } from './locale-version.ts';

/** The site, with the look-ups and facts that the props of all its pages are made from. */
export interface SiteIndex {
  readonly site: Site;
  readonly addresses: PageAddresses;
  /** The site in each of its languages, the first one first. */
  readonly localeVersions: ReadonlyMap<string, LocaleVersion>;
  /** Every module of the demos. */
  readonly demoModules: DemoModules;
  /** Installed versions of the packages that demos import. */
  readonly versions: ReadonlyMap<string, string>;
  /** The components that are islands, each with its moment. */
  readonly islands: ReadonlyMap<string, IslandMoment>;
  /** The entries of demos and components that import CSS. */
  readonly styled: ReadonlySet<string>;
  /** The day of the last change to each source, if known. */
  readonly lastChanges: ReadonlyMap<string, string>;
  /** The demos that set each documented prop. */
  readonly demos: SiteDemos;
}

/** The facts that come from the modules of demos and components. */
export type SiteModules = Pick<SiteIndex, 'demoModules' | 'versions' | 'islands'> &
  Partial<Pick<SiteIndex, 'styled'>> & {
    /** Absent if no module was searched. */
    readonly usedComponents?: UsedComponents;
  };

/** Creates the look-ups of a site, once for all its pages. */
export function indexSite(
  site: Site,
  { demoModules, versions, islands, styled = new Set(), usedComponents = new Map() }: SiteModules,
  lastChanges: ReadonlyMap<string, string> = new Map(),
): SiteIndex {
  const addresses = pageAddresses(site);
  const localeVersions = assembleLocaleVersions(site);
  const demos = siteDemos(site, demoModules, usedComponents);
  return { site, addresses, localeVersions, demoModules, versions, islands, styled, lastChanges, demos };
}

/** Returns the site in a language; in the first one if the language is unknown. */
export function localeVersionOf({ localeVersions, site }: SiteIndex, language: string): LocaleVersion {
  const locale = localeVersions.get(language) ?? localeVersions.get(site.config.languages[0]);
  if (!locale) throw new Error(`There is no locale version for ${language}.`);
  return locale;
}

/** The addresses of pages in every language. A page is named by its address in the first language. */
export interface PageAddresses {
  /** Returns the address of a page in a language; see `addressIn`. */
  at(path: SitePath, language: string): SitePath;
  /** Returns the translation of a page; undefined if there is none. */
  translation(page: Page, language: string): Page | undefined;
  /** Returns the page that is shown in a language at an address of the first language. */
  shown(path: SitePath, language: string): Page | undefined;
  /** Returns the original of a translation, or the page itself. */
  original(page: Page): Page;
}

/** Creates the look-ups of all pages. */
export function pageAddresses({ pages, space }: Pick<Site, 'pages' | 'space'>): PageAddresses {
  // Lazy, since most sites have no translations and an edit needs no look-up.
  const bySource = lazy(() => new Map(pages.map((page) => [page.document.source, page])));
  const byPath = lazy(() => new Map(pages.map((page) => [page.path, page])));
  const original = (page: Page) => (page.translationOf && bySource().get(page.translationOf)) ?? page;
  const translation = ({ path, barePath = path }: Pick<Page, 'path' | 'barePath'>, language: string) => {
    const address = space.translations.get(`${language} ${barePath}`);
    return address && byPath().get(address);
  };
  const originalAt = (path: SitePath) => {
    const page = byPath().get(path);
    return page?.translationOf === undefined ? page : undefined;
  };
  return {
    original,
    translation,
    shown: (path, language) => translation({ path }, language) ?? originalAt(path),
    at: addressIn(space),
  };
}
