import { isFilePath, toSitePath } from '../../lib/path.ts';
import type { OutputFile } from '../../model/output.ts';
import { dependsOnAllPages } from '../../model/output.ts';
import type { OutputPath, SitePath } from '../../model/path.ts';
import { type AnswerPlan, planAnswer } from '../plan-answer.ts';
import { parseRedirectsFile } from '../redirects-file.ts';
import { fileCandidates, resolveUrl } from '../resolve-url.ts';
import { hostText } from './host-text.ts';
import type { KeptAssets } from './kept-assets.ts';
import type { ShownSite } from './shown-site.ts';

/** What stands in a place of the output. */
export type Found =
  | { readonly kind: 'page'; readonly path: SitePath }
  | { readonly kind: 'file'; readonly file: OutputFile };

/** The site as it stands at one moment. */
export interface SiteInView {
  /** Undefined while there has been no good draft. */
  readonly shown: ShownSite | undefined;
  readonly assets: Pick<KeptAssets, 'get'>;
  readonly base: string;
}

/** The page that a request must be for, if it is for a page: before anything is known of the site, whatever does not name a file. */
export function askedPage(url: string, base: string): SitePath | undefined {
  const requested = resolveUrl(url, base);
  return requested.kind === 'path' && !isFilePath(requested.path) ? toSitePath(requested.path) : undefined;
}

/** What a request for an address is answered with; undefined when that cannot be told before more pages are parsed. */
export async function planFor(url: string, site: SiteInView): Promise<AnswerPlan<Found> | undefined> {
  if (!isCertain(standingAt(url, site), site)) return undefined;
  const plan = await planAnswer(url, {
    base: site.base,
    redirects: parseRedirectsFile(await hostText('_redirects', site.shown)),
    find: (file) => find(file, site),
  });
  return plan.kind === 'file' && !isCertain(plan.found, site) ? undefined : plan;
}

/**
 * The page that an address shows, the page that says there is none included; undefined when that cannot be told before more pages are
 * parsed.
 *
 * @param open the page that a tab at this address shows
 */
export async function pageFor(
  url: string,
  open: string | undefined,
  site: SiteInView,
): Promise<SitePath | undefined> {
  const own = standingAt(url, site);
  const ownPath = own?.kind === 'page' ? own.path : undefined;
  // Redirects are put together with all that hosts read: 4 to 25 ms for 5,000 pages, in which every edit would wait.
  if (ownPath !== undefined && ownPath === open && isCertain(own, site)) return ownPath;
  const plan = await planFor(url, site);
  if (plan?.kind === 'file' && plan.found.kind === 'page') return plan.found.path;
  return plan && (ownPath ?? ('/404' as SitePath));
}

function find(file: string, { shown, assets }: SiteInView): Found | undefined {
  const output = file as OutputPath;
  const path = shown?.pathOf(output);
  if (path !== undefined) return { kind: 'page', path };
  const found = shown?.fixed(output) ?? assets.get(output);
  return found && { kind: 'file', file: found };
}

/** What stands at an address before redirects are looked at, also when the address lacks its slash. */
function standingAt(url: string, site: SiteInView): Found | undefined {
  const requested = resolveUrl(url, site.base);
  if (requested.kind !== 'path') return undefined;
  for (const { file } of fileCandidates(requested.path)) {
    const found = find(file, site);
    if (found) return found;
  }
  return undefined;
}

function isCertain(found: Found | undefined, { shown }: SiteInView): boolean {
  if (shown === undefined || shown.site.isComplete) return true;
  if (found?.kind === 'file') return !dependsOnAllPages(found.file.path);
  return found?.kind === 'page' && shown.site.isKnown(found.path);
}
