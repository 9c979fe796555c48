import { splitLanguage } from '../assemble/routes/split-language.ts';
import { pathIn, toSitePath } from '../lib/path.ts';
import { memoize } from '../memo/memoize.ts';
import type { Config } from '../model/config.ts';
import { outputNames, reservedOutputs } from '../model/output.ts';
import type { SourcePath } from '../model/path.ts';
import type { LinkSpace, Site } from '../model/site.ts';

/** Addresses of the files that the website has besides its pages: `/favicon.svg`. */
export type FileAddresses = ReadonlySet<string>;

/** Lists the files of the public folder, of the emitters of the site, and of the build. */
export function fileAddresses({
  config,
  publicFiles,
  ownFiles,
}: Pick<Site, 'config' | 'publicFiles' | 'ownFiles'>) {
  return joinFiles(config, publicFiles, ownFiles);
}

const joinFiles = memoize(
  (config: Config, publicFiles: readonly SourcePath[], ownFiles: Site['ownFiles']): FileAddresses =>
    new Set([
      ...publicFiles.map((source) => `/${pathIn(config.publicDir, source)}`),
      ...ownFiles.map(({ path }) => `/${path}`),
      ...reservedOutputs.map(({ path }) => `/${path}`),
    ]),
);

const { assets, componentFolder, fullText, llms, media, search, socialImages } = outputNames;

/** Folders whose files the build names. */
const builtFolders = [assets, componentFolder, media, search, socialImages].map((name) => `/${name}/`);

/** Files that the build may write for a language or product: `/de/feed.xml`, `/x/llms.txt`. */
const builtNames: ReadonlySet<string> = new Set([
  ...reservedOutputs.filter(({ scope }) => scope === 'language').map(({ path }) => path),
  ...[llms, fullText],
]);

/** Whether a file is, or may be, at an address without base. */
export function hasFile(path: string, files: FileAddresses, { pages, config }: LinkSpace): boolean {
  if (files.has(path) || builtFolders.some((folder) => path.startsWith(folder))) return true;
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/-\d+(?=\.\w+$)/, '');
  if (builtNames.has(name) || name === outputNames.sitemap) return true;
  // The Markdown copy of a page is beside its HTML.
  const copied = /^(.*)\/index\.md$/.exec(path)?.[1];
  if (copied === undefined) return false;
  // Every page exists in every language.
  return pages.has(toSitePath(copied)) || pages.has(splitLanguage(copied, config.languages).path);
}
