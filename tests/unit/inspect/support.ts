import { type TreeFiles, treeFiles } from '../../../src/inspect/tree-files.ts';

/** A tree with these files. */
export function treeOf(files: Readonly<Record<string, string>>): TreeFiles {
  return treeFiles(Object.keys(files), async (path) => files[path]);
}
