import type { ArticleProps } from './article-props.ts';
import type { Version } from './config.ts';
import type { Direction } from './direction.ts';
import type { HeadProps } from './head-props.ts';
import type { LanguageLink } from './language-link.ts';
import type { LinkProps } from './link-props.ts';
import type { NavigationItem, NavigationSlice } from './navigation-slice.ts';
import type { ProductLink, ProductProps } from './product-props.ts';
import type { ErrorMessage } from './site.ts';
import type { SiteProps } from './site-props.ts';
import type { Words } from './words.ts';

/**
 * Everything a page shows. Plain data: it survives `structuredClone` and JSON, so it can be hashed for the render
 * key and sent to a thread. Links are ready to be written into `href`: base, language and trailing slash included.
 */
export interface PageProps {
  readonly kind: 'doc' | 'home' | 'product' | 'versions' | 'production-error' | 'not-found' | 'app-shell';
  /** Site path without trailing slash and without base, `/` for the home page. */
  readonly path: string;
  /** Of the shell, and of the article unless that says otherwise. */
  readonly language: string;
  readonly direction: Direction;
  /** What the shell says in this language. */
  readonly words: Words;
  /** What it says inside the article, where that is in another language than the page. */
  readonly articleWords?: Words;
  /** The same page in every language, in the order of the site's; empty on a site of one. */
  readonly languages: readonly LanguageLink[];
  readonly head: HeadProps;
  /** Facts of the site that every page shares. */
  readonly site: SiteProps;
  /** The product whose frame the page wears; absent on pages that belong to none. */
  readonly product?: ProductProps;
  /** The page's slice of its product's tree; absent where there is none. */
  readonly navigation?: NavigationSlice;
  /** From the product to the page's parent; the page itself is not in it. */
  readonly breadcrumbs: readonly LinkProps[];
  readonly previous?: LinkProps;
  readonly next?: LinkProps;
  /** The top of the product's tree, on `product` pages. */
  readonly contents?: readonly NavigationItem[];
  /** On the `versions` page. */
  readonly versionLists?: readonly { readonly product: ProductLink; readonly versions: readonly Version[] }[];
  /** Sentences of error codes, on the page about them. */
  readonly messages?: readonly ErrorMessage[];
  /** Present on `doc` pages. */
  readonly article?: ArticleProps;
}
