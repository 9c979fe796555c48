import { mayHaveAddress, pagesShownAt, possibleAddresses, similarPages } from '../assemble/find-pages.ts';
import { readAround } from '../build/load.ts';
import { toSitePath } from '../lib/path.ts';
import type { Config } from '../model/config.ts';
import type { SitePath, SourcePath } from '../model/path.ts';
import type { LinkTarget, Site } from '../model/site.ts';
import type { ListedSource } from '../read/read-sources.ts';
import { createSources, type Sources } from '../read/sources.ts';
import { createPageGuesses, type GuessTools } from './page-guesses.ts';

/** A site of which one page is known for certain. */
export interface FirstSite {
  readonly site: Site;
  /** The sources that have been read; of pages these are few. */
  readonly sources: Sources;
  /** Sources of the pages of which all is known that they show. Of others the address may be a guess, or what they lead to is missing. */
  readonly known: ReadonlySet<SourcePath>;
}

/**
 * The site as far as it is known without parsing any page but the one at an address. Where it can, it takes only pages that this one leads to
 * or depends on, so that a site of 20,000 pages takes hardly longer than one of a hundred.
 */
export async function loadFirst(
  asked: SitePath,
  listed: readonly ListedSource[],
  config: Config,
  tools: GuessTools,
): Promise<FirstSite> {
  const pages = listed.filter(({ kind }) => kind === 'page');
  const isNew = tools.store.isEmpty();
  const guesses = createPageGuesses(config, tools);
  const around = createSources(await tools.read(listed.filter(({ kind }) => kind !== 'page')));
  const { assemble } = await readAround(around, config, tools);
  await guesses.add(pagesAt([asked, ...similarPages(asked, config)], pages, config));
  // A page that has its address from its front matter is found where that is remembered.
  if (!(await guesses.parse(asked)) && !isNew) await guesses.add(pages);
  await guesses.add(pagesNeeded(assemble(guesses.documents(), 'partial'), asked, pages));
  const site = assemble(guesses.documents(), 'partial');
  const parsed = guesses.parsed();
  const there = pagesShownAt(asked, site.pages, config);
  const needed = there.flatMap(({ document, translationOf = document.source }) => [
    document.source,
    translationOf,
  ]);
  return {
    site,
    sources: createSources([...around.all(), ...guesses.sources()]),
    known: new Set(needed.filter((source) => parsed.has(source))),
  };
}

/** What the page at an address links to and the site does not have; all pages where it has components, which are told of them what is remembered. */
function pagesNeeded(site: Site, asked: SitePath, pages: readonly ListedSource[]): readonly ListedSource[] {
  const { config } = site;
  const there = pagesShownAt(asked, site.pages, config);
  if (there.some(({ components }) => components.some((name) => name !== null))) return pages;
  const addresses = there.flatMap(({ links }) => links).flatMap((target) => missingAt(target, config));
  return pagesAt(addresses, pages, config);
}

/** Where a page may be that a link leads to and the site does not have. An address like that of a file may be a page's: `/x/notes.next/` */
function missingAt(target: LinkTarget, config: Config): readonly SitePath[] {
  switch (target.kind) {
    case 'unknown-file':
      return possibleAddresses(target.source, config);
    case 'unknown-page':
    case 'public':
      return [toSitePath(target.path)];
    default:
      return [];
  }
}

/** The pages that are at these addresses in any language, as far as the names of their files tell. */
function pagesAt(
  addresses: readonly SitePath[],
  pages: readonly ListedSource[],
  config: Config,
): ListedSource[] {
  const fits = mayHaveAddress(addresses, config);
  return pages.filter(({ path }) => fits(path));
}
