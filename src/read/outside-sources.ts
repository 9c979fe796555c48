import { basename, dirname, join, posix, sep } from 'node:path';
import { isInside, pageEnd } from '../lib/path.ts';
import { relativePath } from '../lib/relative-path.ts';
import { exactSource, routePattern } from '../lib/route-pattern.ts';
import { memoize } from '../memo/memoize.ts';
import type { Config } from '../model/config.ts';
import type { FilePath, SourcePath } from '../model/path.ts';
import { sourceRoots } from './source-roots.ts';

/**
 * Files outside the source folders that a site reads: pages of a route, files that pages include, or the link
 * manifest of another site.
 */
export interface OutsideSources {
  /** A folder that contains all of them: of `../packages/:name/README.md`, `packages`. */
  readonly folder: FilePath;
  /** What a watcher has to watch. An included file counts as a folder, because its path does not say. */
  readonly watched: { readonly kind: 'file' | 'folder'; readonly path: FilePath };
  /** Returns true for the folders below `folder` that may contain such files. */
  enters(path: string): boolean;
  isPage(path: SourcePath): boolean;
  /** Returns true for another file: one in the folder of a page, such as a picture or a demo. */
  isOther(path: SourcePath): boolean;
}

/** Returns the files outside the source folders that the route table, `includes` and `linkManifests` name. */
export const outsideSources = memoize((config: Config): readonly OutsideSources[] => {
  const roots: readonly string[] = sourceRoots(config);
  const isRead = (path: string) => roots.some((root) => `${path}${sep}`.startsWith(root + sep));
  const routes = config.routes
    .map(({ source }) => posix.normalize(source))
    .filter((source) => source.startsWith('../'))
    .map((source) => outsideRoute(source, config, [...roots, config.outDir]))
    .filter(({ folder }) => !isRead(folder));
  const included = config.includes
    .filter((path) => path.startsWith('../'))
    .map((path) => outsideInclude(path, config))
    .filter(({ watched }) => !isRead(watched.path));
  const manifests = config.linkManifests
    .map(({ source }) => source)
    .filter((source) => source.startsWith('../'))
    .map((source) => outsideFile(source, config))
    .filter(({ folder }) => !isRead(folder));
  return [...routes, ...included, ...manifests];
});

/** A single file: the link manifest of another site. */
function outsideFile(source: SourcePath, { contentDir }: Config): OutsideSources {
  const path = join(contentDir, source) as FilePath;
  return {
    folder: dirname(path) as FilePath,
    watched: { kind: 'file', path },
    enters: () => false,
    isPage: () => false,
    isOther: (found) => found === source,
  };
}

/** Packages, and folders of tools such as `.git`. */
const closedFolder = /(?:^|\/)(?:node_modules|\.[^/]*)$/;
const closedFolders = /\/(?:node_modules|\.[^/]*)\//;

function outsideRoute(source: string, { contentDir }: Config, others: readonly string[]): OutsideSources {
  const exact = exactSource(source);
  const segments = source.split('/');
  const fixed = segments.findIndex((segment) => exactSource(segment) === undefined);
  const fixedSegments = segments.slice(0, fixed).map((segment) => exactSource(segment) ?? segment);
  const folder = join(
    contentDir,
    exact === undefined ? fixedSegments.join('/') : posix.dirname(exact),
  ) as FilePath;
  const page = routePattern(source);
  const beside = routePattern(posix.dirname(source));
  return {
    folder,
    watched:
      exact === undefined
        ? { kind: 'folder', path: folder }
        : { kind: 'file', path: join(contentDir, exact) as FilePath },
    // Source folders are listed anyway, and the output has copies of pages.
    enters: (path) => exact === undefined && !closedFolder.test(path) && !others.includes(join(folder, path)),
    isPage: (path) => pageEnd.test(path) && page(path) !== undefined,
    isOther: (path) => !pageEnd.test(path) && beside(posix.dirname(path)) !== undefined,
  };
}

/** A path alone does not say whether it is that of a file or of a folder, so its parent folder is listed. */
function outsideInclude(path: SourcePath, { contentDir, outDir }: Config): OutsideSources {
  const whole = join(contentDir, path) as FilePath;
  const folder = dirname(whole) as FilePath;
  const name = basename(whole);
  // The named folder itself may be one of a tool: `../docs/.vitepress`.
  const isIn = (inner: string) =>
    isInside(name, inner) && !closedFolders.test(`${posix.dirname(inner).slice(name.length)}/`);
  return {
    folder,
    watched: { kind: 'folder', path: whole },
    enters: (inner) => isIn(`${inner}/file`) && join(folder, inner) !== outDir,
    isPage: () => false,
    isOther: (found) => isIn(relativePath(folder, join(contentDir, found))),
  };
}
