import { isAbsolute, posix } from 'node:path';
import { decodeLetters, decodePath } from '../../lib/decode-url.ts';
import {
  isAbsoluteUrl,
  isExternalPath,
  isFilePath,
  isInside,
  pageEnd,
  pageFiles,
  pathIn,
  resolveSource,
  toSitePath,
} from '../../lib/path.ts';
import { relativePath } from '../../lib/relative-path.ts';
import type { SitePath, SourcePath } from '../../model/path.ts';
import type { LinkSpace, LinkTarget, PageAddress } from '../../model/site.ts';
import { splitLanguage } from '../routes/split-language.ts';

/** Returns the target of a link in a source, in whatever language it is read. */
export function linkTarget(url: string, origin: SourcePath, space: LinkSpace): LinkTarget {
  if (/^(?:[?#]|$)/.test(url)) return { kind: 'self', suffix: url };
  const internal = internalPath(url, space.hosts);
  if (internal === undefined) return { kind: 'external', url };
  const at = internal.search(/[?#]/);
  const path = at < 0 ? internal : internal.slice(0, at);
  const suffix = at < 0 ? '' : internal.slice(at);
  if (path.startsWith('/')) {
    const file = pageFromRoot(decodePath(path.slice(1)), origin, space);
    return file ? { kind: 'page', ...file, suffix } : siteTarget(path, suffix, space);
  }
  const source = resolveSource(origin, decodePath(path));
  const page = space.pageBySource.get(source);
  if (page !== undefined) return { kind: 'page', ...page, suffix };
  const hash = space.files.get(source);
  if (hash !== undefined) return { kind: 'media', source, hash, suffix };
  // Other tools write the name of a page without its extension, as its HTML file, or as its folder.
  for (const file of pageFiles(source)) {
    const meant = space.pageBySource.get(file);
    if (meant !== undefined) return { kind: 'page', ...meant, suffix };
  }
  const fromRoot = pageFromRoot(decodePath(path), origin, space);
  if (fromRoot) return { kind: 'page', ...fromRoot, suffix };
  const aliased = aliasTarget(decodePath(path), suffix, space);
  if (aliased) return aliased;
  const meant = pageFromAddress(decodePath(path), origin, space);
  return meant
    ? { kind: 'page', ...meant, suffix, insteadOf: source }
    : { kind: 'unknown-file', source, url };
}

/**
 * Links of other tools may be relative to the address of their page, which differs from its file: `expect`
 * means `/docs/expect/` in a page at `/docs/cli`, and `../expect/` means it in one at `/docs/cli/`.
 */
function pageFromAddress(path: string, origin: SourcePath, space: LinkSpace): PageAddress | undefined {
  const own = space.pageBySource.get(origin);
  if (own === undefined || isFilePath(`/${path}`)) return undefined;
  return [posix.dirname(own.path), own.path]
    .map((folder) => pageAt(toSitePath(posix.join(folder, path)), space))
    .find((page) => page !== undefined);
}

/** A link by an alias of the site leads to its file: `@site/docs/start.md`, `@site/static/a.png`. */
function aliasTarget(path: string, suffix: string, space: LinkSpace): LinkTarget | undefined {
  const { alias, contentDir, publicDir } = space.config;
  const name = Object.keys(alias).find((each) => path.startsWith(`${each}/`));
  const folder = name === undefined ? undefined : alias[name];
  // Other aliases name packages.
  if (name === undefined || folder === undefined || !isAbsolute(folder)) return undefined;
  const root = relativePath(contentDir, folder);
  const source = posix.join(root, path.slice(name.length + 1)) as SourcePath;
  const page = [source, ...pageFiles(source)].map((file) => space.pageBySource.get(file)).find(Boolean);
  if (page) return { kind: 'page', ...page, suffix };
  const hash = space.files.get(source);
  if (hash !== undefined) return { kind: 'media', source, hash, suffix };
  return isInside(publicDir, source)
    ? { kind: 'public', path: `/${pathIn(publicDir, source)}`, suffix }
    : undefined;
}

/**
 * Other tools look up `api/store.md`, without `./`, and `/api/store.md` in the folder of all pages;
 * Docusaurus also finds `/docs/api/store.md` in the folder around them.
 */
function pageFromRoot(
  path: string,
  origin: SourcePath,
  { config, pageBySource }: LinkSpace,
): PageAddress | undefined {
  if (path.startsWith('.') || !pageEnd.test(path)) return undefined;
  const around = config.products
    .flatMap(({ content = [] }) => content)
    .filter((folder) => isInside(folder, origin));
  return around
    .flatMap((folder) => [folder, posix.dirname(folder)])
    .map((folder) => pageBySource.get(posix.join(folder, path) as SourcePath))
    .find((page) => page !== undefined);
}

/** Returns the absolute or relative path of a link within the site; undefined for other links. */
function internalPath(url: string, hosts: ReadonlySet<string>): string | undefined {
  if (!isAbsoluteUrl(url)) return url;
  // The fast path for most links: a host without port or user needs no parsed URL.
  const host = /^https?:\/\/([a-z\d.-]+)(?:[/?#]|$)/i.exec(url)?.[1];
  if (host !== undefined && !hosts.has(host.toLowerCase())) return undefined;
  const parsed = /^https?:\/\//i.test(url) && URL.canParse(url) ? new URL(url) : undefined;
  return parsed && hosts.has(parsed.host) ? parsed.pathname + parsed.search + parsed.hash : undefined;
}

function siteTarget(path: string, suffix: string, space: LinkSpace): LinkTarget {
  if (isExternalPath(decodeLetters(path), space.config.externalPaths))
    return { kind: 'external-path', path, suffix };
  const sitePath = toSitePath(path);
  const found = pageAt(sitePath, space) ?? htmlPageAt(path, space);
  if (found) return { kind: 'page', ...found, suffix };
  return isFilePath(path)
    ? { kind: 'public', path, suffix }
    : { kind: 'unknown-page', path: sitePath, suffix };
}

/** Finds a page at an address in any language. Every page exists in every language. */
function pageAt(path: SitePath, { config, pages }: LinkSpace): PageAddress | undefined {
  const known = pages.get(path);
  if (known) return known;
  const { language, path: bare } = splitLanguage(path, config.languages);
  if (!pages.has(bare)) return undefined;
  return language === config.languages[0] ? { path: bare } : { path: bare, language };
}

/** Finds the page whose file another tool would write at a path: `/guide/start.html`, `/guide/index.html`. */
function htmlPageAt(path: string, space: LinkSpace): PageAddress | undefined {
  const bare = /^(.*?)(?:\/index)?\.html$/.exec(path)?.[1];
  // A file of the public folder may have that name, too; it is copied there unless a page is.
  return bare === undefined ? undefined : pageAt(toSitePath(bare), space);
}
