import { join } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import type { FilePath } from '../model/path.ts';
import { UserError } from '../model/user-error.ts';

/** What does not make a folder somebody's: `git init` comes before the first file. */
const harmless = new Set(['.git', '.DS_Store']);

/** Writes texts, by posix path, into a folder that is new or empty. Rejects with a sentence and touches nothing where it is not. */
export async function writeNewSite(
  folder: string,
  texts: ReadonlyMap<string, string>,
  files: FileSystem,
): Promise<void> {
  try {
    const [taken] = (await files.names(folder as FilePath)).filter((name) => !harmless.has(name));
    if (taken !== undefined)
      throw new UserError(
        `${folder} is not empty, it holds ${taken}; a site is begun in a new folder or an empty one.`,
      );
    for (const [path, text] of texts) await files.write(join(folder, path) as FilePath, text);
  } catch (error) {
    // The disk says no: EACCES, EROFS, ENOSPC, or EEXIST where the folder is a file.
    if (error instanceof Error && 'code' in error)
      throw new UserError(`The site cannot be written into ${folder}: ${error.message}`);
    throw error;
  }
}
