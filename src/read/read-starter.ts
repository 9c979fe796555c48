import { join } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import type { FilePath } from '../model/path.ts';

/** The texts of the starter site that lies in this package, by posix path, as they are named in a site. */
export async function readStarter(packageFolder: FilePath, files: FileSystem): Promise<Map<string, string>> {
  const listed = await files.list(join(packageFolder, 'templates/starter') as FilePath);
  const texts = new Map<string, string>();
  for (const { path, file } of listed.sort((a, b) => (a.path < b.path ? -1 : 1))) {
    // npm leaves a .gitignore out of packages, so it lies there as gitignore.
    const name = path === 'gitignore' ? '.gitignore' : path;
    texts.set(name, (await files.readText(file)) ?? '');
  }
  return texts;
}
