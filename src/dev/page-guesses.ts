import { pagesShownAt } from '../assemble/routes/find-pages.ts';
import { placePages } from '../assemble/routes/place-pages.ts';
import { emptyHash } from '../lib/hash.ts';
import { lazy } from '../memo/memoize.ts';
import type { Config } from '../model/config.ts';
import type { PageDocument } from '../model/document.ts';
import type { SitePath, SourcePath } from '../model/path.ts';
import type { SourceFile } from '../model/source.ts';
import { resolveFrontMatter } from '../parse/front-matter/resolve-front-matter.ts';
import type { IncludableSources } from '../parse/includes/read-included.ts';
import type { PageParser } from '../parse/page-parser.ts';
import type { ListedSource } from '../read/read-sources.ts';

/** What guessing pages needs. */
export interface GuessOptions {
  readonly pages: PageParser;
  /** True if the cache was empty at the start. */
  readonly isNew: boolean;
  /** Reads and hashes files; missing files are left out. */
  read(listed: readonly ListedSource[]): Promise<readonly SourceFile[]>;
  /** The files that a page may include. */
  readonly includable: IncludableSources;
}

/** Pages, some parsed and others known by the name of their file alone. */
export interface PageGuesses {
  /** Adds pages: as they were parsed if the cache has them, else by name. */
  add(listed: readonly ListedSource[]): Promise<void>;
  /** Parses the page at a path and the page that it translates. Returns false if no page is known there. */
  parse(path: SitePath): Promise<boolean>;
  documents(): readonly PageDocument[];
  /** The sources that were read. */
  sources(): readonly SourceFile[];
  /** The sources of the parsed pages. */
  parsed(): ReadonlySet<SourcePath>;
}

/** Creates an empty set of pages. */
export function createPageGuesses(config: Config, options: GuessOptions): PageGuesses {
  const documents = new Map<SourcePath, PageDocument>();
  const read = new Map<SourcePath, SourceFile>();
  const unparsed = new Map<SourcePath, ListedSource>();

  const readAll = async (listed: readonly ListedSource[]) => {
    const sources = await options.read(listed);
    for (const source of sources) read.set(source.path, source);
    return sources;
  };
  const parseAll = async (sources: readonly SourceFile[]) => {
    for (const { value } of (await options.pages.parse(sources, options.includable)).pages) {
      documents.set(value.source, value);
      unparsed.delete(value.source);
    }
  };

  return {
    async add(listed) {
      const added = listed.filter(({ path }) => !documents.has(path));
      for (const source of added) {
        documents.set(source.path, placeholderFor(source.path));
        unparsed.set(source.path, source);
      }
      // An empty cache has no page, so the files need not be read.
      if (options.isNew) return;
      const sources = await readAll(added);
      const fresh = new Set(await options.pages.unparsed(sources));
      await parseAll(sources.filter((source) => !fresh.has(source)));
    },
    async parse(path) {
      const found = pagesShownAt(path, placePages([...documents.values()], config), config);
      const named = found.flatMap(({ document: { source }, translationOf }) =>
        translationOf === undefined ? [source] : [source, translationOf],
      );
      await parseAll(await readAll(named.flatMap((source) => unparsed.get(source) ?? [])));
      return found.length > 0;
    },
    documents: () => [...documents.values()],
    sources: () => [...read.values()],
    parsed: () => new Set([...documents.keys()].filter((source) => !unparsed.has(source))),
  };
}

/** A page of which only the name of its file is known. */
function placeholderFor(source: SourcePath): PageDocument {
  return { ...emptyDocument(), source };
}

/** Shared, because thousands of pages are alike in this. */
const emptyDocument = lazy((): Omit<PageDocument, 'source'> => {
  const frontMatter = resolveFrontMatter(undefined, '').value;
  return {
    frontMatter,
    headings: [],
    links: [],
    parts: [],
    anchors: [],
    bodyHash: emptyHash,
    empty: false,
  };
});
