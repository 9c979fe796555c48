import { givesAddress } from '../assemble/gives-address.ts';
import { nearAddresses } from '../assemble/near-addresses.ts';
import { toSitePath } from '../lib/path.ts';
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
  // Translations have the addresses of what they translate, so there any page may decide what another one shows.
  const isNew = tools.store.isEmpty();
  const isWhole = config.languages.length > 1 || (!isNew && hasDemos(listed));
  const guesses = createPageGuesses(config, tools);
  const around = createSources(await tools.read(listed.filter(({ kind }) => kind !== 'page')));
  const { assemble } = await readAround(around, config, tools);
  await guesses.add(isWhole ? pages : pagesAt([asked, ...nearAddresses(asked, config)], pages, config));
  // A page that has its address from its front matter is found where that is remembered.
  if (!(await guesses.parse(asked)) && !isNew) await guesses.add(pages);
  if (!isWhole) await guesses.add(pagesNeeded(assemble(guesses.documents()), asked, pages));
  const site = assemble(guesses.documents());
  const parsed = guesses.parsed();
  const there = site.pages.filter(({ path }) => path === asked).map(({ document }) => document.source);
  return {
    site,
    sources: createSources([...around.all(), ...guesses.sources()]),
    known: isWhole ? parsed : new Set(there.filter((source) => parsed.has(source))),
  };
}

/** Whether there may be demos. Remembered bundles are those of all demos, so all pages are asked for theirs. */
function hasDemos(listed: readonly ListedSource[]): boolean {
  return listed.some(({ kind }) => kind === 'module');
}

/** What the page at an address links to and the site does not have; all pages where it has components, which are told of them what is remembered. */
function pagesNeeded(site: Site, asked: SitePath, pages: readonly ListedSource[]): readonly ListedSource[] {
  const there = site.pages.filter(({ path }) => path === asked);
  if (there.some(({ components }) => components.some((name) => name !== null))) return pages;
  const targets = there.flatMap(({ links }) => links);
  const sources = new Set(targets.flatMap((target) => (target.kind === 'unknown-file' ? target.source : [])));
  // An address that looks like that of a file may be that of a page: `/x/notes.next/`
  const addresses = targets.flatMap((target) =>
    target.kind === 'unknown-page' || target.kind === 'public' ? toSitePath(target.path) : [],
  );
  return [...pagesAt(addresses, pages, site.config), ...pages.filter(({ path }) => sources.has(path))];
}

/** The pages that are at these addresses, as far as the names of their files tell. */
function pagesAt(
  addresses: readonly SitePath[],
  pages: readonly ListedSource[],
  config: Config,
): ListedSource[] {
  const fits = givesAddress(new Set(addresses), config);
  return pages.filter(({ path }) => fits(path));
}
