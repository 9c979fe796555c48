import { posix } from 'node:path';
import { isInside, resolveSource } from '../lib/path.ts';
import type { SourcePath } from '../model/path.ts';
import { includePaths, mayInclude, readIncludeLine } from '../parse/includes/include-line.ts';
import { wholeLines } from '../parse/includes/include-tag.ts';
import type { InspectedTree } from './inspected-tree.ts';
import { filesBelow, markdownEnd, type TreeFiles } from './tree-files.ts';

/**
 * Returns the files outside the folders of pages that pages include or show, as far as they exist: a whole
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
    for (const found of usedFiles(text, file as SourcePath, folders).filter((path) => tree.has(path))) {
      if (!isRead(found)) outside.add(found);
      if (markdownEnd.test(found)) queue.add(found);
    }
  }
  return withoutNested([...outside].map((file) => folderOrFile(file, folders)));
}

/** `![a](../../assets/a.png)`, `<img src="../a.png">`, and `file: ../a.png` in the front matter */
const pictures = /!\[[^\]]*\]\(<?([^\s()<>]+)|\b(?:src|file)\s*[=:]\s*["']?([^\s"'<>]+)/g;

/** Returns the files that the text of a page may include or show. */
function usedFiles(text: string, file: SourcePath, folders: readonly SourcePath[]): readonly string[] {
  const shown = [...text.matchAll(pictures)]
    .map(([, markdown, attribute]) => markdown ?? attribute ?? '')
    .filter((path) => path.includes('../'))
    .map((path) => resolveSource(file, path));
  if (!mayInclude(text)) return shown;
  const included = wholeLines(text).flatMap((line) => {
    const include = readIncludeLine(line);
    return include ? includePaths(include.path, file, folders) : [];
  });
  return [...shown, ...included];
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
