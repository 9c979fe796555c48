import { encodePath } from './encode-path.ts';
import { type RedirectRule, redirectFor } from './redirects-file.ts';
import { type Candidate, fileCandidates, resolveUrl } from './resolve-url.ts';
import type { Notice } from './send-notice.ts';

/** What a request is answered with, before anything is read or drawn. */
export type AnswerPlan<Found> =
  | Notice
  /** `path` is the whole one that was asked for, as patterns of headers see it; 404 comes with the page that says there is none. */
  | { readonly kind: 'file'; readonly found: Found; readonly path: string; readonly status: 200 | 404 };

/** A website as addresses are looked up in it. */
export interface PlannedSite<Found> {
  /** Path it is served under, slashes at both ends. */
  readonly base: string;
  readonly redirects: readonly RedirectRule[];
  /** What stands in a place of the output, relative to its folder. */
  find(file: string): Found | undefined | Promise<Found | undefined>;
}

/** Decides what an address is answered with, as a static host does. */
export async function planAnswer<Found>(url: string, site: PlannedSite<Found>): Promise<AnswerPlan<Found>> {
  const { base, redirects } = site;
  const requested = resolveUrl(url, base);
  if (requested.kind === 'base') return { kind: 'redirect', status: 308, to: base };
  if (requested.kind === 'outside') return { kind: 'outside', base };
  if (requested.kind === 'refused') return requested;
  // A host sees the whole path, and so do the patterns of its two files.
  const path = base.slice(0, -1) + requested.path;
  const rule = redirectFor(redirects, path);
  const standing = await firstOf(fileCandidates(requested.path), site);
  if (rule !== undefined && (rule.forced || standing === undefined)) {
    if (rule.status !== 200) return { kind: 'redirect', status: rule.status, to: rule.to };
    const target = resolveUrl(rule.to, base);
    const rewritten = target.kind === 'path' && (await firstOf(fileCandidates(target.path), site));
    if (rewritten) return { kind: 'file', found: rewritten.found, path, status: 200 };
  }
  if (standing?.slash)
    return { kind: 'redirect', status: 301, to: `${encodePath(path)}/${requested.search}` };
  if (standing) return { kind: 'file', found: standing.found, path, status: 200 };
  const notFound = await firstOf(notFoundCandidates(requested.path), site);
  return notFound ? { kind: 'file', found: notFound.found, path, status: 404 } : { kind: 'not-found' };
}

/** The nearest page of the kind, as hosts that look for it do: a language may have its own. */
function notFoundCandidates(path: string): readonly Candidate[] {
  const [, first = ''] = path.split('/');
  return [...(first === '' ? [] : fileCandidates(`/${first}/404.html`)), ...fileCandidates('/404.html')];
}

async function firstOf<Found>(
  candidates: readonly Candidate[],
  { find }: Pick<PlannedSite<Found>, 'find'>,
): Promise<{ readonly found: Found; readonly slash: boolean } | undefined> {
  for (const { file, slash } of candidates) {
    const found = await find(file);
    if (found !== undefined) return { found, slash };
  }
  return undefined;
}
