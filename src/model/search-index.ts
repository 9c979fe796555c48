/** Whether a page is written by an author or documents an API. */
export type SearchKind = 'guide' | 'reference';

/** Successive pages of one product and kind. */
export interface SearchRange {
  /** Absent for pages without a product. */
  readonly product?: string;
  readonly kind: SearchKind;
  /** The number of its first page, and of the first page after it. */
  readonly from: number;
  readonly to: number;
}

/** What the browser loads first: the list of the files of an index, which it loads as it needs them. */
export interface SearchManifest {
  readonly ranges: readonly SearchRange[];
  /** Hashes of the files with titles, `pages-0.json` and so on, each with a digit of its size. */
  readonly pages: readonly string[];
  /** Pages in each of these files. */
  readonly pagesPerFile: number;
  /**
   * The beginning of each file with words, `words-0.txt` and so on, and its hash with the digit. The
   * beginning is a text between the words before it and its first word, or this word.
   */
  readonly words: readonly (readonly [first: string, hash: string])[];
  /** A digit for each page that says how many different words it has (`page-lengths.ts`). */
  readonly lengths: string;
  /** Words of the language that say little, such as "the". */
  readonly stopWords: readonly string[];
}

/** A page in an index. */
export interface SearchPage {
  /** URL with base, language and slash. */
  readonly href: string;
  readonly title: string;
  /** In document order: the id and the text of each. Absent for pages without headings and for API pages. */
  readonly headings?: readonly (readonly [id: string, text: string])[];
  /** URL of its Markdown copy, if it is not beside the page. */
  readonly copy?: string;
}

/** The kinds of names that search finds as such. */
export type SearchSymbolKind =
  | 'props'
  | 'properties'
  | 'parameters'
  | 'members'
  | 'handle'
  | 'slots'
  | 'classes'
  | 'css-variables'
  | 'data-attributes'
  | 'selectors'
  | 'return-value';

/** The products of a site, and where its search index in one language is. */
export interface SearchScope {
  readonly language: string;
  /** URL of the manifest. */
  readonly index: string;
  readonly products: readonly { readonly id: string; readonly name: string; readonly href: string }[];
}
