import { basename, isAbsolute } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import { isInside } from '../lib/path.ts';
import { relativePath } from '../lib/relative-path.ts';
import type { FilePath } from '../model/path.ts';
import { skippedFolders, type TreeFiles, treeFiles } from './tree-files.ts';

/** The file operations of an inspection. */
export type InspectionFiles = Pick<
  FileSystem,
  'list' | 'names' | 'readText' | 'exists' | 'size' | 'realPath'
>;

/** More files and folders than any documentation has: the folder is probably a home folder or a disk. */
export const mostFiles = 200_000;

/** Lists the files of a folder; undefined if there are more than `mostFiles`. */
export async function listTree(from: string, files: InspectionFiles): Promise<TreeFiles | undefined> {
  let folders = 0;
  const listed = await files.list(from as FilePath, (path) => {
    folders += 1;
    return folders <= mostFiles && !skippedFolders.has(basename(path));
  });
  if (folders + listed.length > mostFiles) return undefined;
  const places = new Map(listed.map(({ path, file }) => [path, file]));
  const readText = async (path: string) => {
    const file = places.get(path);
    if (file === undefined || ((await files.size(file)) ?? 0) > largestText) return undefined;
    return files.readText(file);
  };
  const real = (await files.realPath(from as FilePath)) ?? from;
  const links = listed.flatMap(({ path, target }) => {
    const place = target === undefined ? '..' : relativePath(real, target);
    return isInside('..', place) || isAbsolute(place) ? [] : ([[path, place]] as const);
  });
  return treeFiles([...places.keys()], readText, new Map(links));
}

/** No page or configuration is larger. */
const largestText = 5_000_000;
