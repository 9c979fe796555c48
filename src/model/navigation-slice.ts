import type { JsonObject } from './json.ts';
import type { Badge } from './navigation.ts';

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
    }
  | {
      /** Stands in a long list for the entries that are far from the open one. */
      readonly kind: 'more';
      readonly side: 'before' | 'after';
      readonly count: number;
      /** The nearest page among them, on which they are shown. */
      readonly href: string;
    };
