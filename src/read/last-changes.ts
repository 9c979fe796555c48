import { posix, relative, sep } from 'node:path';
import type { Store } from '../cache/create-store.ts';
import { decodeJson, encodeJson } from '../cache/json-bytes.ts';
import { changesKey } from '../cache/store-keys.ts';
import type { History } from '../effects/git-history.ts';
import { hashParts } from '../lib/hash.ts';
import type { Config } from '../model/config.ts';
import type { FilePath } from '../model/path.ts';
import { sourceRoots } from './source-roots.ts';

/** What tells of the past, and what remembers it. */
export interface HistoryTools {
  readonly history: History | undefined;
  readonly store: Store;
  /** Identifies this program; another one may read the past in other ways. */
  readonly tool: string;
}

/** When sources were changed last. */
export interface LastChanges {
  /** The day by the path of a source; empty where nobody asks for it or nothing is known. */
  readonly days: ReadonlyMap<string, string>;
  /** Puts into the store what it did not know. */
  keep(): Promise<void>;
}

/** Finds the day on which each source was changed last. The store is only read: as long as it is empty, others take all for new. */
export async function lastChanges(config: Config, { history, ...tools }: HistoryTools): Promise<LastChanges> {
  if (!config.lastUpdated || !history) return { days: new Map(), keep: async () => {} };
  const found = await Promise.all(
    sourceRoots(config).map(async (root) => {
      // `''` for the content folder itself, `../docs` for a folder beside it.
      const folder = relative(config.contentDir, root).split(sep).join('/');
      const { files, keep } = await changesBelow(root, history, tools);
      return { days: files.map(([file, day]) => [posix.join(folder, file), day] as const), keep };
    }),
  );
  return {
    days: new Map(found.flatMap(({ days }) => days)),
    keep: async () => void (await Promise.all(found.map(({ keep }) => keep?.()))),
  };
}

interface FolderChanges {
  readonly files: readonly (readonly [file: string, day: string])[];
  /** Absent where the store knows them. */
  keep?(): Promise<void>;
}

/** Git looks through 10,000 commits in half a second, as long as a build takes in which nothing changed; so it does after a commit only. */
async function changesBelow(
  folder: FilePath,
  history: History,
  { store, tool }: Omit<HistoryTools, 'history'>,
): Promise<FolderChanges> {
  const state = await history.state(folder);
  if (state === undefined) return { files: [] };
  const key = changesKey(hashParts([tool, state]));
  const known = decodeJson<FolderChanges['files']>(await store.get(key));
  if (known) return { files: known };
  const files = [...(await history.lastChanges(folder))];
  return { files, keep: () => store.put(key, encodeJson(files)) };
}
