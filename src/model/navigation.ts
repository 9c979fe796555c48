import type { Place } from './diagnostic.ts';
import type { JsonObject } from './json.ts';
import type { PageFlags } from './page-flags.ts';
import type { SourcePath } from './path.ts';

/** The badges of navigation entries, in the order in which they are shown. */
export const badges = [
  'pro',
  'premium',
  'new',
  'planned',
  'unstable',
  'beta',
  'legacy',
  'deprecated',
] as const;

/** A badge of a navigation entry. */
export type Badge = (typeof badges)[number];

/** An entry of a navigation file, narrowed, with every default applied. */
export interface NavigationEntry {
  /** Unique in the tree: a site path without trailing slash or with a hash, a URL, or a path of a file. */
  readonly pathname: string;
  /** `false`: the entry shows no title. Absent: the title is derived from the pathname. */
  readonly title?: string | false;
  /** Present on an entry that is a section heading. */
  readonly subheader?: string;
  readonly icon?: string;
  readonly badges: readonly Badge[];
  readonly linkProps: JsonObject;
  readonly inSideNav: boolean;
  /** Takes part in pagination; inherited by children. Default true. */
  readonly ordered: boolean;
  /** Flags of its page, with those of the entries around it. */
  readonly flags: PageFlags;
  readonly children: readonly NavigationEntry[];
  /** Its children are the pages of API documents below its pathname, as far as no other entry lists them. */
  readonly auto?: true;
  readonly place: Place;
}

/** One navigation file. */
export interface NavigationDocument {
  readonly source: SourcePath;
  readonly entries: readonly NavigationEntry[];
  /** True if the file cannot be read, so that its entries are unknown. */
  readonly invalid?: true;
}

/** An entry whose link, label and children are known. */
export interface NavigationNode {
  /** Unique in the product's tree and stable between builds: `material-ui-components`. */
  readonly id: string;
  readonly kind: 'page' | 'group' | 'subheader';
  /** Empty if the entry has `title: false`. */
  readonly title: string;
  /** Resolved link with trailing slash, without base. That of a group is its first page, if it has one. */
  readonly href?: string;
  /** True for links that leave the site. */
  readonly outward: boolean;
  readonly icon?: string;
  readonly badges: readonly Badge[];
  readonly linkProps: JsonObject;
  /** Takes part in pagination. */
  readonly ordered: boolean;
  readonly children: readonly NavigationNode[];
}

/** The side navigation of one product. */
export interface NavigationTree {
  readonly product: string;
  readonly nodes: readonly NavigationNode[];
}

/** The slice of a product's navigation that one page contains. */
export interface NavigationSlice {
  readonly product: string;
  readonly fragment: string;
  /** The same object on all pages of a group, or of a block of a long list. */
  readonly items: readonly NavigationItem[];
  /** The id of the page's own entry; absent if the tree has none. */
  readonly current?: string;
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
      readonly linkProps: JsonObject;
    }
  | {
      readonly kind: 'group';
      readonly id: string;
      readonly title: string;
      /** Its first page; absent if it has none. */
      readonly href?: string;
      readonly badges: readonly Badge[];
      readonly icon?: string;
      /** `open` groups contain the current page. The items of `closed` groups are in the shared fragment. */
      readonly state: 'open' | 'closed';
      readonly items: readonly NavigationItem[];
    }
  | {
      readonly kind: 'subheader';
      readonly id: string;
      readonly title: string;
      readonly items: readonly NavigationItem[];
    }
  | {
      /** Replaces the entries of a long list that are far from the current page. */
      readonly kind: 'more';
      readonly side: 'before' | 'after';
      readonly count: number;
      /** The nearest of their pages, which shows them. */
      readonly href: string;
    };
