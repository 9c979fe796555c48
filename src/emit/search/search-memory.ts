import type { IndexLines } from '../../assemble/search/lines/index-lines.ts';
import type { KeptPages, SearchMemory } from '../../assemble/search/lines/read-lines.ts';
import { openBlock } from '../../assemble/search/pages/indexed-block.ts';
import type { Store } from '../../cache/create-store.ts';
import { decodeJson, encodeJson } from '../../cache/json-bytes.ts';
import { searchBlockKey, searchLinesKey, searchPagesKey } from '../../cache/store-keys.ts';
import { hashParts } from '../../lib/hash.ts';

/** What identifies an index: another version of the program may build another one from the same pages. */
export interface SearchMemoryOptions {
  readonly store: Store;
  readonly tool: string;
  readonly language: string;
}

/** A memory in the store. */
export interface StoredSearchMemory extends SearchMemory {
  /** Keeps everything for the next build, of which this build may have read nothing. */
  retain(): Promise<void>;
}

/** Lines are long lists, which are read faster as one text each. */
type WrittenLines = readonly [
  terms: string,
  symbols: string,
  counts: readonly (readonly [string, number])[],
  lengths: string,
];

/** Opens what is kept of the index of one language between builds. */
export function openSearchMemory({ store, tool, language }: SearchMemoryOptions): StoredSearchMemory {
  const pagesKey = searchPagesKey(hashParts([tool, language]));
  const linesKey = ({ pages }: KeptPages) => searchLinesKey(hashParts([tool, language, ...pages]));
  const blockKey = (key: string) => searchBlockKey(hashParts([tool, key]));
  const pages = async () => decodeJson<KeptPages>(await store.get(pagesKey));
  return {
    pages,
    async block(key) {
      const kept = await store.get(blockKey(key));
      return kept && openBlock(kept);
    },
    keepBlock: (key, { bytes }) => store.put(blockKey(key), bytes),
    async lines(of) {
      const written = decodeJson<WrittenLines>(await store.get(linesKey(of)));
      if (!written) return undefined;
      const [terms, symbols, counts, lengths] = written;
      return { terms: splitLines(terms), symbols: splitLines(symbols), counts: new Map(counts), lengths };
    },
    async keepLines(of, { terms, symbols, counts, lengths }: IndexLines) {
      const written: WrittenLines = [terms.join('\n'), symbols.join('\n'), [...counts], lengths];
      await store.put(linesKey(of), encodeJson(written));
      await store.put(pagesKey, encodeJson(of));
    },
    async retain() {
      const kept = await pages();
      if (!kept) return;
      store.has(linesKey(kept));
      for (const key of kept.blocks) store.has(blockKey(key));
    },
  };
}

function splitLines(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}
