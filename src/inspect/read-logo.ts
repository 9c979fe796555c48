import type { InspectedLogo, Unplaced } from './inspected-tree.ts';
import type { TreeFiles } from './tree-files.ts';

/** The logo of a product, or why it has none. */
export interface ReadLogo {
  readonly logo?: InspectedLogo;
  readonly unplaced: readonly Unplaced[];
}

/** Reads the first of some files that exists. Only SVG images are copied, since they are text. */
export async function readLogo(candidates: readonly string[], tree: TreeFiles): Promise<ReadLogo> {
  const file = candidates.find((path) => tree.has(path));
  if (file === undefined) return { unplaced: [] };
  const text = file.endsWith('.svg') ? await tree.textOf(file) : undefined;
  if (text !== undefined) return { logo: { file, text }, unplaced: [] };
  const reason = 'that is no SVG image; copy it to content/logos and name it as "logo" of the product';
  return { unplaced: [{ kind: 'file', name: file, reason }] };
}
