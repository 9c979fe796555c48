import { dirname, isAbsolute, relative, sep } from 'node:path';
import type { Config } from '../model/config.ts';
import { sourceRoots } from '../read/source-roots.ts';

/** The files and folders that a watch is about, whether they stand or not. */
export interface WatchedPlaces {
  /** Folders of which everything is watched, but for what packages, builds and git leave there. */
  readonly roots: readonly string[];
  /** The innermost root that a path lies in. */
  rootOf(path: string): string | undefined;
  /** Where to begin: from there the way leads to every place, so that it is noticed when one of them goes and comes back. */
  bases(): readonly string[];
  /** False for what is of no concern. */
  isWatched(path: string): boolean;
  /** Adds a file, and gives the folders on the way to it; none where it was watched before. */
  add(file: string): readonly string[];
}

/** Everything that the pages and templates of a site are made from, and the folders that its aliases mean. */
export function watchedPlaces(config: Config): WatchedPlaces {
  const own: readonly string[] = [...new Set([...sourceRoots(config), config.templatesDir])];
  const isOwn = (path: string) =>
    own.some((root) => isWithin(root, path) && !inPackage.test(relative(root, path)));
  const aliased = Object.values(config.alias).filter(
    (target) => isAbsolute(target) && !inPackage.test(target) && !isOwn(target),
  );
  const isAliased = (path: string) =>
    !isWithin(config.outDir, path) &&
    aliased.some((root) => isWithin(root, path) && !isMade.test(relative(root, path)));
  const roots = [...new Set([...own, ...aliased])];
  const ways = new Set(roots.flatMap((root) => wayTo(root, config.root)));
  const files = new Set<string>();
  const isWatched = (given: string) => {
    // chokidar writes slashes on every system.
    const path = given.split('/').join(sep);
    return ways.has(path) || files.has(path) || isOwn(path) || isAliased(path);
  };
  return {
    roots,
    rootOf: (path) => roots.filter((root) => isWithin(root, path)).sort((a, b) => b.length - a.length)[0],
    bases: () => [...ways].filter((folder) => !ways.has(dirname(folder)) || dirname(folder) === folder),
    isWatched,
    add(file) {
      if (isWatched(file)) return [];
      const way = wayTo(file, config.root);
      for (const folder of way) ways.add(folder);
      files.add(file);
      return way;
    },
  };
}

const inPackage = /(?:^|[/\\])(?:node_modules|\.git)(?:[/\\]|$)/;

/** An alias may mean a whole package with all its tools: `packages/ui/dist`, `packages/ui/.turbo`. */
const isMade = /(?:^|[/\\])(?:node_modules|dist|\.[^/\\]+)(?:[/\\]|$)/;

/** True for a folder and for all that lies in it. */
export function isWithin(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** The folders that hold a place, up to the first that holds the site too: a folder beside the site may go with all that holds it. */
function wayTo(place: string, site: string): string[] {
  const folder = dirname(place);
  return isWithin(folder, site) || folder === place ? [folder] : [...wayTo(folder, site), folder];
}
