import { posix } from 'node:path';
import type { TreeFiles } from '../tree-files.ts';

/** True if a page names a component of `src`: `{{"component": "modules/components/Table.js"}}`. */
export async function usesComponents(
  markdown: readonly string[],
  { source, tree }: { readonly source: string; readonly tree: TreeFiles },
): Promise<boolean> {
  if (!tree.hasFolder(source)) return false;
  for (const file of markdown) {
    const text = (await tree.textOf(file)) ?? '';
    for (const [, name = ''] of text.matchAll(/^\{\{\s*"component":\s*"([^"]+)"/gm)) {
      const stem = posix.join(source, name.replace(/\.[jt]sx?$/, ''));
      if (['.js', '.jsx', '.ts', '.tsx'].some((end) => tree.has(stem + end))) return true;
    }
  }
  return false;
}
