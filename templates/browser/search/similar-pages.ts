import type { SearchPage, SearchScope } from '../../../src/model/search-index.ts';
import { connectEngine } from './connect-engine.ts';
import { similarity } from './engine/edit-distance.ts';
import { fetchText } from './engine/index-files.ts';
import { foldText } from './format/fold-text.ts';
import { decodePath, queryOf, similarAddresses } from './similar-addresses.ts';

const maxPages = 3;
/** Titles that have less in common with a query have no words in common either. */
const leastSimilarity = 0.4;

/**
 * Returns the pages whose titles are most similar to a text, the most similar
 * first; none if all are different.
 */
export function similarTitles<Page extends Pick<SearchPage, 'title'>>(
  pages: readonly Page[],
  query: string,
): Page[] {
  const wanted = foldText(query).trim();
  const similarityOf = ({ title }: Page) => similarity(foldText(title), wanted);
  return mostSimilar(
    pages.filter((page) => similarityOf(page) >= leastSimilarity),
    similarityOf,
  );
}

/**
 * Lists pages with a similar address in a container, or removes it when there are none. The dialog at the URL
 * names the search indexes.
 */
export async function listSimilarPages(container: HTMLElement, url: string, address: string): Promise<void> {
  const html = colophonTrusted.createHTML(await fetchText(url));
  const dialog = new DOMParser().parseFromString(html, 'text/html').querySelector('dialog');
  const { index }: SearchScope = JSON.parse(dialog?.dataset.searchDialog ?? '{}');
  const engine = await connectEngine(index);
  const pages = await engine.pages();
  const { results } = await engine.ask({ query: queryOf(address), filter: {} }, () => {});
  // Search knows what pages are about: `i18n` is in no address and in no title.
  const found = results.flatMap((result) => (result.kind === 'page' ? [result.href] : []));
  const similar = similarAddresses(pages, address, found);
  container.querySelector('ul')?.replaceChildren(...similar.map(renderEntry));
  if (pages.length === 0) container.remove();
}

function mostSimilar<Item>(items: readonly Item[], similarityOf: (item: Item) => number): Item[] {
  return items
    .map((item) => ({ item, similarity: similarityOf(item) }))
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, maxPages)
    .map(({ item }) => item);
}

function renderEntry({ href, title }: SearchPage): HTMLLIElement {
  const link = Object.assign(document.createElement('a'), { href });
  link.append(isolated('strong', title), isolated('small', decodePath(href)));
  const item = document.createElement('li');
  item.append(link);
  return item;
}

/** Isolates the direction of a text, which may be in another language than the page. */
function isolated(name: 'strong' | 'small', text: string): HTMLElement {
  const element = document.createElement(name);
  element.append(Object.assign(document.createElement('bdi'), { textContent: text }));
  return element;
}
