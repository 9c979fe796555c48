import type { SearchSymbolKind } from '../../../../src/model/search-index.ts';
import type { MarkedWords } from './marked-words.ts';
import type { SearchFilter } from './rank-pages.ts';

/** A question to the search engine. */
export interface SearchQuestion {
  readonly query: string;
  /** The product that the reader is in, whose pages come before equal ones. */
  readonly own?: string | undefined;
  readonly filter: SearchFilter;
  /** Whether all pages that document a name are wanted, and not only the first ones. */
  readonly hasAllOwners?: boolean;
}

/** A page that documents a name. */
export interface SymbolOwner {
  readonly href: string;
  readonly title: string;
  readonly product?: string | undefined;
}

/** A page that matches, or a name that pages document. */
export type SearchResult =
  | {
      readonly kind: 'page';
      readonly href: string;
      readonly title: string;
      readonly product?: string | undefined;
      /** Matching headings and names in the page. */
      readonly links: readonly { readonly href: string; readonly text: string }[];
      readonly passage?: { readonly href: string; readonly text: string; readonly heading?: string };
    }
  | {
      readonly kind: 'symbol';
      readonly name: string;
      readonly symbolKind: SearchSymbolKind;
      /** The pages that document it, the best first. */
      readonly owners: readonly SymbolOwner[];
      /** How many pages document it. */
      readonly count: number;
    };

/** What the search engine found. */
export interface SearchAnswer {
  /** The best first. */
  readonly results: readonly SearchResult[];
  readonly marked: MarkedWords;
  /** Whether passages of the pages are still being loaded. */
  readonly isFinal: boolean;
  /** Whether the index contained every word, if only with typos. */
  readonly isComplete: boolean;
}
