import { sitemapPages } from '../assemble/page-head.ts';
import { searchIndexes, searchIndexPaths } from '../assemble/search-indexes.ts';
import type { FileSystem } from '../effects/file-system.ts';
import { hash } from '../lib/hash.ts';
import { pageOutputPath } from '../lib/path.ts';
import type { HostName } from '../model/config.ts';
import type { OutputFile } from '../model/output.ts';
import type { SitePlan } from '../render/site-plan.ts';
import { emitCopies, planCopies } from './emit-copies.ts';
import { emitHostFiles } from './emit-host-files.ts';
import { emitSearch } from './emit-search.ts';

/** How files for hosts are emitted. */
export interface FixedOptions {
  /** Inline scripts of pages, as a content security policy names them. */
  readonly scripts: readonly string[];
  /** By default the host of the site. */
  readonly host?: HostName;
}

/**
 * Emits the files that need no rendered page: copies, files of the site's emitters, search indexes, and files
 * for hosts.
 */
export function emitFixed(
  { index, sources, routes }: SitePlan,
  { scripts, host = index.site.config.host }: FixedOptions,
  files: Pick<FileSystem, 'readBytes'>,
): OutputFile[] {
  const { site } = index;
  const config = host === undefined ? site.config : { ...site.config, host };
  const copies = emitCopies(planCopies(site, sources), files);
  const own = site.ownFiles.map(
    ({ path, bytes }): OutputFile => ({ path, phase: 'page', hash: hash(bytes), content: bytes }),
  );
  // A file of the site replaces a generated one: `robots.txt`, `_headers`.
  const taken = new Set([...copies, ...own].map((file) => file.path));
  const search = emitSearch(searchIndexPaths(site.config), () => searchIndexes(routes, index));
  const hostFiles = emitHostFiles(config, () => sitemapPages(routes, index), {
    scripts,
    taken: new Set(routes.map(({ path }) => pageOutputPath(path))),
  });
  return [...copies, ...own, ...search, ...hostFiles.filter((file) => !taken.has(file.path))];
}
