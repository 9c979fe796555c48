import { basename, dirname, join } from 'node:path';
import type { FilePath } from '../model/path.ts';
import type { InspectionFiles } from './list-tree.ts';
import { readmeName } from './readme-name.ts';
import { treeFiles } from './tree-files.ts';

/** More folders than documentation is deep in its repository. */
const mostFolders = 5;

/**
 * Returns the name of the project that a folder belongs to: that of the README beside a `package.json` around
 * it, or else the name of the folder of the repository. Undefined outside of a repository.
 */
export async function projectName(
  folder: string,
  { names, readText }: Pick<InspectionFiles, 'names' | 'readText'>,
): Promise<string | undefined> {
  let at = folder;
  for (let depth = 0; depth < mostFolders; depth += 1) {
    const found = await names(at as FilePath);
    const name = await readmeName(treeFiles(found, (path) => readText(join(at, path) as FilePath)));
    if (name !== undefined) return name;
    if (found.includes('.git')) return basename(at);
    at = dirname(at);
  }
  return undefined;
}
