import type { SitePath } from './path.ts';

/**
 * A page as a report keeps it. Equal hashes mean equal contents; the shell around the article does not count.
 */
export interface PageContents {
  readonly path: SitePath;
  /** Hash of title, description and text, without demos and the rows of an API reference. */
  readonly text: string;
  /** Ids of its demos. */
  readonly demos: readonly string[];
  /** The rows of its API reference. */
  readonly rows: readonly ApiRowContents[];
}

/** A prop, slot, class or the like. */
export interface ApiRowContents {
  readonly anchor: string;
  readonly name: string;
  readonly hash: string;
}

/** A demo; its hash counts everything that it imports. */
export interface DemoContents {
  readonly id: string;
  readonly hash: string;
}

/** What the pages of a site show, by which reports are compared. */
export interface SiteContents {
  readonly pages: readonly PageContents[];
  readonly demos: readonly DemoContents[];
}

/** How something differs from an earlier report. */
export type Difference = 'added' | 'changed' | 'removed';

/** What differs from an earlier report. */
export interface SiteImpact {
  /** Pages that are new, removed, or have another text. */
  readonly pages: readonly { readonly path: SitePath; readonly difference: Difference }[];
  /** With the pages that show the demo, now or before. */
  readonly demos: readonly {
    readonly id: string;
    readonly difference: Difference;
    readonly pages: readonly SitePath[];
  }[];
  /** Rows of API references that exist in both reports as pages. */
  readonly rows: readonly {
    readonly path: SitePath;
    readonly anchor: string;
    readonly name: string;
    readonly difference: Difference;
  }[];
}
