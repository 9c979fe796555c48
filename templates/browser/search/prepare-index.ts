import type { SearchIndex, SearchPage } from '../../../src/model/search-index.ts';
import { wordsOf } from './fold-text.ts';

/** Folded words, each between spaces: ` a` finds words that begin with `a`, and ` a ` the whole word. */
export type Searchable = string & { readonly searchable: true };

/** A page whose texts can be searched. */
export interface PreparedPage {
  readonly page: SearchPage;
  readonly title: Searchable;
  /** Includes the last segment of the address, which is not translated as the title is. */
  readonly description: Searchable;
  readonly headings: readonly Searchable[];
}

/** Prepares the pages of an index once, because every key press searches all of them. */
export function prepareIndex({ pages }: SearchIndex): PreparedPage[] {
  return pages.map((page) => ({
    page,
    title: searchable(page.title),
    description: searchable(`${page.description ?? ''} ${lastSegment(page.href)}`),
    headings: (page.headings ?? []).map(([, text]) => searchable(text)),
  }));
}

/** Many pages have the same headings: `API`, `Accessibility`. */
const cache = new Map<string, Searchable>();

/** Makes a text searchable. */
export function searchable(text: string): Searchable {
  const known = cache.get(text);
  if (known !== undefined) return known;
  const words = needsSplitting.test(text) ? wordsOf(text).join(' ') : text.toLowerCase();
  const made = ` ${words} ` as Searchable;
  cache.set(text, made);
  return made;
}

/** Matches anything but simple ASCII words with one space between them, as most headings are. */
const needsSplitting = /[^A-Za-z0-9 ]|[a-z0-9][A-Z]|^ | {2}| $/;

function lastSegment(href: string): string {
  return href.split('/').findLast((name) => name !== '') ?? '';
}
