import type { HeldBundles } from '../bundle/bundles.ts';
import type { Bundler } from '../bundle/create-bundler.ts';
import type { FileHashes } from '../cache/file-hashes.ts';
import type { FileSystem } from '../effects/file-system.ts';
import type { History } from '../effects/git-history.ts';
import type { Progress } from '../effects/progress.ts';
import type { Config } from '../model/config.ts';
import type { ParseTools } from '../parse/parse-pages.ts';
import type { RenderTools } from '../render/render-pages.ts';
import type { InlineCrew } from '../workers/inline-runner.ts';
import type { Stopwatch } from './stopwatch.ts';

/** Everything a build works with; made once by the builder, which closes it. */
export interface BuildTools extends ParseTools, RenderTools {
  readonly config: Config;
  readonly crew: InlineCrew;
  readonly bundler: Bundler;
  readonly hashes: FileHashes;
  readonly bundles: HeldBundles;
  readonly stopwatch: Stopwatch;
  /** Identifies this program's version, without what runs it. */
  readonly program: string;
  /** Identifies what runs this program. */
  readonly runtime: string;
  /** Removes the cache folder if it was for this run only. */
  closeCache(): Promise<void>;
  /** The day on which each source was changed last; asked for once, however often the site is built. */
  lastChanges(): Promise<ReadonlyMap<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** How edited demos are made; absent for a website, which is made of what was bundled at one time. */
  readonly edits?: Edits;
}

/**
 * Edited demos are compiled alone, on top of the bundles that are there. With `tried`, where those do not compile that these files are of, and
 * nothing else was edited, nothing is made at all: the draft before is shown meanwhile.
 */
export type Edits =
  | { readonly kind: 'patched' }
  | { readonly kind: 'tried'; readonly files: readonly string[] };

/** What a builder works with. */
export interface BuilderOptions {
  readonly files: FileSystem;
  readonly progress: Progress;
  readonly signal?: AbortSignal | undefined;
  /** Identifies this program; what another program made is not used. */
  readonly program: string;
  /** Identifies what runs it, `v20.20.2`: another one may format dates and numbers in other ways. */
  readonly runtime: string;
  /** What tells when a page was changed last; pages have no date without it. */
  readonly history?: History;
  /** How many threads may work for the builder. */
  readonly threads: number;
  /** Nothing is asked for after the first build. */
  readonly once?: boolean;
  /** Pages from which on threads are used. */
  readonly pooledFrom?: number;
}
