import { rememberedBy } from '../lib/remembered-per.ts';
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
export const linkSpace = rememberedBy(
  (placed: readonly PlacedPage[], { config, added, files }: LinkSurroundings) => [
    config,
    placed.map(({ path }) => path),
    placed.map(({ document }) => document.source),
    placed.map(({ language }) => language),
    placed.map(({ translationOf }) => translationOf),
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

function hostsOf({ url, productionHosts }: Config): ReadonlySet<string> {
  return new Set([...(url === undefined ? [] : [new URL(url).host]), ...productionHosts]);
}
