import { join } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import { asSentence } from '../lib/as-sentence.ts';
import { isSystemError } from '../lib/system-error.ts';
import { UserError } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';

/** Names that a new folder may contain, for instance after `git init`. */
const ignored = new Set(['.git', '.DS_Store']);

const hint = 'Choose a new or an empty folder.';

/** Writes texts, by posix path, into a new or empty folder. Rejects with a `UserError` otherwise. */
export async function writeNewSite(
  folder: string,
  texts: ReadonlyMap<string, string>,
  files: FileSystem,
): Promise<void> {
  try {
    const [taken] = (await files.names(folder as FilePath)).filter((name) => !ignored.has(name));
    if (taken !== undefined) throw new UserError(`"${folder}" is not empty: it contains "${taken}". ${hint}`);
    for (const [path, text] of texts) await files.write(join(folder, path) as FilePath, text);
  } catch (error) {
    throw explain(error, folder);
  }
}

/** Returns a `UserError` for a system error, and any other error unchanged. */
function explain(error: unknown, folder: string): unknown {
  if (!isSystemError(error)) return error;
  // The code depends on the system.
  if (error.code === 'EEXIST' || error.code === 'ENOTDIR')
    return new UserError(`"${folder}" is a file, or a path inside a file. ${hint}`);
  return new UserError(asSentence(`Cannot create a site in "${folder}": ${error.message}`));
}
