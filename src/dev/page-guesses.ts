import { placePages } from '../assemble/place-pages.ts';
import { shownAt } from '../assemble/shown-at.ts';
import { hash } from '../lib/hash.ts';
import { late } from '../memo/lazy.ts';
import type { Config } from '../model/config.ts';
import type { PageDocument } from '../model/document.ts';
import type { SitePath, SourcePath } from '../model/path.ts';
import type { SourceFile } from '../model/source.ts';
import { resolveFrontMatter } from '../parse/front-matter/resolve-front-matter.ts';
import { type ParseTools, parseSources, unseenSources } from '../parse/parse-pages.ts';
import type { ListedSource } from '../read/read-sources.ts';

/** What guesses are made with. */
export interface GuessTools extends ParseTools {
  /** Reads and hashes files; those that are gone are left out. */
  read(listed: readonly ListedSource[]): Promise<readonly SourceFile[]>;
}

/** Pages of which some are parsed, and of the others the file's name is all that is known. */
export interface PageGuesses {
  /** Takes pages along: as they were parsed, where that is remembered, else by name. */
  add(listed: readonly ListedSource[]): Promise<void>;
  /** Parses the page that is shown at an address, and what it translates. False where there is none, as far as is known. */
  parse(asked: SitePath): Promise<boolean>;
  documents(): readonly PageDocument[];
  /** The sources that were read. */
  sources(): readonly SourceFile[];
  /** The sources of the pages that are parsed. */
  parsed(): ReadonlySet<SourcePath>;
}

/** Knows no page yet. Whether anything is remembered is asked now, and not of what is put into the store from now on. */
export function createPageGuesses(config: Config, tools: GuessTools): PageGuesses {
  const isNew = tools.store.isEmpty();
  const documents = new Map<SourcePath, PageDocument>();
  const read = new Map<SourcePath, SourceFile>();
  const unseen = new Map<SourcePath, ListedSource>();

  const readAll = async (listed: readonly ListedSource[]) => {
    const sources = await tools.read(listed);
    for (const source of sources) read.set(source.path, source);
    return sources;
  };
  const learn = async (sources: readonly SourceFile[]) => {
    for (const { value } of (await parseSources(sources, config, tools)).pages) {
      documents.set(value.source, value);
      unseen.delete(value.source);
    }
  };

  return {
    async add(listed) {
      const added = listed.filter(({ path }) => !documents.has(path));
      for (const source of added) {
        documents.set(source.path, standIn(source.path));
        unseen.set(source.path, source);
      }
      // To read and hash 5,000 pages takes 0.25 s, to ask the store for them 20 ms.
      if (isNew) return;
      const sources = await readAll(added);
      const fresh = new Set(unseenSources(sources, config, tools));
      await learn(sources.filter((source) => !fresh.has(source)));
    },
    async parse(asked) {
      const there = shownAt(asked, placePages([...documents.values()], config), config);
      const named = there.flatMap(({ document: { source }, translationOf }) =>
        translationOf === undefined ? [source] : [source, translationOf],
      );
      await learn(await readAll(named.flatMap((source) => unseen.get(source) ?? [])));
      return there.length > 0;
    },
    documents: () => [...documents.values()],
    sources: () => [...read.values()],
    parsed: () => new Set([...documents.keys()].filter((source) => !unseen.has(source))),
  };
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
