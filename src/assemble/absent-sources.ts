import { isInside } from '../lib/path.ts';
import { memoize } from '../memo/memoize.ts';
import type { Config } from '../model/config.ts';
import type { SourcePath } from '../model/path.ts';

/** The paths of all sources, as far as they are asked for. */
export type SourcePaths = Pick<ReadonlyMap<SourcePath, unknown>, 'has' | 'keys'>;

/** The files that the configuration names and that are no source, and the folders in which there is none. */
export const absentSources = memoize(
  (paths: SourcePaths, { products, components, publicDir, errorCodes }: Config): ReadonlySet<SourcePath> => {
    const files = [...products.flatMap(({ navigation, logo }) => [navigation, logo]), errorCodes];
    const folders = [...products.map(({ content }) => content), ...components, publicDir];
    return new Set([
      ...files.filter((file) => file !== undefined).filter((file) => !paths.has(file)),
      ...folders.filter((folder) => folder !== undefined).filter((folder) => isEmpty(folder, paths)),
    ]);
  },
);

function isEmpty(folder: SourcePath, paths: SourcePaths): boolean {
  for (const path of paths.keys()) if (isInside(folder, path)) return false;
  return true;
}
