import type { Store } from '../cache/create-store.ts';
import { decodeJson, encodeJson } from '../cache/json-bytes.ts';
import { factsKey, pageSheetKey } from '../cache/store-keys.ts';
import { encodeText } from '../lib/encode-text.ts';
import { hash } from '../lib/hash.ts';
import type { RenderFacts } from '../model/render-task.ts';

/** The facts of a page as they are stored: with the hash of its style sheet in the place of the text. */
interface StoredFacts extends Omit<RenderFacts, 'sheet'> {
  readonly sheetHash?: string;
}

/**
 * Keeps the facts of pages by render key. Hundreds of pages have the same style sheet, as all API references
 * do, and its text is most of their facts, so each text is stored and read once.
 */
export function createFactsStore(store: Pick<Store, 'getMany' | 'put'>) {
  return {
    /** Returns the facts of pages in order; undefined for those whose facts or style sheet are missing. */
    async read(renderKeys: readonly string[]): Promise<readonly (RenderFacts | undefined)[]> {
      const found = (await store.getMany(renderKeys.map(factsKey))).map((bytes) =>
        decodeJson<StoredFacts>(bytes),
      );
      const sheets = await readSheets(found, store);
      return found.map((stored) => stored && withSheet(stored, sheets));
    },
    /** Stores facts. */
    async save(pages: readonly (readonly [renderKey: string, facts: RenderFacts])[]): Promise<void> {
      const hashes = new Map<string, string>();
      for (const [renderKey, { sheet, ...facts }] of pages) {
        const sheetHash = sheet === undefined ? undefined : (hashes.get(sheet) ?? hash(sheet));
        if (sheet !== undefined && sheetHash !== undefined) hashes.set(sheet, sheetHash);
        const stored: StoredFacts = { ...facts, ...(sheetHash !== undefined && { sheetHash }) };
        await store.put(factsKey(renderKey), encodeJson(stored));
      }
      for (const [sheet, sheetHash] of hashes) await store.put(pageSheetKey(sheetHash), encodeText(sheet));
    },
  };
}

async function readSheets(
  found: readonly (StoredFacts | undefined)[],
  store: Pick<Store, 'getMany'>,
): Promise<ReadonlyMap<string, string>> {
  const hashes = [...new Set(found.flatMap((stored) => stored?.sheetHash ?? []))];
  if (hashes.length === 0) return new Map();
  const texts = await store.getMany(hashes.map(pageSheetKey));
  const decoder = new TextDecoder();
  return new Map(
    hashes.flatMap((sheetHash, index) => {
      const bytes = texts[index];
      return bytes ? [[sheetHash, decoder.decode(bytes)] as const] : [];
    }),
  );
}

function withSheet(
  { sheetHash, ...facts }: StoredFacts,
  sheets: ReadonlyMap<string, string>,
): RenderFacts | undefined {
  if (sheetHash === undefined) return facts;
  const sheet = sheets.get(sheetHash);
  return sheet === undefined ? undefined : { ...facts, sheet };
}
