import type { Version } from './config.ts';
import type { FrontMatter } from './document.ts';
import type { Badge } from './navigation.ts';
import type { SourcePath } from './path.ts';

/** The module of a component that directives may name: a source of the site's, or one of ours by its name. */
export type ComponentModule =
  | { readonly kind: 'site'; readonly source: SourcePath }
  | { readonly kind: 'ours'; readonly name: string };

/** What a component is told of the page it stands on. Links are ready to be written into `href`. */
export interface PageFacts {
  readonly href: string;
  readonly title: string;
  readonly description?: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** The product that frames the page. */
  readonly product?: { readonly id: string; readonly name: string; readonly href: string };
  readonly frontMatter: FrontMatter;
}

/** What a component that is drawn once, at build time, is told besides: more than a page should carry to the browser. */
export interface StaticPageFacts extends PageFacts {
  /** The whole side navigation of the page's product; empty where there is none. */
  readonly navigation: readonly NavigationFact[];
  /** Every product of the site, in the order of `site.yaml`. */
  readonly products: readonly ProductFact[];
}

/** An entry of the side navigation, with what its page says of itself. */
export interface NavigationFact {
  readonly kind: 'page' | 'group' | 'subheader';
  readonly id: string;
  readonly title: string;
  readonly href?: string;
  /** True for links that leave the site. */
  readonly outward: boolean;
  readonly description?: string;
  readonly badges: readonly Badge[];
  readonly items: readonly NavigationFact[];
}

/** A product of the site, with its versions. */
export interface ProductFact {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly description?: string;
  readonly versions: readonly Version[];
}
