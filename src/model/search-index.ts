/** A page in a search index. */
export interface SearchPage {
  /** URL with base, language and slash. */
  readonly href: string;
  readonly title: string;
  readonly description?: string;
  /** In document order: the id and the text of each. */
  readonly headings?: readonly (readonly [id: string, text: string])[];
}

/** The search index of one part of the site in one language, fetched for the first search. */
export interface SearchIndex {
  /** In the order of the navigation; pages outside the navigation follow, sorted by address. */
  readonly pages: readonly SearchPage[];
}

/** A part of the site with its own index: a product, or all pages without a product. */
export interface SearchPart {
  /** Absent for the pages without a product. */
  readonly product?: { readonly id: string; readonly name: string; readonly href: string };
  readonly index: string;
}
