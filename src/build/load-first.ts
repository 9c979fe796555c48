import { type PlacedPage, placePages } from '../assemble/place-pages.ts';
import type { FileHashes } from '../cache/file-hashes.ts';
import { hash } from '../lib/hash.ts';
import { late } from '../lib/late.ts';
import type { Config } from '../model/config.ts';
import type { PageDocument } from '../model/document.ts';
import type { SitePath, SourcePath } from '../model/path.ts';
import type { Site } from '../model/site.ts';
import type { SourceFile } from '../model/source.ts';
import { resolveFrontMatter } from '../parse/resolve-front-matter.ts';
import { readSources } from '../read/read-sources.ts';
import type { Sources } from '../read/sources.ts';
import { readAround } from './load.ts';
import { type ParseTools, parseSources, unseenSources } from './parse-sources.ts';

/** A site of which one page is known for certain. */
export interface FirstSite {
  readonly site: Site;
  /** The sources, of which the page and what it translates have been read. */
  readonly sources: Sources;
  /** Sources that have not been parsed: of their pages the address is a guess, and nothing else is known. */
  readonly unseen: ReadonlySet<SourcePath>;
}

/** The site as far as it is known without parsing any page but the one at an address. Pages whose hash is empty have not been read. */
export async function loadFirst(
  asked: SitePath,
  sources: Sources,
  config: Config,
  tools: ParseTools & { readonly hashes: Pick<FileHashes, 'of'> },
): Promise<FirstSite> {
  const pages = sources.ofKind('page');
  // Before anything is put into an empty store: to ask it for 5,000 pages takes 20 ms.
  const fresh = tools.store.isEmpty() ? pages : unseenSources(pages, config, tools);
  const { assemble } = await readAround(sources, config, tools);
  const unseen = new Set(fresh.map(({ path }) => path));
  const known = await parseSources(
    pages.filter(({ path }) => !unseen.has(path)),
    config,
    tools,
  );
  const documents = new Map(pages.map(({ path }) => [path, standIn(path)]));
  for (const { value } of known.pages) documents.set(value.source, value);
  const guess = () => [...documents.values()];
  const placed = placePages(guess(), config);
  const wanted = sourcesAt(asked, placed, pages).filter(({ path }) => unseen.has(path));
  const read = await readSources(wanted, tools.hashes.of, sources);
  for (const { value } of (await parseSources(read.all(), config, tools)).pages) {
    documents.set(value.source, value);
    unseen.delete(value.source);
  }
  return { site: assemble(guess()), unseen, sources: sources.with(read.all()) };
}

/** The page at an address, and what it translates. */
function sourcesAt(
  asked: SitePath,
  placed: readonly PlacedPage[],
  sources: readonly SourceFile[],
): SourceFile[] {
  const there = placed.filter(({ path }) => path === asked);
  const named = new Set(there.flatMap(({ document, translationOf }) => [document.source, translationOf]));
  return sources.filter(({ path }) => named.has(path));
}

/** A page of which only the file's name is known. */
function standIn(source: SourcePath): PageDocument {
  return { ...nothingKnown(), source };
}

/** Made once, since thousands of pages are alike in this. */
const nothingKnown = late((): Omit<PageDocument, 'source'> => {
  const frontMatter = resolveFrontMatter(undefined, '').value;
  return {
    frontMatter,
    headings: [],
    links: [],
    parts: [],
    anchors: [],
    bodyHash: hash(''),
    empty: false,
  };
});
