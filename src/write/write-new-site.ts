import { join } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import { UserError } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';

/** What does not make a folder somebody's: `git init` comes before the first file. */
const harmless = new Set(['.git', '.DS_Store']);

const hint = 'begin in a new folder, or in an empty one.';

/** Writes texts, by posix path, into a folder that is new or empty. Rejects with a sentence and touches nothing where it is not. */
export async function writeNewSite(
  folder: string,
  texts: ReadonlyMap<string, string>,
  files: FileSystem,
): Promise<void> {
  try {
    const [taken] = (await files.names(folder as FilePath)).filter((name) => !harmless.has(name));
    if (taken !== undefined) throw new UserError(`${folder} is not empty, it holds ${taken}; ${hint}`);
    for (const [path, text] of texts) await files.write(join(folder, path) as FilePath, text);
  } catch (error) {
    throw asSentence(error, folder);
  }
}

/** The refusal of a disk as something the user can act on; other errors stay as they are. */
function asSentence(error: unknown, folder: string): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  // Which of them comes depends on the system.
  if (error.code === 'EEXIST' || error.code === 'ENOTDIR')
    return new UserError(`${folder} is a file, or lies in one; ${hint}`);
  // EACCES, EROFS, ENOSPC …
  return new UserError(`The site cannot be written into ${folder}: ${error.message}`);
}
