import { sitemapPages } from '../assemble/page-head.ts';
import { searchIndexes, searchIndexPaths } from '../assemble/search-indexes.ts';
import type { FileSystem } from '../effects/file-system.ts';
import type { OutputFile } from '../model/output.ts';
import type { SitePlan } from '../render/site-plan.ts';
import { emitCopies, planCopies, planSourceCopies } from './emit-copies.ts';
import { emitHostFiles } from './emit-host-files.ts';
import { emitSearch } from './emit-search.ts';

/**
 * Emits the files that need no rendered page: copies, search indexes, and files for hosts.
 *
 * @param scripts inline scripts of pages, as a content security policy names them
 */
export function emitFixed(
  { index, sources, routes }: SitePlan,
  scripts: readonly string[],
  files: Pick<FileSystem, 'readBytes'>,
): OutputFile[] {
  const { site } = index;
  const merged = new Set([site.hostFiles.headers?.source, site.hostFiles.redirects?.source]);
  const planned = planCopies(site, sources).filter(({ source }) => !merged.has(source.path));
  const copies = emitCopies([...planned, ...planSourceCopies(index.demoModules, sources)], files);
  // A file in the public folder replaces a generated one, such as `robots.txt`.
  const taken = new Set(copies.map((file) => file.path));
  const search = emitSearch(searchIndexPaths(site.config), () => searchIndexes(routes, index));
  const hostFiles = emitHostFiles(site, () => sitemapPages(routes, index), scripts);
  return [...copies, ...search, ...hostFiles.filter((file) => !taken.has(file.path))];
}
