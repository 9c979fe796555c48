import type { SitePath } from '../../model/path.ts';
import type { Route } from '../../model/site.ts';
import { navigationTitle } from '../navigation/assemble-navigation.ts';
import { splitLanguage } from '../routes/split-language.ts';
import { localeVersionOf, type SiteIndex } from './site-index.ts';

/** A page as lists show it. */
export interface PageSummary {
  readonly title: string;
  readonly description?: string;
}

/** Returns title and description of a page, in its own language. */
export function pageSummary(route: Route, index: SiteIndex): PageSummary {
  const { site, words } = localeVersionOf(index, route.language);
  switch (route.kind) {
    case 'doc': {
      const { path, document } = route.page;
      return summary(document.title ?? titleFromPath(path, index), document.description);
    }
    case 'product': {
      const product = site.products.find(({ id }) => id === route.product);
      return summary(product?.name ?? route.product, product?.description);
    }
    case 'versions':
      return summary(words.versions.title, words.versions.hint);
    case 'production-error':
      return summary(words.errors.title, words.errors.hint);
    case 'home':
      return summary(site.name, site.description);
    case 'not-found':
      return summary(words.notFoundTitle);
    case 'app-shell':
      return summary(words.offlineTitle);
  }
}

/** The title of a page without one. The address of the home page has no words. */
function titleFromPath(path: SitePath, { site: { config } }: Pick<SiteIndex, 'site'>): string {
  const { path: pathname } = splitLanguage(path, config.languages);
  return pathname === '/' ? config.name : navigationTitle({ pathname });
}

function summary(title: string, description?: string): PageSummary {
  return { title, ...(description !== undefined && description !== '' && { description }) };
}
