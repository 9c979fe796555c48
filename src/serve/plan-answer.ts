import { encodePath } from '../lib/match-path.ts';
import { unsafePath } from '../lib/path.ts';
import type { RedirectRule } from '../model/host-files.ts';
import { redirectFor } from './host-files.ts';
import type { Notice } from './send-notice.ts';

/** How to answer a request. */
export type AnswerPlan<Found> =
  | Notice
  /** `path` is the whole requested path, for the patterns of `_headers`; 404 sends the not-found page. */
  | {
      readonly kind: 'file';
      readonly found: Found;
      readonly path: string;
      readonly status: 200 | 404;
      /** The address of a page: which of its forms is sent depends on the `Accept` header. */
      readonly negotiated: boolean;
    };

/** A website whose files can be looked up. */
export interface LookupSite<Found> {
  /** Path the site is served under, with a slash at both ends. */
  readonly base: string;
  readonly redirects: readonly RedirectRule[];
  /** Looks up a file by its path relative to the output folder. */
  find(file: string): Found | undefined | Promise<Found | undefined>;
}

/** A request as far as its answer depends on it. */
export interface PlannedRequest {
  readonly url: string;
  /** The client prefers the Markdown copy of a page. */
  readonly markdown: boolean;
}

/** Decides how to answer a request, as a static host does. */
export async function planAnswer<Found>(
  { url, markdown }: PlannedRequest,
  site: LookupSite<Found>,
): Promise<AnswerPlan<Found>> {
  const { base, redirects } = site;
  const requested = resolveUrl(url, base);
  if (requested.kind === 'base') return { kind: 'redirect', status: 308, to: base + requested.search };
  if (requested.kind === 'outside') return { kind: 'outside', base };
  if (requested.kind === 'invalid') return requested;
  // Hosts match the patterns of `_headers` and `_redirects` against the whole path.
  const path = base.slice(0, -1) + requested.path;
  const rule = redirectFor(redirects, path);
  const existing = await findFirst(fileCandidates(requested.path, markdown), site);
  const negotiated = requested.path.endsWith('/');
  if (rule !== undefined && (rule.forced || existing === undefined)) {
    if (rule.status !== 200)
      return { kind: 'redirect', status: rule.status, to: withQuery(rule.to, requested.search) };
    const target = resolveUrl(rule.to, base);
    const rewritten = target.kind === 'path' && (await findFirst(fileCandidates(target.path), site));
    if (rewritten) return { kind: 'file', found: rewritten.found, path, status: 200, negotiated: false };
  }
  if (existing?.needsSlash)
    return { kind: 'redirect', status: 301, to: `${encodePath(path)}/${requested.search}` };
  if (existing) return { kind: 'file', found: existing.found, path, status: 200, negotiated };
  const notFound = await findFirst(notFoundCandidates(requested.path), site);
  if (!notFound) return { kind: 'not-found' };
  return { kind: 'file', found: notFound.found, path, status: 404, negotiated: false };
}

/** Hosts keep the query of a request, unless the target has one: `/new/#part` → `/new/?a=b#part`. */
function withQuery(to: string, search: string): string {
  return to.includes('?') ? to : to.replace(/(?=#|$)/, () => search);
}

/** Each language may have its own not-found page: `/de/a/` → `de/404.html`, then `404.html`. */
function notFoundCandidates(path: string): readonly CandidateFile[] {
  const [, first = ''] = path.split('/');
  return [...(first === '' ? [] : fileCandidates(`/${first}/404.html`)), ...fileCandidates('/404.html')];
}

async function findFirst<Found>(
  candidates: readonly CandidateFile[],
  { find }: Pick<LookupSite<Found>, 'find'>,
): Promise<{ readonly found: Found; readonly needsSlash: boolean } | undefined> {
  for (const { file, needsSlash } of candidates) {
    const found = await find(file);
    if (found !== undefined) return { found, needsSlash };
  }
  return undefined;
}

/** A request URL seen from the base path of the site. */
export type ResolvedUrl =
  /** The URL has broken escapes or leads out of the folder. */
  | { readonly kind: 'invalid' }
  /** The URL is not below the base path. */
  | { readonly kind: 'outside' }
  /** The URL is the base path without its trailing slash. */
  | { readonly kind: 'base'; readonly search: string }
  /** `path` is decoded and relative to the base; `search` includes the question mark. */
  | { readonly kind: 'path'; readonly path: string; readonly search: string };

/** `('/docs/a%20b/?q', '/docs/')` → `{ kind: 'path', path: '/a b/', search: '?q' }` */
export function resolveUrl(url: string, base: string): ResolvedUrl {
  const [, encoded = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  if (!encoded.startsWith('/') || unsafePath(encoded) !== undefined) return { kind: 'invalid' };
  // A redirect to `//host/` would lead to another site.
  const path = decodeURIComponent(encoded).replace(/\/{2,}/g, '/');
  if (`${path}/` === base) return { kind: 'base', search };
  if (!path.startsWith(base)) return { kind: 'outside' };
  return { kind: 'path', path: path.slice(base.length - 1), search };
}

/** A file that may answer a request. */
export interface CandidateFile {
  /** Posix path relative to the output folder. */
  readonly file: string;
  /** Whether the server first redirects to the URL with a trailing slash. */
  readonly needsSlash: boolean;
}

/** These files configure the host, which does not serve them. */
const hidden = new Set(['/_headers', '/_redirects']);

/**
 * Lists the files to try, in order: `'/a/'` → `a/index.html`; `'/a'` → `a`, `a/index.html`, `a.html`. For a
 * client that prefers Markdown, `a/index.md` comes first.
 */
export function fileCandidates(path: string, markdown = false): CandidateFile[] {
  const file = path.slice(1);
  if (hidden.has(path)) return [];
  if (path.endsWith('/')) {
    const page = { file: `${file}index.html`, needsSlash: false };
    return markdown ? [{ file: `${file}index.md`, needsSlash: false }, page] : [page];
  }
  return [
    { file, needsSlash: false },
    { file: `${file}/index.html`, needsSlash: true },
    { file: `${file}.html`, needsSlash: false },
  ];
}
