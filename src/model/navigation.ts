import type { Place } from './diagnostic.ts';
import type { JsonObject } from './json.ts';
import type { SourcePath } from './path.ts';

/** The eight marks an entry can carry, in the order they are shown. */
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

/** A mark on a navigation entry. */
export type Badge = (typeof badges)[number];

/** An entry of a navigation file, narrowed, every default applied. */
export interface NavigationEntry {
  /** A site path without trailing slash, an absolute URL, a path with a hash, or the path of a file. Unique in the tree. */
  readonly pathname: string;
  /** `false`: the entry shows no words. Absent: words are derived from the pathname. */
  readonly title?: string | false;
  /** Present on an entry that is a section heading. */
  readonly subheader?: string;
  readonly icon?: string;
  readonly badges: readonly Badge[];
  readonly linkProps: JsonObject;
  readonly inSideNav: boolean;
  /** Takes part in previous/next; inherited by children. Default true. */
  readonly ordered: boolean;
  readonly children: readonly NavigationEntry[];
  readonly place: Place;
}

/** One navigation file. */
export interface NavigationDocument {
  readonly source: SourcePath;
  readonly entries: readonly NavigationEntry[];
}

/** An entry joined to the pages of the site. */
export interface NavigationNode {
  /** Unique in the product's tree and stable between builds: `material-ui-components`. */
  readonly id: string;
  readonly kind: 'page' | 'group' | 'subheader';
  /** Empty when the entry asked for no words. */
  readonly title: string;
  /** Resolved link: with trailing slash, without base; a group's is its first page's; undefined for a group without one. */
  readonly href?: string;
  /** True for links that leave the site. */
  readonly outward: boolean;
  readonly icon?: string;
  readonly badges: readonly Badge[];
  readonly linkProps: JsonObject;
  /** Takes part in previous/next. */
  readonly ordered: boolean;
  readonly children: readonly NavigationNode[];
}

/** The side navigation of one product. */
export interface NavigationTree {
  readonly product: string;
  readonly nodes: readonly NavigationNode[];
}
