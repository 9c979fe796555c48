import { posix } from 'node:path';
import { isInside } from '../lib/path.ts';
import type { SourcePath } from '../model/path.ts';
import { includePaths, mayInclude, readIncludeLine } from '../parse/includes/include-line.ts';
import type { InspectedTree } from './inspected-tree.ts';
import { filesBelow, markdownEnd, type TreeFiles } from './tree-files.ts';

/**
 * Returns the files outside the folders of pages of which pages include the text, as far as they exist: a whole
 * folder, or a single file in a folder around the pages.
 */
export async function includedSources(
  { products, pages }: Pick<InspectedTree, 'products' | 'pages'>,
  tree: TreeFiles,
): Promise<readonly string[]> {
  const folders = products.flatMap(({ content, translations = {} }) => [
    content,
    ...Object.values(translations),
  ]) as SourcePath[];
  const isRead = (path: string) => folders.some((folder) => isInside(folder, path));
  const queue = new Set([
    ...pages.map(({ file }) => file),
    ...folders.flatMap((folder) => filesBelow(tree, folder, markdownEnd)),
  ]);
  const outside = new Set<string>();
  for (const file of queue) {
    const text = (await tree.textOf(file)) ?? '';
    if (!mayInclude(text)) continue;
    for (const line of text.split(/\r\n?|\n/)) {
      const include = readIncludeLine(line);
      const found =
        include && includePaths(include.path, file as SourcePath, folders).find((path) => tree.has(path));
      if (found === undefined) continue;
      if (!isRead(found)) outside.add(found);
      if (markdownEnd.test(found)) queue.add(found);
    }
  }
  return withoutNested([...outside].map((file) => folderOrFile(file, folders)));
}

function folderOrFile(file: string, folders: readonly string[]): string {
  const folder = posix.dirname(file);
  const isAround = folder === '.' || folders.some((one) => isInside(folder, one));
  return isAround ? file : folder;
}

/** Leaves out what another folder of the list contains. */
function withoutNested(paths: readonly string[]): readonly string[] {
  const unique = [...new Set(paths)].sort();
  return unique.filter((path) => !unique.some((other) => other !== path && isInside(other, path)));
}
