import { mkdir, realpath, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { upwards } from '../lib/upwards.ts';
import type { FilePath } from '../model/path.ts';
import { isMissing } from './file-errors.ts';

/** Returns the folder of a package as an import in a folder finds it, without symbolic links. */
export async function findPackageFolder(name: string, from: FilePath): Promise<FilePath | undefined> {
  for (const folder of upwards(from)) {
    const found = await realPath(join(folder, 'node_modules', name) as FilePath);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function realPath(path: FilePath): Promise<FilePath | undefined> {
  try {
    return (await realpath(path)) as FilePath;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Lets a folder have a package that is installed elsewhere. */
export async function linkPackage(name: string, folder: FilePath, target: FilePath): Promise<void> {
  const link = join(folder, 'node_modules', name);
  await mkdir(dirname(link), { recursive: true });
  // Junctions need no rights on Windows; other systems ignore the kind.
  await symlink(target, link, 'junction');
}
