import { dirname, join, sep } from 'node:path';
import type { FileEntry, FileSystem } from '../effects/file-system.ts';
import { lazy } from '../memo/memoize.ts';
import type { Config } from '../model/config.ts';
import type { FilePath } from '../model/path.ts';
import type { FileFault } from '../model/source.ts';
import { outsideSources } from './outside-sources.ts';
import { sourceRoots } from './source-roots.ts';

/** True for a file that is no link. */
export function isPlain({ fault, target }: FileEntry): boolean {
  return fault === undefined && target === undefined;
}

/**
 * Returns a function that finds the fault of an entry. A link may lead to a file of the site, of its source
 * folders, and of the folders that `followLinks` names; others would publish any file of the machine.
 */
export function linkCheck(
  config: Config,
  { realPath }: Pick<FileSystem, 'realPath'>,
): (entry: FileEntry) => Promise<FileFault | undefined> {
  const realPaths = async (paths: readonly FilePath[]): Promise<readonly string[]> =>
    (await Promise.all(paths.map(realPath))).filter((path) => path !== undefined);
  const allowed = lazy(async () => {
    const named = config.followLinks.map((folder) => join(config.contentDir, folder) as FilePath);
    const outside = outsideSources(config);
    const whole = outside.flatMap(({ watched }) => (watched.kind === 'folder' ? [watched.path] : []));
    return {
      whole: await realPaths([config.root, ...sourceRoots(config), ...whole, ...named]),
      // Of a single page, only the files beside it are read.
      pageFolders: await realPaths(
        outside.flatMap(({ folder, watched }) => (watched.kind === 'file' ? [folder] : [])),
      ),
    };
  });
  return async ({ fault, target }) => {
    if (target === undefined) return fault;
    const { whole, pageFolders } = await allowed();
    const isInside = whole.some((path) => target === path || target.startsWith(join(path, sep)));
    return isInside || pageFolders.includes(dirname(target)) ? undefined : 'outside-link';
  };
}
