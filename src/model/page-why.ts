import type { SitePath } from './path.ts';

/** Something that a page is drawn from, as its author knows it; a demo or component by the id of its entry. */
export type PageInput =
  | 'program'
  | 'runtime'
  | 'configuration'
  | 'words'
  | 'templates'
  | 'text'
  | 'front-matter'
  | 'navigation'
  | 'links'
  | 'product'
  | 'languages'
  | 'date'
  | 'head'
  | `demo:${string}`
  | `component:${string}`;

/** Why a page was drawn in a build, or was not. */
export interface PageWhy {
  readonly path: SitePath;
  /** The author's file, as reports call it; a page that the shell adds has none. */
  readonly file?: string;
  readonly rendered: boolean;
  /** Its file was written: a page that stays the same is written anew when an address of a script or style sheet in it changed. */
  readonly written: boolean;
  /** The build was told to ignore the cache. */
  readonly forced: boolean;
  readonly since: PageHistory;
}

/** What became of a page since the build before. */
export type PageHistory =
  /** Nothing is known of a build before. */
  | { readonly kind: 'unknown' }
  /** The build before did not have the page. */
  | { readonly kind: 'new' }
  /** Both had it. */
  | { readonly kind: 'compared'; readonly changed: readonly PageInput[] };
