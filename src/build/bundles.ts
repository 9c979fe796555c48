import type { BrowserBundle, ServerBundle } from '../model/entry.ts';
import type { FilePath } from '../model/path.ts';

/** What the bundler makes of the site's entries. */
export interface Bundles {
  readonly browser: BrowserBundle;
  readonly server: ServerBundle;
  /** Script of the service worker; empty where the site wants none. */
  readonly worker: string;
}

/** Bundles as they are kept: files by name, and everything they were made from. */
export interface BundlesRecord {
  readonly inputs: readonly (readonly [FilePath, string])[];
  readonly folders: readonly (readonly [FilePath, string])[];
  readonly browser: Kept<BrowserBundle>;
  readonly server: Kept<ServerBundle>;
  readonly worker: string;
}

type Kept<Bundle> = Omit<Bundle, 'files' | 'assets' | 'demos' | 'inputs'> & {
  readonly files: readonly string[];
  readonly named: readonly (readonly [string, unknown])[];
};

/** Bundles that have just been made. */
export interface MadeBundles extends Bundles {
  /** Hashes of what they were made from, taken when they were done; absent where that is now. */
  readonly sums?: ReadonlyMap<FilePath, string>;
}

/** The bundles that the builder holds in memory. */
export interface HeldBundles {
  /** With what the store keeps of them, and under which key. */
  latest?: { readonly key: string; readonly record: BundlesRecord; readonly bundles: Bundles };
  /** Those of the shell alone, begun before it was known what else there is to bundle. */
  begun?: Promise<MadeBundles> | undefined;
}
