import { dirname, join } from 'node:path';
import type { FilePath } from '../model/path.ts';
import type { FileSystem } from './file-system.ts';

/** Returns the nearest folder, from a folder upwards, that contains an entry of a name, if there is one. */
export async function enclosingFolder(
  folder: FilePath,
  name: string,
  files: Pick<FileSystem, 'exists'>,
): Promise<FilePath | undefined> {
  if (await files.exists(join(folder, name) as FilePath)) return folder;
  const parent = dirname(folder) as FilePath;
  return parent === folder ? undefined : enclosingFolder(parent, name, files);
}
