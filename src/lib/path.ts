import { posix } from 'node:path';
import type { OutputPath, SitePath, SourcePath } from '../model/path.ts';
import { decodeLetters } from './decode-url.ts';

/**
 * Normalizes a path of the site: one leading slash, no trailing slash, no doubled slashes, no hash or query,
 * no escaped letters.
 *
 * `'material-ui//react-button/#basics'` → `'/material-ui/react-button'`; `'/%C3%BCber/'` → `'/über'`; `''` →
 * `'/'`
 */
export function toSitePath(path: string): SitePath {
  // A shortcut for paths that need at most their trailing slash removed.
  if (segments.test(path)) return (path.endsWith('/') ? path.slice(0, -1) : path) as SitePath;
  const bare = decodeLetters(path.replace(/[?#].*$/s, ''));
  const names = bare.split('/').filter((name) => name !== '');
  return `/${names.join('/')}` as SitePath;
}

const segments = /^(?:\/[^/?#%]+)+\/?$/;

/** Adds the trailing slash of a page's URL: `'/a/b'` → `'/a/b/'`. A path of a file stays: `'/x/llms.txt'`. */
export function withTrailingSlash(path: string): string {
  if (path === '/' || path.endsWith('/') || isFilePath(path)) return path;
  return `${path}/`;
}

/** True if the last segment names a file: `/x/llms.txt`, but not `/x/v9.0`. */
export function isFilePath(path: string): boolean {
  return /\.[a-z][a-z0-9]{1,9}\/*$/i.test(path);
}

/**
 * True for an address at or below one of the paths of other deployments, which end with a slash:
 * `('/store', ['/store/'])`.
 */
export function isExternalPath(address: string, externalPaths: readonly string[]): boolean {
  return externalPaths.some((path) => `${address}/`.startsWith(path));
}

/** Prepends the base to a path of the site: `('/docs/', '/a/')` → `'/docs/a/'`. */
export function withBase(base: string, path: string): string {
  return base + (path.startsWith('/') ? path.slice(1) : path);
}

/** True for `https://…`, `mailto:…`, `//host`: links that name a scheme or a host. */
export function isAbsoluteUrl(url: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url);
}

/**
 * The output file of a page: `'/a/b'` → `'a/b/index.html'`, `'/'` → `'index.html'`, `'/404'` → `'404.html'`
 * and `'/de/404'` → `'de/404.html'`, where hosts look for it.
 */
export function pageOutputPath(path: SitePath): OutputPath {
  if (/^(?:\/[\w-]+)?\/404$/.test(path)) return `${path.slice(1)}.html` as OutputPath;
  // `join` is slow, and this runs several times for each page.
  return (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`) as OutputPath;
}

/** True for the output files of pages. Other HTML files, such as navigation fragments, are not pages. */
export function isPageOutput(path: OutputPath): boolean {
  return /^(?:[\w-]+\/)?404\.html$/.test(path) || posix.basename(path) === 'index.html';
}

/**
 * The reason why a path is not safe as an address of the site; undefined for a safe path. Encoded dots,
 * backslashes and control characters are rejected like plain `..`, since a host may decode them.
 */
export function unsafePath(path: string): string | undefined {
  // A shortcut for paths of words.
  if (/^(?:\/[\w-]+)+\/?$/.test(path)) return undefined;
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return 'has a broken percent escape';
  }
  if (decoded.split(/[/\\]/).some((segment) => segment === '..' || segment === '.'))
    return 'leaves the output folder';
  if (decoded.includes('\\')) return 'has a backslash';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (/[\u0000-\u001f\u007f]/.test(decoded)) return 'has a control character';
  // Every half is written as the same replacement character.
  if (/\p{Surrogate}/u.test(decoded)) return 'has half of a character';
  return undefined;
}

/** Joins a path relative to a source file: `('a/b/c.md', './X.tsx')` → `'a/b/X.tsx'`. */
export function resolveSource(from: SourcePath, relative: string): SourcePath {
  return posix.normalize(posix.join(posix.dirname(from), relative)) as SourcePath;
}

/** The end of the name of a page's file. */
export const pageEnd = /\.mdx?$/;

/**
 * The files of pages that a path without the extension `.md` may mean, as other tools resolve it.
 *
 * `'guide/start'` and `'guide/start.html'` → `'guide/start.md'`, `'guide/start.mdx'`,
 * `'guide/start/index.md'`, `'guide/start/index.mdx'`, `'guide/start/start.md'`, `'guide/start/README.md'`
 */
export function pageFiles(path: SourcePath): SourcePath[] {
  if (pageEnd.test(path)) return [];
  const bare = path.replace(/\.html?$|\/$/, '');
  const name = posix.basename(bare);
  const folder = bare === '.' || bare === '' ? '' : `${bare}/`;
  const files = folder === '' || /^(?:\.\.\/)*\.\.$/.test(bare) ? [] : [`${bare}.md`, `${bare}.mdx`];
  const inside = [
    `${folder}index.md`,
    `${folder}index.mdx`,
    ...(files.length === 0 ? [] : [`${folder}${name}.md`]),
    `${folder}README.md`,
    // `guide/index.html` is the page of a folder.
    ...(name === 'index' ? [posix.join(posix.dirname(bare), 'README.md')] : []),
  ];
  return [...files, ...inside] as SourcePath[];
}

/**
 * True if `path` is `folder` or is below it; both are posix paths without trailing slash. `.` contains every
 * path without leading `..`.
 */
export function isInside(folder: string, path: string): boolean {
  if (isCurrentFolder(folder)) return path !== '..' && !path.startsWith('../');
  return path === folder || path.startsWith(`${folder}/`);
}

/**
 * The path relative to a folder that contains it: `('a/b', 'a/b/c.md')` → `'c.md'`; `('.', 'c.md')` →
 * `'c.md'`
 */
export function pathIn(folder: string, path: string): string {
  return isCurrentFolder(folder) ? path : path.slice(folder.length + 1);
}

function isCurrentFolder(folder: string): boolean {
  return folder === '' || folder === '.';
}

/** The path of a source in messages, relative to the site's root: `'../docs/a.md'` → `'docs/a.md'` */
export function displayPath(source: SourcePath): string {
  // Most sources are in the folder, and this is asked for each link of each page.
  return source === '' || source.startsWith('.') ? posix.join('content', source) : `content/${source}`;
}

/** True if an address matches several: `/old/:page/`, `/old/*`. */
export function hasCaptures(address: string): boolean {
  return /\/(?::[a-z_]|\*)/i.test(address);
}

/** The form of an address of the site, with or without a trailing slash: `/old/page/`, `/x/:name/`. */
export const siteAddress = {
  pattern: /^\/(?!\/)\S*$/,
  /** Continues a subject: `products[1].root must start with one slash`. */
  must: 'must start with one slash',
  /** The address that was probably meant. */
  correct: (text: string): string =>
    `/${text
      .trim()
      .replace(/^https?:\/\/[^/]*/, '')
      .replace(/^[./\\]+/, '')}`,
};
