import { join } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import type { Progress } from '../effects/progress.ts';
import type { Config } from '../model/config.ts';
import type { FilePath } from '../model/path.ts';
import { type CheckedKeys, createCheckedKeys } from './checked-keys.ts';
import { createStore, type Store } from './create-store.ts';
import { createFileHashes, type FileHashes } from './file-hashes.ts';
import { type CacheFolder, openCache } from './open-cache.ts';
import type { RemoteResults } from './remote/remote-results.ts';

/** What earlier builds left for a site. */
export interface SiteCache extends Pick<CacheFolder, 'keep' | 'place' | 'close'> {
  readonly cacheDir: FilePath;
  readonly store: Store;
  readonly hashes: FileHashes;
  /** What only checks use, and a build keeps. */
  readonly checkedKeys: CheckedKeys;
  /** Saves the cache for the next builder. `keepUnused: false` removes what this builder did not use. */
  save(options: { readonly keepUnused: boolean }): Promise<void>;
}

/** What opening the cache of a site needs. */
export interface SiteCacheOptions {
  readonly files: FileSystem;
  readonly progress: Progress;
  /** Names what this builder adds to the store; no other builder uses it. */
  readonly packName: string;
  /** The results of other machines; undefined for a site that shares nothing. */
  readonly remote: RemoteResults | undefined;
}

/** Opens the cache of a site. The caller saves and closes it. */
export async function openSiteCache(
  config: Config,
  { files, progress, packName, remote }: SiteCacheOptions,
): Promise<SiteCache> {
  const { folder: cacheDir, keep, place, close } = await openCache(config.root, files, progress);
  const inside = (name: string) => join(cacheDir, name) as FilePath;
  const hashes = await createFileHashes(files, inside('file-hashes.json'), config);
  const store = await createStore(files, inside('store'), { force: config.force, packName, remote, keep });
  const checkedKeys = createCheckedKeys(files, inside('checked-keys.json'));
  return {
    cacheDir,
    store,
    hashes,
    checkedKeys,
    async save(saving) {
      const kept = saving.keepUnused ? [] : await checkedKeys.read();
      await keep(() => store.save({ ...saving, kept }));
      await keep(() => hashes.save(saving));
    },
    keep,
    place,
    close,
  };
}
