import type { SearchPage, SearchScope } from '../../../src/model/search-index.ts';
import { connectEngine } from './connect-engine.ts';
import { nearestQuery } from './nearest-query.ts';
import { clearRecent, recentQueries } from './recent-queries.ts';
import { renderAction, renderGroup, renderLink, type SearchWords } from './render-results.ts';
import { similarTitles } from './similar-pages.ts';

/** What suggestions are rendered with. */
export interface Suggesting {
  readonly scope: SearchScope;
  readonly words: SearchWords;
  /** Searches for another query. */
  again(query: string): Promise<undefined>;
}

const maxPages = 6;

/**
 * Before the reader types: recent searches, and the products, or the first pages of a site with one product.
 */
export async function suggestStart(suggesting: Suggesting): Promise<HTMLElement[]> {
  const { scope, words, again } = suggesting;
  const recent = recentQueries().map((query) => renderAction(query, () => again(query)));
  const clear = renderAction(words.clear, () => {
    clearRecent();
    return again('');
  });
  const groups = recent.length === 0 ? [] : [renderGroup(words.recent, [...recent, clear])];
  const pages = scope.products.length > 1 ? [] : await (await connectEngine(scope.index)).pages(maxPages);
  return [...groups, ...startPages(suggesting, pages)];
}

/** Returns the products, or the first pages of a site with one product. */
export function startPages(
  { scope, words }: Suggesting,
  pages: readonly Pick<SearchPage, 'href' | 'title'>[],
): HTMLElement[] {
  const isOne = scope.products.length <= 1;
  const links = isOne
    ? pages.slice(0, maxPages).map(({ href, title }) => pageLink(href, title))
    : scope.products.map(({ name, href }) => pageLink(href, name));
  return links.length === 0 ? [] : [renderGroup(isOne ? words.pages : words.products, links)];
}

/** Returns a query whose words are near, and the pages with similar titles; none if all are different. */
export function suggestNearest(
  { words, again }: Suggesting,
  pages: readonly SearchPage[],
  query: string,
): HTMLElement[] {
  const meant = nearestQuery(pages, query);
  const action =
    meant === undefined
      ? []
      : [
          renderAction(
            words.meant.replace('{query}', () => meant),
            () => again(meant),
          ),
        ];
  const similar = similarTitles(pages, query).map(({ href, title }) => pageLink(href, title));
  return similar.length === 0 ? action : [...action, renderGroup(words.nearest, similar)];
}

function pageLink(href: string, title: string): HTMLElement {
  const name = document.createElement('strong');
  const isolated = document.createElement('bdi');
  isolated.textContent = title;
  name.append(isolated);
  return renderLink(href, [name]);
}
