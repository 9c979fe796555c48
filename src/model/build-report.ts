import type { Diagnostic } from './diagnostic.ts';
import type { OutputPath, SitePath } from './path.ts';
import type { SiteContents, SiteImpact } from './site-contents.ts';

/** The bytes that a reader loads for one page, compressed with gzip. */
export interface PageWeight {
  readonly path: SitePath;
  readonly html: number;
  readonly css: number;
  readonly eagerScript: number;
  /** Script that is loaded when the page's demos become visible. */
  readonly lazyScript: number;
  readonly islands: number;
}

/** Script of one demo: bytes, compressed with gzip. */
export interface DemoWeight {
  /** Id of its entry. */
  readonly id: string;
  /** The demo's own chunk. */
  readonly own: number;
  /** With everything it shares with other demos: React, the library, the runtime. */
  readonly total: number;
}

/** The sizes of pages and demos. */
export interface SiteWeights {
  readonly pages: readonly PageWeight[];
  readonly demos: readonly DemoWeight[];
}

/** The cost of a stage of a build. */
export interface StageCost {
  readonly stage: string;
  readonly ms: number;
  /** Most memory that the process, with its threads, has held until the end of the stage. */
  readonly megabytes: number;
}

/** The cost of one page. */
export interface PageCost {
  readonly path: SitePath;
  readonly parseMs: number;
  readonly renderMs: number;
}

/** A correction that `docs check --fix` made. */
export interface AppliedFix {
  readonly file: string;
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

/** What a build took from other machines, and gave to them. */
export interface SharedReport {
  /** Number of results that came from parts or the remote cache. */
  readonly results: number;
  /** Number of parts that were merged. */
  readonly parts: number;
  /** What the remote cache cost; absent without one. */
  readonly cache?: {
    readonly requests: number;
    readonly bytesReceived: number;
    readonly bytesSent: number;
  };
}

/** The part of a site that was built. */
export interface PartReport {
  readonly index: number;
  readonly count: number;
  /** Number of pages in it. */
  readonly pages: number;
  /** Number of results that the part contains. */
  readonly results: number;
}

/** The result of a build. */
export interface BuildReport {
  readonly ok: boolean;
  /** Problems that the baseline contains, and those of it that no longer exist. */
  readonly baseline?: { readonly known: number; readonly fixed: number };
  /** The corrections that `--fix` made. */
  readonly fixed?: readonly AppliedFix[];
  /** Sorted; frames filled in. */
  readonly diagnostics: readonly Diagnostic[];
  readonly routes: number;
  /** Pages that this build rendered; the others came from the cache. */
  readonly rendered: readonly SitePath[];
  /** Number of pages that this build parsed; the others came from the cache. */
  readonly parsed: number;
  /**
   * Share of the parsed text that the native parser read; remark read the rest. Absent if nothing was
   * parsed.
   */
  readonly fastShare?: number;
  /** Whether this build bundled scripts, instead of using bundles of an earlier build. */
  readonly bundled: boolean;
  readonly written: readonly OutputPath[];
  readonly removed: readonly OutputPath[];
  readonly kept: number;
  /** Only if sizes were requested, since measuring takes longer than building. */
  readonly weights?: SiteWeights;
  /** Hashes of what pages show, by which a later build is compared with this one. */
  readonly contents?: SiteContents;
  /** What differs from an earlier report, if one was given. */
  readonly impact?: SiteImpact;
  /** Only if it was requested for a page. */
  readonly why?: PageWhy;
  /** Only for a build with a remote cache, and for a merge. */
  readonly shared?: SharedReport;
  /** Only for a build with `--shard`. */
  readonly part?: PartReport;
  readonly timings: readonly StageCost[];
  /** The ten pages that took longest to parse and render, the slowest first; cached pages cost nothing. */
  readonly slowest: readonly PageCost[];
}

/** An input of a page, in the author's terms; a demo or component by the id of its entry. */
export type PageInput =
  | 'program'
  | 'runtime'
  | 'configuration'
  | 'words'
  | 'templates'
  | 'text'
  | 'front-matter'
  /** Its API document, with the links of the site. */
  | 'reference'
  | 'navigation'
  | 'links'
  | 'product'
  | 'languages'
  | 'date'
  | 'head'
  | `demo:${string}`
  | `component:${string}`;

/** Why a build rendered a page, or did not. */
export interface PageWhy {
  readonly path: SitePath;
  /** The source file, as reports name it; absent for a page that the shell adds. */
  readonly file?: string;
  readonly rendered: boolean;
  /** The file was written. This happens without rendering if the address of one of its assets changed. */
  readonly written: boolean;
  /** The build ignored the cache. */
  readonly forced: boolean;
  readonly since: PageHistory;
}

/** The changes to a page since the previous build. */
export type PageHistory =
  /** There is no record of a previous build. */
  | { readonly kind: 'unknown' }
  /** The previous build did not have the page. */
  | { readonly kind: 'new' }
  /** Both builds had the page. */
  | { readonly kind: 'compared'; readonly changed: readonly PageInput[] };
