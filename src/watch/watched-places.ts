import { dirname, relative, sep } from 'node:path';
import type { Config } from '../model/config.ts';
import { sourceRoots } from '../read/source-roots.ts';

/** The files and folders that a watch is about, whether they stand or not. */
export interface WatchedPlaces {
  /** Folders of which everything is watched, but for what a package manager or git writes there. */
  readonly roots: readonly string[];
  /** Where to begin: the folders on the way to every place, so that it is noticed also when one of them goes and comes back. */
  folders(): readonly string[];
  /** False for what is of no concern. */
  isWatched(path: string): boolean;
}

/** Everything that a site is made from and that may lie outside packages. */
export function watchedPlaces(config: Config): WatchedPlaces {
  const roots: string[] = [...new Set([...sourceRoots(config), config.templatesDir])];
  const ways = new Set(roots.flatMap((root) => wayTo(root, config.root)));
  return {
    roots,
    folders: () => [...ways],
    isWatched(given) {
      // chokidar writes slashes on every system.
      const path = given.split('/').join(sep);
      return (
        ways.has(path) || roots.some((root) => isWithin(root, path) && !inPackage.test(steps(root, path)))
      );
    },
  };
}

const inPackage = /(?:^|[/\\])(?:node_modules|\.git)(?:[/\\]|$)/;

/** True for a folder and for all that lies in it. */
export function isWithin(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

function steps(root: string, path: string): string {
  return relative(root, path);
}

/** The folders that hold a place, up to the first that holds the site too: a folder beside the site may go with all that holds it. */
function wayTo(place: string, site: string): string[] {
  const folder = dirname(place);
  return isWithin(folder, site) || folder === place ? [folder] : [...wayTo(folder, site), folder];
}
