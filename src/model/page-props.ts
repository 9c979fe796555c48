import type { PageFacts, StaticPageFacts } from './component.ts';
import type { AnalyticsConfig, Category, FontSheet, Version } from './config.ts';
import type { JsonObject } from './json.ts';
import type { Badge } from './navigation.ts';
import type { ErrorMessage } from './site.ts';
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

/** Where lines begin. */
export type Direction = 'ltr' | 'rtl';

/** A page in another language, or in its own. */
export interface LanguageLink {
  readonly language: string;
  /** Its name in itself: `Deutsch`. */
  readonly name: string;
  readonly href: string;
  /** True for the language of the page. */
  readonly current: boolean;
}

/** A link with words. */
export interface LinkProps {
  readonly title: string;
  readonly href: string;
}

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

/** Facts of the site that every page shares. */
export interface SiteProps {
  readonly name: string;
  readonly description: string;
  readonly base: string;
  readonly home: string;
  readonly repository?: string;
  /** Ready URL of the icon in the tab, when the site has one at `public/favicon.svg`. */
  readonly icon?: string;
  /** Asks below every article whether it was helpful. */
  readonly feedback: boolean;
  /** Hosts where the service worker is registered; empty when there is no worker. */
  readonly productionHosts: readonly string[];
  /** What the page's script may start on a production host; absent when the site has no such service. */
  readonly services?: ServiceProps;
  /** For the product switcher and the home page, in the order of `site.yaml`. */
  readonly products: readonly ProductLink[];
}

/** Advertising and analytics, as far as a page has to know. */
export interface ServiceProps {
  /** Hosts on which they are on. */
  readonly hosts: readonly string[];
  readonly analytics?: AnalyticsConfig;
}

/** A product as the switcher and the home page list it. */
export interface ProductLink {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly href: string;
  readonly category: Category;
  /** Ready URL of the logo, when the product has one. */
  readonly logo?: string;
  readonly accent?: { readonly light: string; readonly dark: string };
}

/** The product that frames a page. */
export interface ProductProps extends ProductLink {
  /** With exactly one `current` entry when the list is not empty. */
  readonly versions: readonly Version[];
  /** For analytics: `x-data-grid` where the frame is MUI X. */
  readonly productId: string;
}

/** The slice of a product's navigation that one page carries. */
export interface NavigationSlice {
  readonly product: string;
  /** Name of the asset that holds the whole tree. */
  readonly fragment: string;
  readonly items: readonly NavigationItem[];
}

/** An entry of the slice. */
export type NavigationItem =
  | {
      readonly kind: 'page';
      readonly id: string;
      readonly title: string;
      readonly href: string;
      readonly outward: boolean;
      readonly badges: readonly Badge[];
      readonly icon?: string;
      /** True for the page that is open. */
      readonly current: boolean;
      readonly linkProps: JsonObject;
    }
  | {
      readonly kind: 'group';
      readonly id: string;
      readonly title: string;
      /** Its first page; absent when it has none. */
      readonly href?: string;
      readonly badges: readonly Badge[];
      readonly icon?: string;
      /** `open` groups hold the page that is open; a `closed` group's items are in the shared fragment, not here. */
      readonly state: 'open' | 'closed';
      readonly items: readonly NavigationItem[];
    }
  | {
      readonly kind: 'subheader';
      readonly id: string;
      readonly title: string;
      readonly items: readonly NavigationItem[];
    };

/** The article of a `doc` page. Its body travels apart, named by its hash. */
export interface ArticleProps {
  readonly title: string;
  readonly description?: string;
  /** Where the article is not in the language of its page, because nobody has translated it: the language it is in. */
  readonly untranslated?: {
    readonly language: string;
    readonly direction: Direction;
    /** In the words of the page's language: `Englisch`. */
    readonly name: string;
  };
  /** Names the body: HTML with holes (see `lib/holes.ts`), drawn after title and description, without the h1. */
  readonly bodyHash: string;
  /** Resolved form of every link hole of the body, by index. */
  readonly links: readonly ResolvedLink[];
  /** Ids for the heading holes of the body, by index. */
  readonly headingIds: readonly string[];
  /** What fills the part holes of the body, by index. */
  readonly parts: readonly PartProps[];
  readonly tableOfContents: readonly TocItem[];
  readonly wide: boolean;
  /** The day on which the page was changed last, `2026-11-20`. */
  readonly lastUpdated?: string;
  /** The page as Markdown. */
  readonly markdownHref?: string;
  /** The page shows advertisements; absent where it does not. */
  readonly ads?: true;
  /** Link to the file in the repository's editor. */
  readonly editHref?: string;
  /** The quiet row under the title: package, source, WAI-ARIA pattern … */
  readonly resources: readonly LinkProps[];
}

/** A link of the body, resolved. */
export interface ResolvedLink {
  readonly href: string;
  /** Space-separated `rel` tokens; empty for none. */
  readonly rel: string;
  /** Opens in a new tab. */
  readonly newTab: boolean;
}

/** A level-two heading and the level-three headings under it. */
export interface TocItem {
  readonly id: string;
  readonly text: string;
  readonly children: readonly { readonly id: string; readonly text: string }[];
}

/** What stands in an article at a directive's place. */
export type PartProps =
  | {
      readonly kind: 'demo';
      /** Id of the entry in the bundles: `demo:material-ui/components/button/BasicButtons.tsx`. */
      readonly entry: string;
      /** Unique in the page; anchor of the demo. */
      readonly id: string;
      /** Base name of the file: `BasicButtons`. */
      readonly name: string;
      readonly code: DemoCode;
      /** npm packages that the demo imports, with the versions installed here: what a sandbox needs. */
      readonly dependencies: Readonly<Record<string, string>>;
      /** The demo's file in the repository, when the site names one. */
      readonly sourceHref?: string;
      readonly options: JsonObject;
      /** `false`: drawn in the browser only. */
      readonly serverRendered: boolean;
      readonly moment: IslandMoment;
    }
  | ComponentProps;

/** A component in an article. */
export interface ComponentProps {
  readonly kind: 'component';
  /** Id of the entry in the bundles: `component:section-pages`. */
  readonly entry: string;
  /** Unique in the page. */
  readonly id: string;
  /** Every key of the directive but the first; what the component gets as properties, beside the facts of the page. */
  readonly options: JsonObject;
  readonly manner: ComponentManner;
}

/** How a component is drawn: once and for all at build time, or as an island that the browser brings to life. */
export type ComponentManner =
  | { readonly kind: 'static'; readonly page: StaticPageFacts }
  | {
      readonly kind: 'island';
      readonly page: PageFacts;
      readonly moment: IslandMoment;
      /** `false`: drawn in the browser only. */
      readonly serverRendered: boolean;
    };

/** The code of a demo. Where both variants read the same there is one, and no switch is shown. */
export type DemoCode =
  | { readonly kind: 'same'; readonly variant: DemoVariant }
  | { readonly kind: 'both'; readonly ts: DemoVariant; readonly js: DemoVariant };

/** One variant of a demo's code. */
export interface DemoVariant {
  /** The demo first, then its neighbours in the order in which they are imported. */
  readonly files: readonly DemoFile[];
  /** The heart of it, highlighted: what is returned, unwrapped, at most 16 lines. */
  readonly preview?: string;
}

/** A file of a demo. */
export interface DemoFile {
  /** `BasicButtons.tsx`; a neighbour by its path from the demo: `data/rows.json`. */
  readonly name: string;
  /** Language of the code block. */
  readonly language: string;
  /** The highlighted text; without markup it is the file's text. */
  readonly html: string;
}

/** When an island wakes; a string in parentheses is a media query. */
export type IslandMoment = 'load' | 'idle' | 'visible' | 'interaction' | `(${string})`;
