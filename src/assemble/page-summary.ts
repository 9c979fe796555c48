import type { Route } from '../model/site.ts';
import { navigationTitle } from './assemble-navigation.ts';
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
      const { title = navigationTitle({ pathname: route.page.path }), description } = route.page.document;
      return summary(title, description);
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

function summary(title: string, description?: string): PageSummary {
  return { title, ...(description !== undefined && description !== '' && { description }) };
}
