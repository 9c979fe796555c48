import { join, posix, sep } from 'node:path';
import { isExactSource, routePattern } from '../lib/route-pattern.ts';
import { memoize } from '../memo/memoize.ts';
import type { Config } from '../model/config.ts';
import type { FilePath, SourcePath } from '../model/path.ts';
import { sourceRoots } from './source-roots.ts';

/** A rule of the route table for pages outside the source folders. */
export interface OutsideRoute {
  /** The innermost folder that contains all its pages: of `../packages/:name/README.md`, `packages`. */
  readonly folder: FilePath;
  /** The only page of a rule without a pattern. */
  readonly file?: FilePath;
  /** Returns true for the folders below `folder` that may contain pages. */
  enters(path: string): boolean;
  isPage(path: SourcePath): boolean;
  /** Returns true for a file in the folder of a page: a picture or a demo. */
  isBeside(path: SourcePath): boolean;
}

/**
 * Returns the rules of the route table whose pages are outside the source folders, and link manifests outside them.
 */
export const outsideRoutes = memoize((config: Config): readonly OutsideRoute[] => {
  const roots: readonly string[] = sourceRoots(config);
  const isRead = (folder: string) => roots.some((root) => `${folder}${sep}`.startsWith(root + sep));
  const pages = config.routes
    .map(({ source }) => posix.normalize(source))
    .filter((source) => source.startsWith('../'))
    .map((source) => outsideRoute(source, config, [...roots, config.outDir]));
  const manifests = config.linkManifests
    .filter(({ source }) => source.startsWith('../'))
    .map(({ source }) => outsideFile(source, config));
  return [...pages, ...manifests].filter(({ folder }) => !isRead(folder));
});

/** A single file that is no page: the link manifest of another site. */
function outsideFile(source: SourcePath, { contentDir }: Config): OutsideRoute {
  return {
    folder: join(contentDir, posix.dirname(source)) as FilePath,
    file: join(contentDir, source) as FilePath,
    enters: () => false,
    isPage: () => false,
    isBeside: (path) => path === source,
  };
}

/** Packages, and folders of tools such as `.git`. */
const closedFolder = /(?:^|\/)(?:node_modules|\.[^/]*)$/;

function outsideRoute(source: string, { contentDir }: Config, others: readonly string[]): OutsideRoute {
  const isExact = isExactSource(source);
  const segments = source.split('/');
  const fixed = segments.findIndex((segment) => !isExactSource(segment));
  const folder = join(contentDir, ...segments.slice(0, isExact ? -1 : fixed)) as FilePath;
  const page = routePattern(source);
  const beside = routePattern(posix.dirname(source));
  return {
    folder,
    ...(isExact && { file: join(contentDir, source) as FilePath }),
    // Source folders are listed anyway, and the output has copies of pages.
    enters: (path) => !isExact && !closedFolder.test(path) && !others.includes(join(folder, path)),
    isPage: (path) => path.endsWith('.md') && page(path) !== undefined,
    isBeside: (path) => beside(posix.dirname(path)) !== undefined,
  };
}
