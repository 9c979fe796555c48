import { resolve, sep } from 'node:path';
import type { Metafile } from 'esbuild';
import type { FilePath } from '../../model/path.ts';

/** Who imports each file that lies in no package. A module that the bundler made up counts too, by the name of a file that does not exist. */
export function importersOf(
  inputs: Metafile['inputs'],
  root: FilePath,
): ReadonlyMap<FilePath, readonly FilePath[]> {
  const found = new Map<FilePath, FilePath[]>();
  for (const [importer, { imports }] of Object.entries(inputs)) {
    for (const { path, external } of imports) {
      const file = resolve(root, path) as FilePath;
      if (external === true || file.includes(`${sep}node_modules${sep}`)) continue;
      found.set(file, [...(found.get(file) ?? []), resolve(root, importer) as FilePath]);
    }
  }
  return found;
}
