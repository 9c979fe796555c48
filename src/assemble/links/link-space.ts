import { memoize } from '../../memo/memoize.ts';
import { memoizeList } from '../../memo/memoize-list.ts';
import type { Config } from '../../model/config.ts';
import type { SitePath, SourcePath } from '../../model/path.ts';
import type { LinkSpace, PageAddress, ShellPage } from '../../model/site.ts';
import type { PlacedPage } from '../routes/place-pages.ts';
import { joinLanguage } from '../routes/split-language.ts';

/** The values, besides the pages of authors, that a link space is made from. */
export interface LinkSpaceSources {
  readonly config: Config;
  readonly added: readonly ShellPage[];
  readonly files: ReadonlyMap<SourcePath, string>;
  readonly external: readonly SitePath[];
  readonly redirects: readonly string[];
  readonly drafts: LinkSpace['drafts'];
}

/** Collects the addresses of all pages and files. An edit that moves no page returns the same object. */
export function linkSpace(
  placed: readonly PlacedPage[],
  { config, added, files, external, redirects, drafts }: LinkSpaceSources,
): LinkSpace {
  return joinSpace(
    addressesOf(addressFacts(config, placed), added),
    config,
    files,
    external,
    redirects,
    drafts,
  );
}

/** The facts of a page that the link space depends on. */
const addressFacts = memoizeList(
  ({ path, document, language, translationOf, barePath }: PlacedPage) =>
    [path, document.source, language, translationOf, barePath] as const,
);

const addressesOf = memoize(
  (
    placed: ReturnType<typeof addressFacts>,
    added: readonly ShellPage[],
  ): Pick<LinkSpace, 'pages' | 'pageBySource' | 'translations'> => {
    const pathOf = new Map(placed.map(([path, source]) => [source, path]));
    const pages = new Map<SitePath, PageAddress>(added.map(({ path }) => [path, { path }]));
    const pageBySource = new Map<SourcePath, PageAddress>();
    const translations = new Map<string, SitePath>();
    for (const [path, source, language, translationOf, barePath] of placed) {
      const original = barePath ?? (translationOf && pathOf.get(translationOf));
      const address = original ? { path: original, language } : { path };
      pages.set(path, address);
      pageBySource.set(source, address);
      if (original) translations.set(`${language} ${original}`, path);
    }
    for (const [, , , , barePath] of placed) {
      if (barePath !== undefined && !pages.has(barePath)) pages.set(barePath, { path: barePath });
    }
    return { pages, pageBySource, translations };
  },
);

const joinSpace = memoize(
  (
    addresses: ReturnType<typeof addressesOf>,
    config: Config,
    files: LinkSpace['files'],
    externalReferences: readonly SitePath[],
    redirects: readonly string[],
    drafts: LinkSpace['drafts'],
  ): LinkSpace => ({
    config,
    ...addresses,
    files,
    externalReferences,
    redirects,
    drafts,
    hosts: hostsOf(config),
  }),
);

function hostsOf({ url, productionHosts }: Config): ReadonlySet<string> {
  return new Set([...(url === undefined ? [] : [new URL(url).host]), ...productionHosts]);
}

/**
 * Creates a function that returns the address of a page in a language: of its translation, or of the
 * original.
 */
export function addressIn({ translations, config }: LinkSpace) {
  return (path: SitePath, language: string): SitePath =>
    translations.get(`${language} ${path}`) ?? joinLanguage(language, path, config.languages);
}
