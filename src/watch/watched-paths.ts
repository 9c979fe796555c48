import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import type { Config } from '../model/config.ts';
import { outsideSources } from '../read/outside-sources.ts';
import { sourceRoots } from '../read/source-roots.ts';

/** The files and folders to watch, whether they exist or not. */
export interface WatchedPaths {
  /** Folders that are watched completely, except for packages, build output and git. */
  readonly roots: readonly string[];
  /** Returns the innermost root that contains a path. */
  rootOf(path: string): string | undefined;
  /** Returns the outermost folders, where a watcher notices that a root is removed or restored. */
  startFolders(): readonly string[];
  isWatched(path: string): boolean;
  /** Returns true where a link to a folder leads to no source: inside a source folder. */
  leavesOutLinks(path: string): boolean;
  /** Adds a file. Returns the folders that lead to it, or none if it was watched before. */
  add(file: string): readonly string[];
}

/**
 * Returns the paths of all sources of a site, the folders of its aliases and of its libraries, and pages
 * outside them.
 */
export function watchedPaths(config: Config): WatchedPaths {
  const own: readonly string[] = [...new Set([...sourceRoots(config), config.templatesDir])];
  const isOwn = (path: string) =>
    own.some((root) => isWithin(root, path) && !inPackage.test(relative(root, path)));
  const outside = outsideSources(config);
  const pathsOf = (wanted: 'file' | 'folder'): string[] =>
    outside.flatMap(({ watched: { kind, path } }) => (kind === wanted ? [path] : []));
  const aliased = [...Object.values(config.alias), ...libraryFolders(config), ...pathsOf('folder')].filter(
    (target) => isAbsolute(target) && !inPackage.test(target) && !isOwn(target),
  );
  const isAliased = (path: string) =>
    !isWithin(config.outDir, path) &&
    aliased.some((root) => isWithin(root, path) && !isGenerated.test(relative(root, path)));
  const roots = [...new Set([...own, ...aliased])];
  const files = new Set(pathsOf('file'));
  const parents = new Set([...roots, ...files].flatMap((path) => parentsOf(path, config.root)));
  const isWatched = (given: string) => {
    const path = systemPath(given);
    return parents.has(path) || files.has(path) || isOwn(path) || isAliased(path);
  };
  return {
    roots,
    rootOf: (path) => roots.filter((root) => isWithin(root, path)).sort((a, b) => b.length - a.length)[0],
    startFolders: () =>
      [...parents].filter((folder) => !parents.has(dirname(folder)) || dirname(folder) === folder),
    isWatched,
    leavesOutLinks(given) {
      const path = systemPath(given);
      return isOwn(path) && !own.includes(path) && !parents.has(path);
    },
    add(file) {
      if (isWatched(file)) return [];
      const added = parentsOf(file, config.root);
      for (const folder of added) parents.add(folder);
      files.add(file);
      return added;
    },
  };
}

/** chokidar uses slashes on every system. */
function systemPath(path: string): string {
  return path.split('/').join(sep);
}

/** The folders of modules whose exports are documented. */
function libraryFolders({ products, contentDir }: Config): string[] {
  const packages = products.flatMap(({ api }) => api?.extraction?.packages ?? []);
  return packages.flatMap(({ entry }) => (entry === undefined ? [] : [dirname(join(contentDir, entry))]));
}

const inPackage = /(?:^|[/\\])(?:node_modules|\.git)(?:[/\\]|$)/;

/** An alias may name a whole package with its tools: `packages/ui/dist`, `packages/ui/.turbo`. */
const isGenerated = /(?:^|[/\\])(?:node_modules|dist|\.[^/\\]+)(?:[/\\]|$)/;

/** Returns true for a folder and for every path inside it. */
export function isWithin(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** Returns the parent folders of a path up to the first that contains the site, too. */
function parentsOf(path: string, site: string): string[] {
  const folder = dirname(path);
  return isWithin(folder, site) || folder === path ? [folder] : [...parentsOf(folder, site), folder];
}
