import { join } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import { hash } from '../lib/hash.ts';
import { outputNames } from '../model/output.ts';
import type { FilePath } from '../model/path.ts';

/** Folder inside the output where files stand until they are whole; on the same disk, so that a rename is one step. */
export const workFolder = outputNames.workFolder;

/** Folders in it: threads that make files in one folder wait for one another. */
const workPlaces = 8;

/** Removes the folders in which files stood until they were whole; where another build is at work, they stay. */
export async function removeWorkFolder(
  files: Pick<FileSystem, 'removeEmptyFolder'>,
  outDir: FilePath,
): Promise<void> {
  const folder = join(outDir, workFolder);
  for (let place = 0; place < workPlaces; place++)
    await files.removeEmptyFolder(join(folder, String(place)) as FilePath);
  await files.removeEmptyFolder(folder as FilePath);
}

/** A file of the output folder whose content is there. */
export interface WholeFile {
  readonly path: string;
  readonly content: Uint8Array | string;
}

/** Writes a file of the output folder in one step: nobody, another build included, sees a part of it. */
export async function writeWhole(
  files: Pick<FileSystem, 'write' | 'rename'>,
  outDir: FilePath,
  file: WholeFile,
): Promise<void> {
  // Builds that run at once must not write to one file: each has names of its own.
  const name = hash(file.path).slice(0, 12);
  const place = String(name.charCodeAt(0) % workPlaces);
  const temporary = join(outDir, workFolder, place, `${process.pid}-${name}`) as FilePath;
  const attempt = async () => {
    await files.write(temporary, file.content);
    await files.rename(temporary, join(outDir, file.path) as FilePath);
  };
  try {
    await attempt();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    // A build that begins now sweeps the folder, because it cannot know who still works there. It does so once.
    await attempt();
  }
}
