import type { SearchPage, SearchScope } from '../../../src/model/search-index.ts';
import { connectEngine } from './connect-engine.ts';
import { editDistance } from './engine/edit-distance.ts';
import { fetchText } from './engine/index-files.ts';
import { foldText } from './format/fold-text.ts';

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

/** Returns the pages with the most similar addresses. The last segment counts most, because pages move. */
export function similarAddresses<Page extends { readonly href: string }>(
  pages: readonly Page[],
  address: string,
): Page[] {
  const wanted = segmentsOf(address);
  return mostSimilar(pages, ({ href }) => addressSimilarity(segmentsOf(href), wanted));
}

/**
 * Lists pages with a similar address in a container, or removes it when there are none. The dialog at the URL
 * names the search indexes.
 */
export async function listSimilarPages(container: HTMLElement, url: string, address: string): Promise<void> {
  const html = colophonTrusted.createHTML(await fetchText(url));
  const dialog = new DOMParser().parseFromString(html, 'text/html').querySelector('dialog');
  const { index }: SearchScope = JSON.parse(dialog?.dataset.searchDialog ?? '{}');
  const pages = await (await connectEngine(index)).pages();
  container.querySelector('ul')?.replaceChildren(...similarAddresses(pages, address).map(renderEntry));
  if (pages.length === 0) container.remove();
}

function mostSimilar<Item>(items: readonly Item[], similarityOf: (item: Item) => number): Item[] {
  return items
    .map((item) => ({ item, similarity: similarityOf(item) }))
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, maxPages)
    .map(({ item }) => item);
}

/** Returns the segments of a path, without the file extension that some hosts add. */
function segmentsOf(address: string): string[] {
  return decodePath(address)
    .toLowerCase()
    .replace(/(?:\/index)?\.html?$/, '')
    .split('/')
    .filter(Boolean);
}

/** Weighs the folders by the similarity of the last segments. */
function addressSimilarity(segments: readonly string[], wanted: readonly string[]): number {
  const last = similarity(segments.at(-1) ?? '', wanted.at(-1) ?? '');
  const folders = similarity(segments.slice(0, -1).join('/'), wanted.slice(0, -1).join('/'));
  return last * 0.6 + folders * 0.4 * last;
}

/** Returns 1 for equal texts and 0 for texts without a common letter. */
function similarity(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  return longest === 0 ? 1 : 1 - editDistance(one, other) / longest;
}

/** Decodes a path. Returns it unchanged when it is not validly encoded: `/100%/`. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
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
