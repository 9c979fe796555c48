import type { Diagnostic } from './diagnostic.ts';

/** Which state of which page is open in a tab; compared, never read. */
export interface ShownPage {
  /** The page at the tab's address: the page that says that there is none also has a path. */
  readonly path: string;
  /** The templates and the script of every page. */
  readonly shell: string;
  /** The page as it was served. */
  readonly hash: string;
}

/** What the development server tells an open page. */
export type DevMessage =
  /** Comes first on every connection. A page that another server served has to be loaded anew. */
  | { readonly kind: 'hello'; readonly server: string }
  /** The page has become another: its new HTML, and what is to be told as shown from now on. */
  | { readonly kind: 'page'; readonly html: string; readonly shown: ShownPage }
  /** What runs in the page is out of date. */
  | { readonly kind: 'reload' }
  /** What is wrong with the content now; none when all is mended. */
  | { readonly kind: 'problems'; readonly problems: readonly Diagnostic[] }
  /** What might be better in the page, and how many warnings there are in the whole site. */
  | { readonly kind: 'warnings'; readonly page: readonly Diagnostic[]; readonly site: number };
