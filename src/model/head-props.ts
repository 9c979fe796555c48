import type { FontSheet } from './config.ts';

/** What goes into `<head>` besides style and script. */
export interface HeadProps {
  /** The whole `<title>`: `Button - Material UI`. */
  readonly title: string;
  readonly description?: string;
  /** Absolute URL, when the site has an address. */
  readonly canonical?: string;
  readonly noindex: boolean;
  /** Absolute URLs of the page and its translations, by `hreflang`; `x-default` is the original. Empty where there is no translation. */
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
  /** Font style sheets besides the site's own; absent when there are none. */
  readonly fonts?: readonly FontSheet[];
}
