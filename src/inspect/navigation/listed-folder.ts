import { posix } from 'node:path';
import { filesBelow, markdownEnd, type TreeFiles } from '../tree-files.ts';
import { tanstackNavigation } from './tanstack-navigation.ts';

/**
 * Returns the folder whose file lists the pages of a tree: the inspected one, or its `docs`, if that has
 * `SUMMARY.md` or `config.json` of TanStack. The other Markdown of a repository describes its packages.
 */
export async function listedFolder(root: string, tree: TreeFiles): Promise<string> {
  const docs = posix.join(root, 'docs');
  if (filesBelow(tree, docs, markdownEnd).length === 0 || (await isListed(root, tree))) return root;
  return (await isListed(docs, tree)) ? docs : root;
}

async function isListed(folder: string, tree: TreeFiles): Promise<boolean> {
  if (tree.has(posix.join(folder, 'SUMMARY.md'))) return true;
  const text = (await tree.textOf(posix.join(folder, 'config.json'))) ?? '';
  return tanstackNavigation(text, (page) => page).length > 0;
}
