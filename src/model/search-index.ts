/** A page as search knows it. */
export interface SearchPage {
  /** Ready URL: base, language and slash included. */
  readonly href: string;
  readonly title: string;
  readonly description?: string;
  /** In their order: the id as the address has it after `#`, and the words. */
  readonly headings?: readonly (readonly [id: string, text: string])[];
}

/** What search knows of one part of the site, in one language: a file that the browser fetches when a reader begins to search. */
export interface SearchIndex {
  /** In the order of the navigation, then those that have no place in it by address. */
  readonly pages: readonly SearchPage[];
}

/** A part of the site that is searched by an index of its own: a product, or all pages that belong to none. */
export interface SearchPart {
  /** Absent for the pages of no product. */
  readonly product?: { readonly id: string; readonly name: string; readonly href: string };
  /** Ready URL of its index. */
  readonly index: string;
}
