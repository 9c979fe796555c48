import type { Diagnostic } from './diagnostic.ts';

/** The page that a tab shows, and its state; compared, never read. */
export interface ShownPage {
  /** Path of the page at the tab's address; the not-found page has a path too. */
  readonly path: string;
  /** Identifies the templates and the script of every page. */
  readonly shell: string;
  /** Identifies the page as served. */
  readonly hash: string;
}

/** A message of the development server to an open page. */
export type DevMessage =
  /** The first message of every connection. A page that another server served has to be reloaded. */
  | { readonly kind: 'hello'; readonly server: string }
  /** The page changed: its new HTML, and the state that the tab shows from now on. */
  | { readonly kind: 'page'; readonly html: string; readonly shown: ShownPage }
  /** The scripts or styles of the page are out of date. */
  | { readonly kind: 'reload' }
  /** The errors that concern the page; empty if there are none. */
  | { readonly kind: 'problems'; readonly problems: readonly Diagnostic[] }
  /** The warnings of the page, the number of warnings in the site, and that of errors on other pages. */
  | {
      readonly kind: 'warnings';
      readonly page: readonly Diagnostic[];
      readonly site: number;
      readonly errors: number;
    };
