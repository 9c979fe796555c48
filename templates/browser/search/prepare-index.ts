import type { SearchIndex, SearchPage } from '../../../src/model/search-index.ts';
import { wordsOf } from './words-of.ts';

/** A text that can be searched: its words with a space around each, so that looking for ` a` finds beginnings and for ` a ` whole words. */
export type Searchable = string & { readonly searchable: true };

/** A page that can be searched. */
export interface PreparedPage {
  readonly page: SearchPage;
  readonly title: Searchable;
  /** With the last name in the address, which stays what it is where the title is translated. */
  readonly description: Searchable;
  /** As many as the page has. */
  readonly headings: readonly Searchable[];
}

/** Makes the pages of an index ready for search, once: 20,000 pages with ten headings each are searched by every key. */
export function prepareIndex({ pages }: SearchIndex): PreparedPage[] {
  return pages.map((page) => ({
    page,
    title: searchable(page.title),
    description: searchable(`${page.description ?? ''} ${lastName(page.href)}`),
    headings: (page.headings ?? []).map(([, text]) => searchable(text)),
  }));
}

/** Headings come again on many pages: `API`, `Accessibility`. */
const known = new Map<string, Searchable>();

/** Makes a text ready for search. */
export function searchable(text: string): Searchable {
  const before = known.get(text);
  if (before !== undefined) return before;
  const made = ` ${isSpecial.test(text) ? wordsOf(text).join(' ') : text.toLowerCase()} ` as Searchable;
  known.set(text, made);
  return made;
}

/** Anything but words of ASCII with a space between them, none of which is a name made of others. Most headings are nothing but such words. */
const isSpecial = /[^A-Za-z0-9 ]|[a-z0-9][A-Z]|^ | {2}| $/;

function lastName(href: string): string {
  return href.split('/').findLast((name) => name !== '') ?? '';
}
