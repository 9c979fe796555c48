import type { FileSystem } from '../effects/file-system.ts';
import { hash } from '../lib/hash.ts';
import { pageOutputPath } from '../lib/path.ts';
import type { HostName } from '../model/config.ts';
import { type OutputFile, outputNames } from '../model/output.ts';
import type { SourcePath } from '../model/path.ts';
import type { InlineSources } from '../model/render-task.ts';
import type { Site } from '../model/site.ts';
import type { SitePlan } from '../render/site-plan.ts';
import { emitComponents } from './crawlers/emit-components.ts';
import { emitFeeds } from './crawlers/emit-feeds.ts';
import { emitLinkManifest } from './crawlers/emit-link-manifest.ts';
import { emitLlms } from './crawlers/emit-llms.ts';
import { emitSitemap } from './crawlers/emit-sitemap.ts';
import { emitCopies, planCopies, planSourceCopies } from './emit-copies.ts';
import { emitHostFiles } from './emit-host-files.ts';
import { emitWebManifests } from './emit-web-manifests.ts';
import { markdownCopies } from './markdown/emit-markdown-copies.ts';

/** How files for hosts are emitted. */
export interface FixedOptions {
  /** Everything inline in pages. */
  readonly inline: InlineSources;
  /** By default the host of the site. */
  readonly host?: HostName;
}

/**
 * Emits the files that need no rendered page: copies, files of the site's emitters, and files for hosts. The
 * search indexes are emitted by `emitSearch`.
 */
export function emitFixed(
  { index, sources, routes }: SitePlan,
  { inline, host = index.site.config.host }: FixedOptions,
  files: Pick<FileSystem, 'readText' | 'readBytes'>,
): OutputFile[] {
  const { site } = index;
  const config = host === undefined ? site.config : { ...site.config, host };
  const hostFiles = emitHostFiles(
    { ...site, config },
    { inline, taken: new Set(routes.map(({ path }) => pageOutputPath(path))) },
  );
  const generated = [
    ...hostFiles,
    ...emitSitemap(routes, index),
    ...emitFeeds(routes, index),
    ...emitWebManifests(index),
    ...emitLinkManifest(routes, index),
    ...emitComponents({ index, sources, files }),
    ...emitLlms(routes, index, markdownCopies({ index, sources, files })),
  ];
  const joined = joinedSources(site, hostFiles);
  const planned = [...planCopies(site, sources), ...planSourceCopies(index.demoModules, sources)];
  const copies = emitCopies(
    planned.filter(({ source }) => !joined.has(source.path)),
    files,
  );
  const own = site.ownFiles.map(
    ({ path, bytes }): OutputFile => ({ path, phase: 'page', hash: hash(bytes), content: bytes }),
  );
  // A file of the site replaces a generated one, such as `robots.txt`.
  const taken = new Set([...copies, ...own].map((file) => file.path));
  return [...copies, ...own, ...generated.filter((file) => !taken.has(file.path))];
}

/** The site's own rules for hosts that stand in a generated file, which takes their place. */
function joinedSources(
  { hostFiles: { headers, redirects } }: Site,
  generated: readonly OutputFile[],
): ReadonlySet<SourcePath> {
  const has = (name: string) => generated.some(({ path }) => path === name);
  return new Set([
    ...(headers && has(outputNames.headers) ? [headers.source] : []),
    ...(redirects && has(outputNames.redirects) ? [redirects.source] : []),
  ]);
}
