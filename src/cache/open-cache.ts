import { join, relative, sep } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import type { Progress } from '../effects/progress.ts';
import { isSystemError } from '../lib/system-error.ts';
import type { FilePath } from '../model/path.ts';

/** The folder of the cache. */
export interface CacheFolder {
  readonly folder: FilePath;
  /** Removes the folder if it is temporary. */
  close(): Promise<void>;
}

/** Returns the cache folder of a site, or with a warning a temporary folder if that is not writable. */
export async function openCache(
  root: FilePath,
  files: FileSystem,
  progress: Pick<Progress, 'warn'>,
): Promise<CacheFolder> {
  const folder = await cacheFolder(root, files);
  const failure = await writeFailure(folder, files);
  if (failure === undefined) return { folder, close: async () => {} };
  const shown = relative(root, folder).split(sep).join('/');
  progress.warn(`Cannot write to the cache folder "${shown}" (${failure}). Continuing without a cache.`);
  const temporary = await files.temporaryFolder();
  return { folder: temporary, close: () => files.removeFolder(temporary) };
}

/** Returns the folder for the cache of a site with packages, which is that of npm, and of one without. */
export function cacheFolders(root: string): readonly [withPackages: FilePath, without: FilePath] {
  const [withPackages, without] = ['node_modules/.cache/colophon', '.cache/colophon'] as const;
  return [join(root, withPackages) as FilePath, join(root, without) as FilePath];
}

async function cacheFolder(root: FilePath, files: FileSystem): Promise<FilePath> {
  const [withPackages, without] = cacheFolders(root);
  return (await files.exists(join(root, 'node_modules') as FilePath)) ? withPackages : without;
}

/** Tries to write a file, which permissions, mounts and quotas may prevent. Returns the error code. */
async function writeFailure(folder: FilePath, files: FileSystem): Promise<string | undefined> {
  const attempt = join(folder, `writable-${process.pid}.tmp`) as FilePath;
  try {
    await files.write(attempt, '');
    await files.remove(attempt);
    return undefined;
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return String(error.code);
  }
}
