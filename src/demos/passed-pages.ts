import type { Store } from '../cache/create-store.ts';
import { decodeJson, encodeJson } from '../cache/json-bytes.ts';
import { triedDemosKey } from '../cache/store-keys.ts';
import { hashData } from '../lib/hash.ts';
import { pageOutputPath } from '../lib/path.ts';
import { type OutputFile, outputNames } from '../model/output.ts';
import type { CheckedPageDemos } from './check-page-demos.ts';
import type { PageDemos } from './page-demos.ts';
import type { RowOutcome } from './run-keyboard-rows.ts';

/** The files of a site, as a browser loads them. */
export interface ServedFiles {
  readonly emitted: readonly OutputFile[];
  /** The files that are copied unchanged, which demos may load by their own paths. */
  readonly copies: readonly OutputFile[];
}

/** Pages whose demos have passed, and that need not be opened again. */
export interface PassedPages {
  /**
   * Returns what came of the keyboard tables of a page that passed, with these of its demos checked on it.
   */
  load(page: PageDemos, entries: readonly string[]): Promise<CheckedPageDemos | undefined>;
  /** Stores a page if nothing was found on it. */
  keep(page: PageDemos, entries: readonly string[], checked: CheckedPageDemos): Promise<void>;
}

/**
 * Loads and stores pages whose demos passed. The key of a page names its HTML, in which scripts and style
 * sheets are named by their content, the files that are copied, the headers, and `tools`: the browser and
 * everything else that checks.
 */
export function createPassedPages(
  { emitted, copies }: ServedFiles,
  tools: readonly (string | number)[],
  { store }: { readonly store: Pick<Store, 'get' | 'put'> },
): PassedPages {
  const hashes = new Map<string, string>(emitted.map(({ path, hash }) => [path, hash]));
  const loadable = copies.map(({ path, hash }) => `${path} ${hash}`).sort();
  const shared = hashData([tools, hashes.get(outputNames.headers) ?? '', loadable]);
  const keyOf = ({ path, source }: PageDemos, entries: readonly string[]) =>
    triedDemosKey(hashData([shared, path, source, hashes.get(pageOutputPath(path)) ?? '', entries]));
  return {
    async load(page, entries) {
      const rows = decodeJson<readonly RowOutcome[]>(await store.get(keyOf(page, entries)));
      return rows && { diagnostics: [], rows };
    },
    async keep(page, entries, { diagnostics, rows }) {
      if (diagnostics.length === 0) await store.put(keyOf(page, entries), encodeJson(rows));
    },
  };
}
