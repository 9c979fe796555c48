import { withTrailingSlash } from '../lib/path.ts';
import type { LinkedPage, LinkManifest } from '../model/link-manifest.ts';
import type { Page, Route } from '../model/site.ts';
import { apiSection } from './api-section.ts';
import { headingIds } from './article-props.ts';
import { pageSummary } from './page-summary.ts';
import { demoName } from './part-ids.ts';
import { localeVersionOf, type SiteIndex } from './site-index.ts';

/** Returns the addresses of a site, by which other sites check their links. */
export function linkManifest(routes: readonly Route[], index: SiteIndex): LinkManifest {
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
      .map((route) => linkedPage(route, index)),
  };
}

/** An untranslated page has the anchors of its original, and stand-ins have no address to link to. */
function hasOwnAddress(route: Route, first: string): boolean {
  if (route.kind === 'doc') return route.page.language === route.language;
  return route.language === first && route.kind !== 'not-found' && route.kind !== 'app-shell';
}

function linkedPage(route: Route, index: SiteIndex): LinkedPage {
  const { title } = pageSummary(route, index);
  const anchors = route.kind === 'doc' ? pageAnchors(route.page, index) : [];
  return { path: withTrailingSlash(route.path), title, anchors };
}

/**
 * Returns the ids in an article: of headings, raw HTML, demos, the API section,
 * and the API reference. Sorted.
 */
function pageAnchors(page: Page, index: SiteIndex): string[] {
  const ids = headingIds(page, index);
  const { address } = localeVersionOf(index, page.language);
  const api = apiSection(page, { site: index.site, address }, ids);
  const demos = page.demos.flatMap((demo) => (demo === null ? [] : [demoName(demo)]));
  const all = [...ids, ...page.document.anchors, ...demos, ...(api ? [api.id] : [])];
  return [...new Set(all)].sort();
}
