import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type TemporaryFolder, temporaryFolder } from './temporary-folder.ts';

/** Makes a folder of its own with these files, by posix path. */
export async function folderWith(files: Readonly<Record<string, string>>): Promise<TemporaryFolder> {
  const folder = await temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder.path, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return folder;
}
