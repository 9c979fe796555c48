/** A place of the website that the build itself fills, whatever the pages are. */
export interface OwnOutput {
  /** Seen from the output folder: `404.html`. */
  readonly path: string;
  /**
   * `file`: nobody else may have it. `yielding-file`: a file of the public folder may take its place. `shared-folder`: files of the public
   * folder may lie in it. `closed-folder`: nothing else may.
   */
  readonly kind: 'file' | 'yielding-file' | 'shared-folder' | 'closed-folder';
  /** Whether there is one below the prefix of each language too: `de/404.html`. */
  readonly scope: 'site' | 'language';
  /** What stands there, in words. */
  readonly what: string;
}

/** The names under which the build writes; whoever writes takes its name from here. */
export const ownNames = {
  notFound: '404.html',
  appShell: '_app/index.html',
  assets: 'assets',
  media: 'media',
  worker: 'sw.js',
  headers: '_headers',
  redirects: '_redirects',
  robots: 'robots.txt',
  sitemap: 'sitemap.xml',
  search: '_search',
  outputList: '.colophon.json',
  workFolder: '.colophon-tmp',
} as const;

/** All that the build writes besides what follows from pages. */
export const ownOutputs: readonly OwnOutput[] = [
  { path: ownNames.notFound, kind: 'file', scope: 'language', what: 'the not-found page' },
  { path: ownNames.appShell, kind: 'file', scope: 'language', what: 'the page of readers who are offline' },
  { path: ownNames.assets, kind: 'shared-folder', scope: 'site', what: 'scripts and style sheets' },
  { path: ownNames.media, kind: 'shared-folder', scope: 'site', what: 'pictures beside pages' },
  { path: ownNames.worker, kind: 'file', scope: 'site', what: 'the service worker' },
  { path: ownNames.headers, kind: 'yielding-file', scope: 'site', what: 'the headers for hosts' },
  { path: ownNames.redirects, kind: 'yielding-file', scope: 'site', what: 'the redirects for hosts' },
  { path: ownNames.robots, kind: 'yielding-file', scope: 'site', what: 'the file for search engines' },
  { path: ownNames.sitemap, kind: 'yielding-file', scope: 'site', what: 'the sitemap' },
  { path: ownNames.search, kind: 'closed-folder', scope: 'site', what: 'what search knows of the pages' },
  { path: ownNames.outputList, kind: 'file', scope: 'site', what: 'the list of the files of a build' },
  { path: ownNames.workFolder, kind: 'closed-folder', scope: 'site', what: 'files in the making' },
];

/** Whether a file says something of every page, so that it cannot be made before all are known. */
export function tellsOfAllPages(path: string): boolean {
  return path === ownNames.sitemap || path.startsWith(`${ownNames.search}/`);
}

/**
 * What the build itself has at an address, or around it, in any letter case: `/404/`, `/de/_app/`, `/assets/a/`. A page cannot be there.
 *
 * @param prefixes the languages that stand in addresses
 */
export function ownOutputAt(address: string, prefixes: readonly string[]): OwnOutput | undefined {
  const [, first = '', second = ''] = /^\/*([^/]*)\/*([^/]*)/.exec(address.toLowerCase()) ?? [];
  const found = byFirstName.get(first);
  if (found) return found;
  const below = byFirstName.get(second);
  if (below?.scope !== 'language') return undefined;
  return prefixes.some((prefix) => prefix.toLowerCase() === first) ? below : undefined;
}

/** Each by how its address begins: `404.html` is at `404` too. */
const byFirstName: ReadonlyMap<string, OwnOutput> = new Map(
  ownOutputs.flatMap((own) => {
    const [name = ''] = own.path.split('/');
    return [name, name.replace(/\.html$/, '')].map((first) => [first, own] as const);
  }),
);
