import { posix } from 'node:path';
import { isInside } from '../lib/path.ts';
import type { InspectedPage } from './inspected-tree.ts';
import type { TreeFiles } from './tree-files.ts';

/** Fewer links may fit by chance. */
const fewest = 5;

/** A link to a page from the start of the site, without its anchor: `](/guide/start#a)`. */
const address = /\]\((\/[^)\s?#.]+)/g;

/**
 * Returns the folder whose pages have their addresses from the start of the site: the one from which most
 * links lead to pages, of those with most of the pages. Programs without a configuration that is known keep
 * pages in `content` or `src`, beside others such as a README.
 *
 * @param placeIn gives the pages of a folder their addresses
 */
export async function contentFolder(
  files: readonly string[],
  root: string,
  { tree, placeIn }: { tree: Pick<TreeFiles, 'textOf'>; placeIn: (folder: string) => InspectedPage[] },
): Promise<string> {
  const inner = foldersWithMost(files, root);
  if (inner.length === 0) return root;
  const linked: string[] = [];
  for (const file of files) {
    const text = (await tree.textOf(file)) ?? '';
    for (const [, path = ''] of text.matchAll(address)) linked.push(path.replace(/\/?$/, '/'));
  }
  const hits = (folder: string) => {
    const paths = new Set(placeIn(folder).map(({ path }) => path));
    return linked.filter((path) => paths.has(path)).length;
  };
  let best = { folder: root, count: hits(root) };
  for (const folder of inner) {
    const count = hits(folder);
    if (count > best.count && count >= fewest) best = { folder, count };
  }
  return best.folder;
}

/** Folders below another one that contain more than half of its pages, the outermost first. */
function foldersWithMost(files: readonly string[], root: string): string[] {
  const counts = new Map<string, number>();
  for (const file of files)
    for (let folder = posix.dirname(file); isInside(root, folder) && folder !== root; ) {
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
      const above = posix.dirname(folder);
      if (above === folder || above === '.') break;
      folder = above;
    }
  return [...counts]
    .filter(([, count]) => count * 2 > files.length)
    .map(([folder]) => folder)
    .sort((a, b) => a.length - b.length);
}
