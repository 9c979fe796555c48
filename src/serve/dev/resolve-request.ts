import { bytesOf } from '../../lib/bytes-of.ts';
import { isFilePath, toSitePath } from '../../lib/path.ts';
import type { OutputFile } from '../../model/output.ts';
import { dependsOnAllPages } from '../../model/output.ts';
import type { OutputPath, SitePath } from '../../model/path.ts';
import { parseRedirectsFile } from '../host-files.ts';
import {
  type AnswerPlan,
  fileCandidates,
  type PlannedRequest,
  planAnswer,
  resolveUrl,
} from '../plan-answer.ts';
import type { RecentAssets } from './recent-assets.ts';
import type { ServedSnapshot } from './served-snapshot.ts';

/** A page or a file of the output. */
export type Found =
  | { readonly kind: 'page'; readonly path: SitePath }
  | { readonly kind: 'file'; readonly file: OutputFile };

/** The state of the site during one request. */
export interface SiteView {
  /** Undefined until the first valid snapshot. */
  readonly served: ServedSnapshot | undefined;
  readonly assets: Pick<RecentAssets, 'get'>;
  readonly base: string;
}

/** Returns the page that a URL may name: without knowing the site, any path that is not a file path. */
export function requestedPage(url: string, base: string): SitePath | undefined {
  const requested = resolveUrl(url, base);
  return requested.kind === 'path' && !isFilePath(requested.path) ? toSitePath(requested.path) : undefined;
}

/** Decides how to answer a request. Returns undefined if that depends on unparsed pages. */
export async function planRequest(
  request: PlannedRequest,
  site: SiteView,
): Promise<AnswerPlan<Found> | undefined> {
  if (!isCertain(existingAt(request, site), site)) return undefined;
  const plan = await planAnswer(request, {
    base: site.base,
    redirects: parseRedirectsFile(await hostText('_redirects', site.served)),
    find: (file) => find(file, site),
  });
  return plan.kind === 'file' && !isCertain(plan.found, site) ? undefined : plan;
}

/** Returns the page at a URL, of which a tab shows `open`. Returns undefined if that is not known yet. */
export async function pageAt(
  url: string,
  open: string | undefined,
  site: SiteView,
): Promise<SitePath | undefined> {
  const request = { url, markdown: false };
  const existing = existingAt(request, site);
  const path = existing?.kind === 'page' ? existing.path : undefined;
  // Skips the redirects, which are slow to collect in a large site, so that an edit shows at once.
  if (path !== undefined && path === open && isCertain(existing, site)) return path;
  const plan = await planRequest(request, site);
  if (plan?.kind === 'file' && plan.found.kind === 'page') return plan.found.path;
  return plan && (path ?? ('/404' as SitePath));
}

/** Returns the text of a file that configures hosts, or an empty text if the site has no such file. */
export async function hostText(
  name: '_headers' | '_redirects',
  served: ServedSnapshot | undefined,
): Promise<string> {
  const file = served?.fixed(name as OutputPath);
  return file ? new TextDecoder().decode(await bytesOf(file)) : '';
}

function find(file: string, { served, assets }: SiteView): Found | undefined {
  const output = file as OutputPath;
  const path = served?.pathOf(output);
  if (path !== undefined) return { kind: 'page', path };
  const found = served?.fixed(output) ?? assets.get(output);
  return found && { kind: 'file', file: found };
}

/** Returns the page or file at a URL before redirects apply, also when the URL lacks its trailing slash. */
function existingAt({ url, markdown }: PlannedRequest, site: SiteView): Found | undefined {
  const requested = resolveUrl(url, site.base);
  if (requested.kind !== 'path') return undefined;
  for (const { file } of fileCandidates(requested.path, markdown)) {
    const found = find(file, site);
    if (found) return found;
  }
  return undefined;
}

/** Returns false when pages that are not parsed yet may change the answer. */
function isCertain(found: Found | undefined, { served }: SiteView): boolean {
  if (served === undefined || served.site.isComplete) return true;
  if (found?.kind === 'file') return !dependsOnAllPages(found.file.path);
  return found?.kind === 'page' && served.site.isKnown(found.path);
}
