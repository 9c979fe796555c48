import { posix } from 'node:path';
import { isInside } from '../lib/path.ts';
import type { InspectedTree } from './inspected-tree.ts';
import type { TreeFiles } from './tree-files.ts';

/**
 * Returns the folders of the tree that the folders of the site link to, without those: a build follows no
 * other links. The folder of the tree itself is left out, since it may contain what nobody means to publish.
 */
export function linkedFolders(
  { products, public: publicFolder, components }: Pick<InspectedTree, 'products' | 'public' | 'components'>,
  { links }: Pick<TreeFiles, 'links'>,
): readonly string[] {
  const read = [
    ...products.flatMap(({ content, translations = {} }) => [content, ...Object.values(translations)]),
    ...(publicFolder === undefined ? [] : [publicFolder]),
    ...components,
  ];
  const isRead = (path: string) => read.some((folder) => isInside(folder, path));
  const folders = [...links]
    .filter(([link, target]) => isRead(link) && !isRead(target))
    .map(([, target]) => posix.dirname(target));
  return [...new Set(folders)].filter((folder) => folder !== '.').sort();
}
