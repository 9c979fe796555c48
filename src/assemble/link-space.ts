import { memoizeBy } from '../memo/memoize.ts';
import { memoizeList } from '../memo/memoize-list.ts';
import type { Config } from '../model/config.ts';
import type { SitePath, SourcePath } from '../model/path.ts';
import type { LinkSpace, PageAddress, ShellPage } from '../model/site.ts';
import type { PlacedPage } from './place-pages.ts';

/** What there is besides the pages of authors. */
export interface LinkSurroundings {
  readonly config: Config;
  readonly added: readonly ShellPage[];
  readonly files: ReadonlyMap<SourcePath, string>;
}

/** Where all pages and files are. An edit that moves no page gives the same object again. */
export const linkSpace = memoizeBy(
  (placed: readonly PlacedPage[], { config, added, files }: LinkSurroundings) => [
    config,
    spots(placed, config),
    added,
    files,
  ],
  (placed, { config, added, files }): LinkSpace => {
    const pathOf = new Map(placed.map((page) => [page.document.source, page.path]));
    const pages = new Map<SitePath, PageAddress>(added.map(({ path }) => [path, { path }]));
    const pageBySource = new Map<SourcePath, PageAddress>();
    const translations = new Map<string, SitePath>();
    for (const { path, document, language, translationOf } of placed) {
      const original = translationOf && pathOf.get(translationOf);
      const address = original ? { path: original, language } : { path };
      pages.set(path, address);
      pageBySource.set(document.source, address);
      if (original) translations.set(`${language} ${original}`, path);
    }
    return { config, pages, pageBySource, translations, files, hosts: hostsOf(config) };
  },
);

/** All that the space says of a page, as a text that can be compared. No name of a file contains NUL. */
const spots = memoizeList(({ path, document, language, translationOf }: PlacedPage, _: Config) =>
  [path, document.source, language, translationOf].join('\0'),
);

function hostsOf({ url, productionHosts }: Config): ReadonlySet<string> {
  return new Set([...(url === undefined ? [] : [new URL(url).host]), ...productionHosts]);
}
