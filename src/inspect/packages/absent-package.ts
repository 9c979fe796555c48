import { posix } from 'node:path';
import type { MissingAlias } from '../inspected-tree.ts';
import type { TreeFiles } from '../tree-files.ts';

/**
 * Whether an import leads, through an alias without a folder, to a package that is not in the tree at all:
 * `@acme/charts` to `../packages/charts/src`. Installed packages may stand for it, which an alias would hide.
 */
export function isAbsentPackage(
  { name, target }: Pick<MissingAlias, 'name' | 'target'>,
  imported: string,
  tree: Pick<TreeFiles, 'has' | 'hasFolder'>,
): boolean {
  if (name !== imported || target.includes('node_modules/')) return false;
  if (target.startsWith('../')) return true;
  let folder = posix.dirname(target);
  while (!tree.hasFolder(folder)) folder = posix.dirname(folder);
  // What a build writes is missing beside a manifest. Names without a scope may be folders of the tree.
  return name.startsWith('@') && !tree.has(posix.join(folder, 'package.json'));
}
