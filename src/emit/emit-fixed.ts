import { sitemapPages } from '../assemble/page-head.ts';
import { searchIndexes, searchIndexPaths } from '../assemble/search-indexes.ts';
import type { SitePlan } from '../build/plan-site.ts';
import type { FileSystem } from '../effects/file-system.ts';
import type { OutputFile } from '../model/output.ts';
import { emitCopies } from './emit-copies.ts';
import { emitHostFiles } from './emit-host-files.ts';
import { emitSearch } from './emit-search.ts';
import { planCopies } from './plan-copies.ts';

/** The files that no page has to be drawn for: what is copied, what search knows, and what hosts read; `scripts` stand in pages, as a policy names them. */
export function emitFixed(
  { index, sources, routes }: SitePlan,
  scripts: readonly string[],
  files: Pick<FileSystem, 'readBytes'>,
): OutputFile[] {
  const { site } = index;
  const copies = emitCopies(planCopies(site, sources), files);
  // What the owner put into the public folder takes the place of a file of ours: their robots.txt, their _headers.
  const taken = new Set(copies.map((file) => file.path));
  const search = emitSearch(searchIndexPaths(site.config), () => searchIndexes(routes, index));
  const hostFiles = emitHostFiles(site.config, () => sitemapPages(routes, index), scripts);
  return [...copies, ...search, ...hostFiles.filter((file) => !taken.has(file.path))];
}
