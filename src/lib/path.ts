import { posix } from 'node:path';
import type { OutputPath, SitePath, SourcePath } from '../model/path.ts';

/**
 * Narrows any spelling of a path of the site to its comparable form: one leading slash, no trailing slash, no
 * doubled slashes, no hash or query.
 *
 * `'material-ui//react-button/#basics'` → `'/material-ui/react-button'`; `''` → `'/'`
 */
export function toSitePath(path: string): SitePath {
  // Almost all have that form or a slash more, and there are tens of thousands.
  if (segments.test(path)) return (path.endsWith('/') ? path.slice(0, -1) : path) as SitePath;
  const bare = path.replace(/[?#].*$/s, '');
  const names = bare.split('/').filter((name) => name !== '');
  return `/${names.join('/')}` as SitePath;
}

const segments = /^(?:\/[^/?#]+)+\/?$/;

/** The form of a path in `href`, without base: `'/a/b'` → `'/a/b/'`; the last segment of a file keeps its end: `'/x/llms.txt'`. */
export function withTrailingSlash(path: string): string {
  if (path === '/' || path.endsWith('/') || isFilePath(path)) return path;
  return `${path}/`;
}

/** True when the last segment names a file: `/x/llms.txt`, and not `/x/v9.0`. */
export function isFilePath(path: string): boolean {
  return /\.[a-z][a-z0-9]{1,9}\/*$/i.test(path);
}

/** Puts the base in front of a path of the site: `('/docs/', '/a/')` → `'/docs/a/'`. */
export function withBase(base: string, path: string): string {
  return base + path.replace(/^\//, '');
}

/** True for `https://…`, `mailto:…`, `//host`: links that name a scheme or a host. */
export function isAbsoluteUrl(url: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url);
}

/**
 * Where a page is written: `'/a/b'` → `'a/b/index.html'`, `'/'` → `'index.html'`, `'/404'` → `'404.html'` and `'/de/404'` →
 * `'de/404.html'`, because hosts look for it there.
 */
export function pageOutputPath(path: SitePath): OutputPath {
  if (/^(?:\/[\w-]+)?\/404$/.test(path)) return `${path.slice(1)}.html` as OutputPath;
  // By hand: three are made for each page, and of 3,000 `join` takes 57 ms, this 1.
  return (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`) as OutputPath;
}

/** True for the paths that `pageOutputPath` gives; other HTML files, such as navigation fragments, are no pages. */
export function isPageOutput(path: OutputPath): boolean {
  return /^(?:[\w-]+\/)?404\.html$/.test(path) || posix.basename(path) === 'index.html';
}

/**
 * Tells why a path may not be an address of the site, or undefined when it may. Encoded dots, backslashes and control characters
 * are refused as well as plain `..`, since a host may decode them.
 */
export function unsafePath(path: string): string | undefined {
  // Almost all are made of words, in which nothing can be wrong.
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
  return undefined;
}

/** Joins a path relative to a source file: `('a/b/c.md', './X.tsx')` → `'a/b/X.tsx'`. */
export function resolveSource(from: SourcePath, relative: string): SourcePath {
  return posix.normalize(posix.join(posix.dirname(from), relative)) as SourcePath;
}

/** True when `path` is `folder` or lies below it; both posix, without trailing slash. `.` holds all that does not lead out of it. */
export function isInside(folder: string, path: string): boolean {
  if (isHere(folder)) return path !== '..' && !path.startsWith('../');
  return path === folder || path.startsWith(`${folder}/`);
}

/** The path as seen from a folder that it is inside of: `('a/b', 'a/b/c.md')` → `'c.md'`; `('.', 'c.md')` → `'c.md'` */
export function pathIn(folder: string, path: string): string {
  return isHere(folder) ? path : path.slice(folder.length + 1);
}

function isHere(folder: string): boolean {
  return folder === '' || folder === '.';
}

/** How a source is called in reports: its path from the site's root. `'../docs/a.md'` → `'docs/a.md'` */
export function displayPath(source: SourcePath): string {
  return posix.join('content', source);
}
