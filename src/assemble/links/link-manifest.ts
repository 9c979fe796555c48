import { hashData } from '../../lib/hash.ts';
import { withTrailingSlash } from '../../lib/path.ts';
import type { LinkManifest } from '../../model/link-manifest.ts';
import type { Page, Route } from '../../model/site.ts';
import { apiSection } from '../props/api-section.ts';
import { headingIds } from '../props/article-props.ts';
import { pageSummary } from '../props/page-summary.ts';
import { demoName, partIds } from '../props/part-ids.ts';
import { localeVersionOf, type SiteIndex } from '../props/site-index.ts';

/** Returns the addresses of a site, by which other sites check their links. */
export function linkManifest(routes: readonly Route[], index: SiteIndex): LinkManifest {
  return manifestWith(routes, index, pageAnchors);
}

/**
 * Identifies the addresses of a site. API pages have most of the anchors, and the same ones as long as their
 * documents are the same.
 */
export function linkManifestHash(routes: readonly Route[], index: SiteIndex): string {
  return hashData(
    manifestWith(routes, index, (page) => documentHashes(page, index) ?? pageAnchors(page, index)),
  );
}

function documentHashes(page: Page, { addresses }: SiteIndex): readonly string[] | undefined {
  const shown = page.reference?.hash;
  const original = addresses.original(page).reference?.hash;
  return shown === undefined || original === undefined ? undefined : [shown, original];
}

function manifestWith(
  routes: readonly Route[],
  index: SiteIndex,
  anchorsOf: (page: Page, index: SiteIndex) => readonly string[],
): LinkManifest {
  const { config, space } = index.site;
  const { url, base, languages } = config;
  return {
    version: 1,
    ...(url !== undefined && { url }),
    base,
    languages,
    redirects: space.redirects,
    pages: routes
      .filter((route) => hasOwnAddress(route, languages[0]))
      .map((route) => ({
        path: withTrailingSlash(route.path),
        title: pageSummary(route, index).title,
        anchors: route.kind === 'doc' ? anchorsOf(route.page, index) : [],
      })),
  };
}

/** An untranslated page has the anchors of its original, and stand-ins have no address to link to. */
function hasOwnAddress(route: Route, first: string): boolean {
  if (route.kind === 'doc') return route.page.language === route.language;
  return route.language === first && route.kind !== 'not-found' && route.kind !== 'app-shell';
}

/**
 * Returns the ids in an article: of headings, raw HTML, demos, the API section,
 * and the API reference. Sorted.
 */
function pageAnchors(page: Page, index: SiteIndex): string[] {
  const ids = headingIds(page, index);
  const { address } = localeVersionOf(index, page.language);
  const api = apiSection(page, { site: index.site, address }, ids);
  const parts = partIds(page);
  // The second demo of a name has another id, which its name leads to as well.
  const demos = page.demos.flatMap((demo, position) =>
    demo === null ? [] : [demoName(demo), parts[position] ?? []].flat(),
  );
  const all = [...ids, ...page.document.anchors, ...demos, ...(api ? [api.id] : [])];
  return [...new Set(all)].sort();
}
