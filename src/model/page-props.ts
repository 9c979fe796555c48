import type { ApiReferenceProps } from './api-reference.ts';
import type { Direction, LanguageLink } from './language.ts';
import type { LinkProps } from './link-props.ts';
import type { NavigationItem, NavigationSlice } from './navigation.ts';
import type { ComponentProps, PartProps } from './part-props.ts';
import type { Category, Version } from './product-config.ts';
import type { AnalyticsConfig, FontSheet } from './services.ts';
import type { ErrorMessage } from './site.ts';
import type { SlotName } from './slot-name.ts';
import type { ColourPair } from './theme.ts';
import type { Words } from './words.ts';

/**
 * Everything a page shows. Plain data: it survives `structuredClone` and JSON, so it can be hashed for the
 * render key and sent to a thread. Links are ready for `href`: with base, language and trailing slash.
 */
export interface PageProps {
  readonly kind: 'doc' | 'home' | 'product' | 'versions' | 'production-error' | 'not-found' | 'app-shell';
  /** Site path without trailing slash and without base, `/` for the home page. */
  readonly path: string;
  /** Language of the shell, and of the article unless the article names its own. */
  readonly language: string;
  readonly direction: Direction;
  /** Words of the shell in this language. */
  readonly words: Words;
  /** Words inside the article, if its language is not that of the page. */
  readonly articleWords?: Words;
  /** The same page in every language of the site, in order; empty if there is only one. */
  readonly languages: readonly LanguageLink[];
  readonly head: HeadProps;
  readonly site: SiteProps;
  /** The product that the page belongs to, if any. */
  readonly product?: ProductProps;
  /** The page's slice of its product's navigation tree; absent if there is none. */
  readonly navigation?: NavigationSlice;
  /** From the product to the page's parent, without the page itself. */
  readonly breadcrumbs: readonly LinkProps[];
  readonly previous?: LinkProps;
  readonly next?: LinkProps;
  /** The top of a product's tree: on `product` pages, and on the home page if it is the only product. */
  readonly contents?: readonly NavigationItem[];
  /** On the `versions` page. */
  readonly versionLists?: readonly { readonly product: ProductLink; readonly versions: readonly Version[] }[];
  /** Sentences of error codes, on the page about them. */
  readonly messages?: readonly ErrorMessage[];
  /** Present on `doc` pages. */
  readonly article?: ArticleProps;
  /** Components of the site at named places; absent if there are none. */
  readonly slots?: readonly SlotProps[];
}

/** A component of the site at a named place of the page. */
export interface SlotProps {
  readonly slot: SlotName;
  readonly part: ComponentProps;
}

/** Contents of `<head>` besides style and script. */
export interface HeadProps {
  /** The whole `<title>`, which ends with the name of the site: `Button - Material UI - UI libraries`. */
  readonly title: string;
  readonly description?: string;
  /** Absolute URL, if the site has a public address. */
  readonly canonical?: string;
  readonly noindex: boolean;
  /** Absolute URLs of the page and its translations by `hreflang`, with `x-default`; empty without any. */
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
  /** URL of the Markdown copy; absent for pages that stand in for others. */
  readonly markdown?: string;
  /** URL of the feed of changed pages; absent if the site has none. */
  readonly feed?: string;
  /** The picture that other sites show with a link to the page. */
  readonly image?: SocialImage;
  /** Font style sheets besides the site's own; absent if there are none. */
  readonly fonts?: readonly FontSheet[];
}

/** A picture of a page for social networks. */
export interface SocialImage {
  /** Absolute URL. */
  readonly href: string;
  readonly width: number;
  readonly height: number;
}

/** Facts of the site that every page shares. */
export interface SiteProps {
  readonly name: string;
  readonly description: string;
  readonly base: string;
  readonly home: string;
  /** Paths of the same host that lead to other sites, as `_redirects` writes them: `/store/*`. */
  readonly outside: readonly string[];
  readonly repository?: string;
  /** URL of the icon in the tab, if the site has one at `public/favicon.svg`. */
  readonly icon?: string;
  /** URL of `public/favicon.ico`, for browsers that show no SVG. */
  readonly fallbackIcon?: string;
  /** URL of `public/apple-touch-icon.png`, the icon on the home screen of a phone. */
  readonly touchIcon?: string;
  /** URL of the web manifest in this language. */
  readonly manifest: string;
  /** URL of the index for language models in this language; absent if the site has none. */
  readonly llms?: string;
  /** Asks below every article whether it was helpful. */
  readonly feedback: boolean;
  /** Hosts on which the service worker is registered; empty if there is none. */
  readonly productionHosts: readonly string[];
  /** Services that the page's script starts on these hosts; absent if the site has none. */
  readonly services?: { readonly hosts: readonly string[]; readonly analytics?: AnalyticsConfig };
  /** Background of pages, if the theme of the site sets it: the colour of the browser's own interface. */
  readonly pageColours?: ColourPair;
  /** URLs of the font files that every page loads first; absent if there are none. */
  readonly fontFiles?: readonly string[];
  /** For the product menu and the home page, in the order of `site.yaml`. */
  readonly products: readonly ProductLink[];
}

/** A product, as the product menu and the home page list it. */
export interface ProductLink {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly href: string;
  readonly category: Category;
  /** URL of the logo, if the product has one. */
  readonly logo?: string;
  readonly accent?: ColourPair;
}

/** The product that a page belongs to. */
export interface ProductProps extends ProductLink {
  /** Has exactly one `current` entry unless it is empty. */
  readonly versions: readonly Version[];
  /** For analytics: `x-data-grid` on pages of MUI X. */
  readonly productId: string;
}

/** The article of a `doc` page. Its body travels separately, identified by its hash. */
export interface ArticleProps {
  readonly title: string;
  /** HTML beside the title: the icons of the plans that the page is about. */
  readonly titleMarks?: string;
  readonly description?: string;
  /** The language of an untranslated article. Its name is in the language of the page: `Englisch`. */
  readonly untranslated?: { readonly language: string; readonly direction: Direction; readonly name: string };
  /** Identifies the body: HTML with placeholders (see `lib/placeholders.ts`), without the h1. */
  readonly bodyHash: string;
  /** The resolved form of every link placeholder of the body, by index. */
  readonly links: readonly ResolvedLink[];
  /** Ids for the heading placeholders of the body, by index. */
  readonly headingIds: readonly string[];
  /** Further ids of translated headings, from their own texts; null for one that has none. */
  readonly ownHeadingIds?: readonly (string | null)[];
  /** Fill the part placeholders of the body, by index. */
  readonly parts: readonly PartProps[];
  /** The section at the end of the article; absent if no page documents its components and hooks. */
  readonly api?: ApiSection;
  /** The API reference that is shown in place of a body. */
  readonly reference?: ApiReferenceProps;
  readonly tableOfContents: readonly TocItem[];
  readonly wide: boolean;
  /** Present on a landing page, which begins with a large title. */
  readonly landing?: true;
  /** The day of the last change to the page, `2026-11-20`. */
  readonly lastUpdated?: string;
  /** The Markdown copy of the page. */
  readonly markdownHref?: string;
  /** Present if the page shows advertisements. */
  readonly ads?: true;
  /** Link to the file in the repository's editor. */
  readonly editHref?: string;
  /** Links under the title: package, source, WAI-ARIA pattern … */
  readonly resources: readonly LinkProps[];
}

/** The section that links to the reference of the components and hooks of a page. */
export interface ApiSection {
  /** `api`, or the next free id of the page. */
  readonly id: string;
  /** `<Button />`, `useTheme`. */
  readonly entries: readonly { readonly name: string; readonly href: string }[];
}

/** A resolved link of the body. */
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
