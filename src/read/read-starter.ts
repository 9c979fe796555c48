import { join } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import type { FilePath } from '../model/path.ts';

/** Reads the files of the starter site in this package, by posix path. */
export async function readStarter(packageFolder: FilePath, files: FileSystem): Promise<Map<string, string>> {
  const listed = await files.list(join(packageFolder, 'templates/starter') as FilePath);
  const texts = new Map<string, string>();
  for (const { path, file } of listed.sort((a, b) => (a.path < b.path ? -1 : 1))) {
    // npm excludes .gitignore from packages, so the starter has it as gitignore.
    const name = path === 'gitignore' ? '.gitignore' : path;
    texts.set(name, (await files.readText(file)) ?? '');
  }
  return texts;
}
