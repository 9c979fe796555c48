import { withBase, withTrailingSlash } from '../../lib/path.ts';
import { memoize } from '../../memo/memoize.ts';
import type { Config } from '../../model/config.ts';
import { outputNames } from '../../model/output.ts';
import type { Page, Route } from '../../model/site.ts';
import { type PageSummary, pageSummary } from '../props/page-summary.ts';
import type { SiteIndex } from '../props/site-index.ts';
import { inLanguage } from '../props/site-props.ts';
import { markdownCopyPath } from './markdown-path.ts';

/** A page with the day of its last change. */
export interface ChangedPage extends PageSummary {
  /** Absolute URLs. */
  readonly href: string;
  readonly markdown: string;
  /** `2026-11-20` */
  readonly day: string;
}

/** Readers of feeds show the latest entries; more would only make the file longer. */
const longestFeed = 50;

/**
 * Lists the languages that have a feed: those of pages with a date of their last change. None if
 * the site has no public address.
 */
export function feedLanguages({ site, lastChanges }: DatedSite): ReadonlySet<string> {
  return languagesOf(site.pages, lastChanges, site.config.url);
}

/** The parts of a site with the dates of its changes. */
type DatedSite = Pick<SiteIndex, 'site' | 'lastChanges'>;

const languagesOf = memoize(
  (
    pages: readonly Page[],
    lastChanges: SiteIndex['lastChanges'],
    url: string | undefined,
  ): ReadonlySet<string> => {
    if (url === undefined || lastChanges.size === 0) return new Set();
    const dated = pages.filter(({ document, flags }) => !flags.unlisted && lastChanges.has(document.source));
    return new Set(dated.map(({ language }) => language));
  },
);

/** Returns the URL of the feed in a language. */
export function feedHref(language: string, config: Config): string {
  return withBase(config.base, inLanguage(outputNames.feed, language, config));
}

/** Lists the pages that are written in a language, the latest change first, without unlisted pages. */
export function changedPages(routes: readonly Route[], index: SiteIndex, language: string): ChangedPage[] {
  const { lastChanges } = index;
  const dated = routes.flatMap((route) => {
    if (route.kind !== 'doc' || route.language !== language) return [];
    const { page } = route;
    const day = lastChanges.get(page.document.source);
    if (day === undefined || page.language !== language || page.flags.unlisted) return [];
    return [{ route, day }];
  });
  // Routes are sorted by path, and sorting is stable.
  const latest = dated.toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0)).slice(0, longestFeed);
  return latest.map(({ route, day }) => changedPage(route, day, index));
}

function changedPage(route: Route, day: string, index: SiteIndex): ChangedPage {
  const { url = '', base } = index.site.config;
  const { path } = route;
  return {
    ...pageSummary(route, index),
    href: url + withBase(base, withTrailingSlash(path)),
    markdown: url + withBase(base, markdownCopyPath(path)),
    day,
  };
}
