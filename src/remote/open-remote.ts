import type { Store } from '../cache/create-store.ts';
import { isGrowing } from '../cache/growing-values.ts';
import { type GuardedStorage, guardStorage } from '../cache/remote/guarded-storage.ts';
import type { IndexName } from '../cache/remote/remote-index.ts';
import { createRemoteReader, limitPacks } from '../cache/remote/remote-reader.ts';
import { joinReaders, type RemoteResults } from '../cache/remote/remote-results.ts';
import { shareResults } from '../cache/remote/share-results.ts';
import type { BlobStorage } from '../effects/blob-storage.ts';
import type { FileSystem } from '../effects/file-system.ts';
import { folderStorage } from '../effects/folder-storage.ts';
import { httpStorage } from '../effects/http-storage.ts';
import type { Progress } from '../effects/progress.ts';
import { shownFolder } from '../lib/relative-path.ts';
import type { SharedReport } from '../model/build-report.ts';
import type { Config, RemoteCacheConfig } from '../model/config.ts';
import { checkParts } from './part-folder.ts';

/** The results of other machines, and what becomes of those of this one. */
export interface Remote {
  readonly results: RemoteResults;
  /** Stores the results of a whole build in a remote cache that takes them. */
  share(store: Store): Promise<void>;
  report(store: Store): SharedReport;
}

/** What opening the results of other machines needs. */
export interface RemoteOptions {
  readonly files: FileSystem;
  readonly tool: string;
  readonly progress: Pick<Progress, 'warn'>;
  readonly signal: AbortSignal | undefined;
}

/** Opens the parts and the remote cache of a site. Nothing is requested before a result is missing. */
export async function openRemote(config: Config, options: RemoteOptions): Promise<Remote> {
  const { files, tool, progress } = options;
  const name: IndexName = { tool, site: config.name, secret: undefined };
  await checkParts(config, { files, tool, warn: progress.warn });
  const parts = config.parts.map((folder) => {
    const shown = `part "${shownFolder(folder, config.root)}"`;
    return guardStorage(folderStorage(folder, shown, files), progress.warn);
  });
  const cache =
    config.remoteCache && guardStorage(openCacheStorage(config, config.remoteCache, options), progress.warn);
  // With --force, results of other machines are ignored as those of this one are.
  const read = config.force ? [] : [...parts, ...(cache ? [cache] : [])];
  const secretOf = (storage: GuardedStorage) => (storage === cache ? config.remoteCache?.secret : undefined);
  const inTurn = limitPacks();
  const readers = read.map((storage) =>
    createRemoteReader(storage, { ...name, secret: secretOf(storage) }, inTurn),
  );
  return {
    results: joinReaders(readers, isGrowing),
    async share(store) {
      if (!cache || config.remoteCache?.mode !== 'read-write' || cache.isClosed()) return;
      const secret = config.remoteCache.secret;
      // The reader of the cache is the last one; with --force there is none.
      const lost = readers.at(-1)?.lost();
      await shareResults({
        storage: cache,
        name: { ...name, secret },
        store,
        anew: config.force,
        ...(lost && { lost }),
      });
    },
    report: (store) => ({
      results: store.fetched(),
      parts: parts.length,
      ...(cache && { cache: cache.cost() }),
    }),
  };
}

function openCacheStorage(
  { root }: Config,
  { place, timeout, token }: RemoteCacheConfig,
  { files, signal }: RemoteOptions,
): BlobStorage {
  if (place.kind === 'folder')
    return folderStorage(place.folder, `remote cache "${shownFolder(place.folder, root)}"`, files);
  return httpStorage({ url: place.url, token, timeout: timeout * 1000, signal });
}
