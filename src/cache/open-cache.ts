import { join, relative, sep } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import type { Progress } from '../effects/progress.ts';
import type { FilePath } from '../model/path.ts';

/** The folder for what outlives a build. */
export interface CachePlace {
  readonly folder: FilePath;
  /** Removes the folder if it was for this run only. */
  close(): Promise<void>;
}

/** Finds the cache folder of a site. Where it cannot be written a folder of this run takes its place, with a warning. */
export async function openCache(
  root: FilePath,
  files: FileSystem,
  progress: Pick<Progress, 'warn'>,
): Promise<CachePlace> {
  const folder = await cacheFolder(root, files);
  const failure = await writeFailure(folder, files);
  if (failure === undefined) return { folder, close: async () => {} };
  const shown = relative(root, folder).split(sep).join('/');
  progress.warn(
    `The cache folder ${shown} cannot be written (${failure}): this run goes on without it, and the next one does everything again.`,
  );
  const temporary = await files.temporaryFolder();
  return { folder: temporary, close: () => files.removeFolder(temporary) };
}

/** Where npm keeps caches, when the site has packages; else beside its content. */
async function cacheFolder(root: FilePath, files: FileSystem): Promise<FilePath> {
  const hasPackages = await files.exists(join(root, 'node_modules') as FilePath);
  return join(root, hasPackages ? 'node_modules/.cache/colophon' : '.cache/colophon') as FilePath;
}

/** Why nothing can be written into a folder, in a word: `EACCES`. Only an attempt tells: rights, mounts and quotas are many. */
async function writeFailure(folder: FilePath, files: FileSystem): Promise<string | undefined> {
  const attempt = join(folder, `writable-${process.pid}.tmp`) as FilePath;
  try {
    await files.write(attempt, '');
    await files.remove(attempt);
    return undefined;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return String(error.code);
  }
}
