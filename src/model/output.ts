import type { Diagnostic } from './diagnostic.ts';
import type { PageWhy } from './page-why.ts';
import type { OutputPath, SitePath } from './path.ts';

/** Where a file belongs in the order of writing: what a page needs exists before the page does. */
export type OutputPhase = 'asset' | 'page';

/** A file of the output, as a value. Large contents are produced when they are written. */
export interface OutputFile {
  readonly path: OutputPath;
  readonly phase: OutputPhase;
  /** Names the bytes: files of equal hash have equal bytes. */
  readonly hash: string;
  /** What is produced belongs to whoever asked for it, and may be handed over to another thread. */
  readonly content: Uint8Array | (() => Promise<Uint8Array>);
}

/** What stands in the output folder, as the last build left it. */
export interface OutputManifest {
  readonly files: ReadonlyMap<OutputPath, string>;
}

/** What has to happen to the output folder. */
export interface WritePlan {
  /** In the order of writing: assets, then pages. */
  readonly write: readonly OutputFile[];
  readonly keep: readonly OutputPath[];
  /** In the order of removing: pages, then what they needed. */
  readonly remove: readonly OutputPath[];
  /** The manifest once the plan is carried out. */
  readonly manifest: OutputManifest;
}

/** What one page makes a reader load: bytes, compressed with gzip. */
export interface PageWeight {
  readonly path: SitePath;
  readonly html: number;
  readonly css: number;
  /** Script of every page. */
  readonly eagerScript: number;
  /** Script that comes when the page's demos come into view. */
  readonly lazyScript: number;
  /** Number of islands. */
  readonly islands: number;
}

/** Script of one demo: bytes, compressed with gzip. */
export interface DemoWeight {
  /** Id of its entry. */
  readonly id: string;
  /** The demo's own chunk. */
  readonly own: number;
  /** With everything it shares with others: React, the library, the runtime. */
  readonly total: number;
}

/** What the site weighs. */
export interface SiteWeights {
  readonly pages: readonly PageWeight[];
  readonly demos: readonly DemoWeight[];
}

/** What a stage of a build took. */
export interface StageCost {
  readonly stage: string;
  readonly ms: number;
  /** Memory that the program held at its end, threads included. */
  readonly megabytes: number;
}

/** What one page took. */
export interface PageCost {
  readonly path: SitePath;
  readonly parseMs: number;
  readonly renderMs: number;
}

/** What a build did. */
export interface BuildReport {
  readonly ok: boolean;
  /** Sorted; frames filled in. */
  readonly diagnostics: readonly Diagnostic[];
  readonly routes: number;
  /** Pages drawn in this build, not taken from the store. */
  readonly rendered: readonly SitePath[];
  /** Pages parsed in this build, not taken from the store. */
  readonly parsed: number;
  /** Share of the parsed text that the fast block parser read; the rest took remark. Absent where no page was parsed. */
  readonly fastShare?: number;
  /** Whether scripts were bundled in this build; otherwise an earlier build had made them from the same files. */
  readonly bundled: boolean;
  readonly written: readonly OutputPath[];
  readonly removed: readonly OutputPath[];
  readonly kept: number;
  /** Only when sizes were asked for: weighing takes longer than building. */
  readonly weights?: SiteWeights;
  /** Only when it was asked for one page. */
  readonly why?: PageWhy;
  /** In the order of work. */
  readonly timings: readonly StageCost[];
  /** The ten pages that took longest to parse and draw, the slowest first; pages that were remembered took nothing. */
  readonly slowest: readonly PageCost[];
}
