import { posix } from 'node:path';
import type { Store } from '../cache/create-store.ts';
import { decodeJson, encodeJson } from '../cache/json-bytes.ts';
import { changesKey } from '../cache/store-keys.ts';
import type { History } from '../effects/git-history.ts';
import { hashParts } from '../lib/hash.ts';
import { relativePath } from '../lib/relative-path.ts';
import type { Config } from '../model/config.ts';
import type { FilePath } from '../model/path.ts';
import { sourceRoots } from './source-roots.ts';

/** What finding dates needs. */
export interface LastChangesOptions {
  readonly history: History | undefined;
  readonly store: Store;
  /** Identifies this program; another version may read the history differently. */
  readonly tool: string;
}

/** Dates of the last change of sources. */
export interface LastChanges {
  /** The day by the path of a source; empty if the site shows no dates or has no history. */
  readonly days: ReadonlyMap<string, string>;
  /** True if sources have no day because the clone is shallow. */
  readonly isCut: boolean;
  /** Saves dates that were not in the store. */
  save(): Promise<void>;
}

/**
 * Finds the day of the last change of each source. Only reads the store: an empty one marks the first build.
 */
export async function lastChanges(
  config: Config,
  { history, ...options }: LastChangesOptions,
): Promise<LastChanges> {
  if (!config.lastUpdated || !history) return { days: new Map(), isCut: false, save: async () => {} };
  const found = await Promise.all(
    sourceRoots(config).map(async (root) => {
      // `''` for the content folder itself, `../docs` for a folder beside it.
      const folder = relativePath(config.contentDir, root);
      const { files, isCut, save } = await changesBelow(root, history, options);
      return { days: files.map(([file, day]) => [posix.join(folder, file), day] as const), isCut, save };
    }),
  );
  return {
    days: new Map(found.flatMap(({ days }) => days)),
    isCut: found.some(({ isCut }) => isCut),
    save: async () => void (await Promise.all(found.map(({ save }) => save?.()))),
  };
}

interface KnownChanges {
  readonly files: readonly (readonly [file: string, day: string])[];
  readonly isCut: boolean;
}

interface FolderChanges extends KnownChanges {
  /** Absent if the store has them. */
  save?(): Promise<void>;
}

/** Reading a long history takes as long as an unchanged build, so it happens only after a new commit. */
async function changesBelow(
  folder: FilePath,
  history: History,
  { store, tool }: Omit<LastChangesOptions, 'history'>,
): Promise<FolderChanges> {
  const state = await history.state(folder);
  if (state === undefined) return { files: [], isCut: false };
  const key = changesKey(hashParts([tool, state]));
  const known = decodeJson<KnownChanges>(await store.get(key));
  if (known) return known;
  const { days, isCut } = await history.lastChanges(folder);
  const found: KnownChanges = { files: [...days], isCut };
  return { ...found, save: () => store.put(key, encodeJson(found)) };
}
