import type { FilePath, OutputPath } from './path.ts';

/** Order of writing: assets are written before the pages that need them. */
export type OutputPhase = 'asset' | 'page';

/** A file of the output, as a value. Large contents are produced only when they are written. */
export interface OutputFile {
  readonly path: OutputPath;
  readonly phase: OutputPhase;
  /** Files of equal hash have equal bytes. */
  readonly hash: string;
  /** Produced bytes belong to the caller, who may transfer them to another thread. */
  readonly content: Uint8Array | (() => Promise<Uint8Array>);
  /**
   * Where a thread finds the same content, so that this one need not read it. Undefined if it is nowhere on
   * the disk yet; what is there may be damaged.
   */
  stored?(): StoredContent | undefined;
}

/** A range of a file, with its CRC-32, whose asset placeholders are to be filled with these URLs. */
export interface StoredContent {
  readonly folder: FilePath;
  /** The name of the file in the folder. */
  readonly pack: string;
  readonly offset: number;
  readonly length: number;
  readonly sum: number;
  readonly urls: readonly (readonly [asset: string, url: string])[];
}

/** A file of the website that an emitter of the site made. */
export interface OwnFile {
  readonly path: OutputPath;
  /** Name of the emitter. */
  readonly emitter: string;
  readonly bytes: Uint8Array;
}

/** The hashes of the files in the output folder after the last build. */
export interface OutputManifest {
  readonly files: ReadonlyMap<OutputPath, string>;
  /** Links to folders, and what is no file, in the folder: nothing can be written there. */
  readonly obstacles?: readonly OutputPath[];
}

/** The changes to make to the output folder. */
export interface WritePlan {
  /** In the order of writing: assets, then pages. */
  readonly write: readonly OutputFile[];
  readonly keep: readonly OutputPath[];
  /** In the order of removal: pages, then assets. */
  readonly remove: readonly OutputPath[];
  /** The manifest after these changes. */
  readonly manifest: OutputManifest;
}

/** A path in the output that the build reserves for itself, whatever the pages are. */
export interface ReservedOutput {
  /** Relative to the output folder: `404.html`. */
  readonly path: string;
  /**
   * `file` excludes every other file. A file of the public folder may replace a `yielding-file` and may be in
   * a `shared-folder`, but not in a `closed-folder`.
   */
  readonly kind: 'file' | 'yielding-file' | 'shared-folder' | 'closed-folder';
  /** `language`: also below the prefix of each language, such as `de/404.html`. */
  readonly scope: 'site' | 'language';
  readonly label: string;
}

/** The names of reserved outputs. */
export const outputNames = {
  notFound: '404.html',
  appShell: '_app/index.html',
  assets: 'assets',
  media: 'media',
  worker: 'sw.js',
  headers: '_headers',
  redirects: '_redirects',
  robots: 'robots.txt',
  sitemap: 'sitemap.xml',
  feed: 'feed.xml',
  webManifest: 'manifest.webmanifest',
  llms: 'llms.txt',
  fullText: 'llms-full.txt',
  linkManifest: 'link-manifest.json',
  components: 'components.json',
  componentFolder: '_components',
  socialImages: '_social',
  search: '_search',
  offline: '_offline',
  outputList: '.colophon.json',
  workFolder: '.colophon-tmp',
} as const;

/** Everything that the build writes independently of the pages. */
export const reservedOutputs: readonly ReservedOutput[] = [
  { path: outputNames.notFound, kind: 'file', scope: 'language', label: 'the not-found page' },
  { path: outputNames.appShell, kind: 'file', scope: 'language', label: 'the offline page' },
  { path: outputNames.assets, kind: 'shared-folder', scope: 'site', label: 'scripts and style sheets' },
  { path: outputNames.media, kind: 'shared-folder', scope: 'site', label: 'media files' },
  { path: outputNames.worker, kind: 'file', scope: 'site', label: 'the service worker' },
  { path: outputNames.headers, kind: 'yielding-file', scope: 'site', label: 'the headers file' },
  { path: outputNames.redirects, kind: 'yielding-file', scope: 'site', label: 'the redirects file' },
  { path: outputNames.robots, kind: 'yielding-file', scope: 'site', label: 'the robots.txt file' },
  { path: outputNames.sitemap, kind: 'yielding-file', scope: 'site', label: 'the sitemap' },
  { path: outputNames.feed, kind: 'yielding-file', scope: 'language', label: 'the feed' },
  { path: outputNames.webManifest, kind: 'yielding-file', scope: 'language', label: 'the web manifest' },
  {
    path: outputNames.llms,
    kind: 'yielding-file',
    scope: 'language',
    label: 'the index for language models',
  },
  {
    path: outputNames.fullText,
    kind: 'yielding-file',
    scope: 'language',
    label: 'the full text for language models',
  },
  { path: outputNames.linkManifest, kind: 'yielding-file', scope: 'site', label: 'the link manifest' },
  { path: outputNames.components, kind: 'yielding-file', scope: 'site', label: 'the component manifest' },
  { path: outputNames.componentFolder, kind: 'closed-folder', scope: 'site', label: 'component manifests' },
  { path: outputNames.socialImages, kind: 'closed-folder', scope: 'site', label: 'social images' },
  { path: outputNames.search, kind: 'closed-folder', scope: 'site', label: 'search indexes' },
  { path: outputNames.offline, kind: 'closed-folder', scope: 'site', label: 'lists for offline reading' },
  { path: outputNames.outputList, kind: 'file', scope: 'site', label: 'the list of output files' },
  { path: outputNames.workFolder, kind: 'closed-folder', scope: 'site', label: 'temporary files' },
];

/** Files made from all pages, or all pages of a language or product. */
const wholeSite: readonly string[] = [
  outputNames.feed,
  outputNames.llms,
  outputNames.fullText,
  outputNames.linkManifest,
  outputNames.components,
];

/** Whether the content of a file depends on every page, so that it can be made only when all are known. */
export function dependsOnAllPages(path: string): boolean {
  return (
    /^sitemap(?:-\d+)?\.xml$/.test(path) ||
    wholeSite.includes(path.replace(/^.*\/|-\d+(?=\.txt$)/g, '')) ||
    [outputNames.search, outputNames.componentFolder].some((folder) => path.startsWith(`${folder}/`))
  );
}

/**
 * Returns the reserved output that keeps pages from an address, in any letter case: `/404/`, `/de/_app/`,
 * `/assets/a/`.
 *
 * @param prefixes language prefixes of addresses
 */
export function reservedOutputAt(address: string, prefixes: readonly string[]): ReservedOutput | undefined {
  const [, first = '', second = ''] = /^\/*([^/]*)\/*([^/]*)/.exec(address.toLowerCase()) ?? [];
  const found = byFirstName.get(first);
  if (found) return found;
  const below = byFirstName.get(second);
  if (below?.scope !== 'language') return undefined;
  return prefixes.some((prefix) => prefix.toLowerCase() === first) ? below : undefined;
}

/** By the first name of their address: `404.html` is at `404` too. */
const byFirstName: ReadonlyMap<string, ReservedOutput> = new Map(
  reservedOutputs.flatMap((output) => {
    const [name = ''] = output.path.split('/');
    return [name, name.replace(/\.html$/, '')].map((first) => [first, output] as const);
  }),
);
