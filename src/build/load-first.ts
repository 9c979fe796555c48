import { findSources } from '../assemble/find-sources.ts';
import { missingAddress, nearAddresses } from '../assemble/near-addresses.ts';
import type { Config } from '../model/config.ts';
import type { SitePath, SourcePath } from '../model/path.ts';
import type { Site } from '../model/site.ts';
import type { ListedSource } from '../read/read-sources.ts';
import { createSources, type Sources } from '../read/sources.ts';
import { createPageGuesses, type GuessTools } from './create-page-guesses.ts';
import { readAround } from './load.ts';

/** A site of which one page is known for certain. */
export interface FirstSite {
  readonly site: Site;
  /** The sources that have been read; of pages these are few. */
  readonly sources: Sources;
  /** Sources that have not been parsed: of their pages the address is a guess, and nothing else is known. */
  readonly unseen: ReadonlySet<SourcePath>;
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
  const isWhole = dependsOnAll(listed, config, tools);
  const guesses = createPageGuesses(config, tools);
  const around = createSources(await tools.read(listed.filter(({ kind }) => kind !== 'page')));
  const { assemble } = await readAround(around, config, tools);
  await guesses.add(isWhole ? pages : pagesAt([asked, ...nearAddresses(asked, config)], pages, config));
  await guesses.parse(asked);
  if (!isWhole) await guesses.add(pagesNeeded(assemble(guesses.documents()), asked, pages));
  return {
    site: assemble(guesses.documents()),
    sources: createSources([...around.all(), ...guesses.sources()]),
    unseen: guesses.unseen(),
  };
}

/**
 * True where any page may decide what another one shows: where there are translations, which have the addresses of what they translate, and
 * where bundles are remembered, which are those of all demos.
 */
function dependsOnAll(
  listed: readonly ListedSource[],
  { languages }: Config,
  { store }: GuessTools,
): boolean {
  return languages.length > 1 || (!store.isEmpty() && listed.some(({ kind }) => kind === 'module'));
}

/** What the page at an address links to and the site does not have; all pages where it has components, which may be told of any. */
function pagesNeeded(site: Site, asked: SitePath, pages: readonly ListedSource[]): readonly ListedSource[] {
  const there = site.pages.filter(({ path }) => path === asked);
  if (there.some(({ components }) => components.some((name) => name !== null))) return pages;
  const targets = there.flatMap(({ links }) => links);
  const addresses = targets.flatMap((target) => missingAddress(target) ?? []);
  const sources = new Set(targets.flatMap((target) => (target.kind === 'unknown-file' ? target.source : [])));
  return [...pagesAt(addresses, pages, site.config), ...pages.filter(({ path }) => sources.has(path))];
}

/** The pages that are at these addresses, as far as the names of their files tell. */
function pagesAt(
  addresses: readonly SitePath[],
  pages: readonly ListedSource[],
  config: Config,
): ListedSource[] {
  const fits = findSources(new Set(addresses), config);
  return pages.filter(({ path }) => fits(path));
}
