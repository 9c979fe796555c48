import { join } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import type { Progress } from '../effects/progress.ts';
import { relativePath } from '../lib/relative-path.ts';
import { isSystemError } from '../lib/system-error.ts';
import { lazy } from '../memo/memoize.ts';
import type { FilePath } from '../model/path.ts';

/** The folder of the cache. */
export interface CacheFolder {
  readonly folder: FilePath;
  /** Saves what only later builds need. If the disk refuses it, that is reported, and costs them time. */
  readonly keep: Keep;
  /** Writes files that this build loads, into a temporary folder if the disk of the cache refuses them. */
  place<Placed>(write: (folder: FilePath) => Promise<Placed>): Promise<Placed>;
  /** Removes temporary folders. */
  close(): Promise<void>;
}

/** Runs a saving, and ignores with a warning that the disk refuses it. */
export type Keep = (save: () => Promise<void>) => Promise<void>;

/** Returns the cache folder of a site, or with a warning a temporary folder if that is not writable. */
export async function openCache(
  root: FilePath,
  files: FileSystem,
  progress: Pick<Progress, 'warn'>,
): Promise<CacheFolder> {
  const folder = await cacheFolder(root, files);
  const shown = relativePath(root, folder);
  let isReported = false;
  const warn = (code: string) => {
    if (!isReported)
      progress.warn(`Cannot write to the cache folder "${shown}" (${code}). Continuing without a cache.`);
    isReported = true;
  };
  const temporary = lazy(() => files.temporaryFolder());
  let hasTemporary = false;
  const spare = () => {
    hasTemporary = true;
    return temporary();
  };
  const failure = await writeFailure(folder, files);
  if (failure !== undefined) warn(failure);
  const used = failure === undefined ? folder : await spare();
  return {
    folder: used,
    keep: (save) => unlessRefused(save, warn),
    async place(write) {
      const placed = await unlessRefused(async () => ({ value: await write(used) }), warn);
      return placed ? placed.value : write(await spare());
    },
    async close() {
      if (hasTemporary) await files.removeFolder(await temporary());
    },
  };
}

/** Runs a function that writes; returns undefined, and reports the code, if the system refuses it. */
async function unlessRefused<Result>(
  write: () => Promise<Result>,
  warn: (code: string) => void,
): Promise<Result | undefined> {
  try {
    return await write();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    warn(String(error.code));
    return undefined;
  }
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
  let code: string | undefined;
  const write = async () => {
    await files.write(attempt, '');
    await files.remove(attempt);
  };
  await unlessRefused(write, (refused) => {
    code = refused;
  });
  return code;
}
