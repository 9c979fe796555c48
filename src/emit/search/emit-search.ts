import type { ReadTerms } from '../../assemble/search/pages/read-terms.ts';
import type { SearchedCopy } from '../../assemble/search/search-pages.ts';
import { planSearch, type SearchPlan, searchFileVersion } from '../../assemble/search/search-plan.ts';
import { cached } from '../../cache/cached.ts';
import type { Store } from '../../cache/create-store.ts';
import { searchKey } from '../../cache/store-keys.ts';
import { encodeText } from '../../lib/encode-text.ts';
import { hash, hashParts } from '../../lib/hash.ts';
import { nextTurn } from '../../lib/next-turn.ts';
import { lazy } from '../../memo/memoize.ts';
import type { OutputFile } from '../../model/output.ts';
import type { OutputPath } from '../../model/path.ts';
import type { SitePlan } from '../../render/site-plan.ts';
import type { MarkdownCopyOf } from '../markdown/emit-markdown-copies.ts';
import type { MarkdownCopy } from '../markdown/markdown-copy.ts';
import { openSearchMemory } from './search-memory.ts';

/** Identifies this program; another version may build another index from the same pages. */
interface SearchOptions {
  readonly store: Store;
  readonly tool: string;
  readonly readTerms: ReadTerms;
}

/** A file of a search index. */
export interface SearchOutput extends OutputFile {
  readonly bytes: number;
  /** The hash with which the manifest names it. */
  readonly version: string;
}

/** What is stored of each file. */
type SearchFacts = readonly [path: string, hash: string, version: string, bytes: number];

/**
 * Emits the search indexes, which are built when the first of their files is read. Their names are
 * fixed, so that an edit leaves all other pages unchanged; the manifest names the others with a
 * hash as the query of their URL.
 */
export function emitSearch(
  { routes, index }: Pick<SitePlan, 'routes' | 'index'>,
  copyOf: MarkdownCopyOf,
): OutputFile[] {
  return planSearch(routes, index, copyOf).flatMap((plan) => {
    const texts = lazy(() => plan.texts());
    return plan.paths.map((path) => searchFile(path, () => hashParts([path, plan.key]), texts));
  });
}

/**
 * Emits the same files with the hashes of their content, so that an edit rewrites only those that change.
 * They are stored with the hash of all pages, so that an unchanged site builds no index, and an edit changes
 * the lines of an index that the memory keeps.
 */
export async function emitStoredSearch(
  { routes, index }: Pick<SitePlan, 'routes' | 'index'>,
  copyOf: MarkdownCopyOf,
  { store, tool, readTerms }: SearchOptions,
): Promise<SearchOutput[]> {
  const files: SearchOutput[] = [];
  for (const plan of planSearch(routes, index, (route) => inTurns(copyOf(route)))) {
    const memory = openSearchMemory({ store, tool, language: plan.language });
    const texts = lazy(() => plan.texts({ read: readTerms, memory }));
    const make = async () => [...(await texts())].map(searchFacts);
    const hashes = await cached(store, searchKey(hashParts([tool, plan.key])), make);
    await memory.retain();
    for (const [path, known, version, bytes] of hashes)
      files.push({ ...searchFile(path, () => known, texts), bytes, version });
  }
  return files;
}

function searchFacts([path, text]: readonly [path: string, text: string]): SearchFacts {
  return [path, hash(text), searchFileVersion(text), Buffer.byteLength(text)];
}

/** Reads a copy after what waits for the event loop: threads that render need their next pages. */
function inTurns(copy: MarkdownCopy | undefined): SearchedCopy | undefined {
  if (!copy) return undefined;
  return {
    get hash() {
      return copy.hash;
    },
    async bytes() {
      await nextTurn();
      return copy.bytes();
    },
  };
}

function searchFile(
  path: string,
  hashOf: () => string,
  texts: () => ReturnType<SearchPlan['texts']>,
): OutputFile {
  return {
    path: path as OutputPath,
    phase: 'page',
    get hash() {
      return hashOf();
    },
    content: async () => encodeText((await texts()).get(path) ?? ''),
  };
}
