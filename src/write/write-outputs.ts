import { join } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import { allEnded } from '../lib/all-ended.ts';
import { bytesOf } from '../lib/bytes-of.ts';
import { hash } from '../lib/hash.ts';
import { isSystemError } from '../lib/system-error.ts';
import type { OutputFile } from '../model/output.ts';
import { outputNames } from '../model/output.ts';
import type { FilePath } from '../model/path.ts';

/**
 * Writes files of the output folder, each atomically, in any order. Stops before the next file when the
 * signal is aborted. Rejects only after the last write has ended, because the next build may write the same
 * files.
 */
export type WriteOutputs = (
  outputs: readonly OutputFile[],
  outDir: FilePath,
  signal?: AbortSignal,
) => Promise<void>;

/** Number of files written in parallel. */
const concurrency = 32;

/** Writes files on the current thread. */
export function writeOutputsWith(files: FileSystem): WriteOutputs {
  return async (outputs, outDir, signal) => {
    const queue = outputs.values();
    const writer = async () => {
      for (const file of queue) {
        signal?.throwIfAborted();
        await writeAtomically(files, outDir, { path: file.path, content: await bytesOf(file) });
      }
    };
    await allEnded(Array.from({ length: concurrency }, writer));
  };
}

/** A file of the output folder with its content. */
export interface FileContent {
  readonly path: string;
  readonly content: Uint8Array | string;
}

/** Folder for incomplete files, on the same disk as the output: renaming a file is atomic. */
export const workFolder = outputNames.workFolder;

/** Number of folders inside it: threads that create files in the same folder wait for each other. */
const workFolders = 8;

/** Writes a file of the output folder atomically, even if another build writes it at the same time. */
export async function writeAtomically(
  files: Pick<FileSystem, 'write' | 'rename'>,
  outDir: FilePath,
  file: FileContent,
): Promise<void> {
  const name = hash(file.path).slice(0, 12);
  const folder = String(name.charCodeAt(0) % workFolders);
  // Builds in several processes use different names.
  const temporary = join(outDir, workFolder, folder, `${process.pid}-${name}`) as FilePath;
  const attempt = async () => {
    await files.write(temporary, file.content);
    await files.rename(temporary, join(outDir, file.path) as FilePath);
  };
  try {
    await attempt();
  } catch (error) {
    if (!isSystemError(error) || error.code !== 'ENOENT') throw error;
    // Another build has just started and cleaned the folder, which it does once.
    await attempt();
  }
}

/** Removes the folder for incomplete files, unless another build is using it. */
export async function removeWorkFolder(
  files: Pick<FileSystem, 'removeEmptyFolder'>,
  outDir: FilePath,
): Promise<void> {
  const folder = join(outDir, workFolder);
  for (let index = 0; index < workFolders; index++)
    await files.removeEmptyFolder(join(folder, String(index)) as FilePath);
  await files.removeEmptyFolder(folder as FilePath);
}
