import type { HeadProps } from '../model/page-props.ts';
import type { SitePath } from '../model/path.ts';
import type { Route } from '../model/site.ts';
import { isHidden, routeAlternates } from './page-head.ts';
import type { SiteIndex } from './site-index.ts';

/** A page that search engines are told of, and where it is in other languages. */
export interface Listed {
  readonly path: SitePath;
  readonly alternates: HeadProps['alternates'];
}

/** The pages of a site map: each where it is written, so not those that are shown once more because nobody has translated them. */
export function listedPages(routes: readonly Route[], index: SiteIndex): Listed[] {
  return routes
    .filter((route) => route.kind !== 'doc' || route.page.language === route.language)
    .filter((route) => !isHidden(route, index.site))
    .map((route) => ({ path: route.path, alternates: routeAlternates(route, index) }));
}
