import type { BrowserBundle, ServerBundle, WorkerBundle } from '../model/entry.ts';
import type { FilePath } from '../model/path.ts';
import type { DemoPatch } from './patch-demo.ts';

/** What the bundler makes of the site's entries. */
export interface Bundles {
  readonly browser: BrowserBundle;
  readonly server: ServerBundle;
  /** Undefined where the site wants no service worker. */
  readonly worker: WorkerBundle | undefined;
}

/** What bundles were made from: files by the hash of their bytes, folders by that of the names in them. */
export interface BundleInputs {
  readonly inputs: readonly (readonly [FilePath, string])[];
  readonly folders: readonly (readonly [FilePath, string])[];
}

/** Bundles as they are kept: files by name, and everything they were made from. */
export interface BundlesRecord extends BundleInputs {
  readonly browser: Kept<BrowserBundle>;
  readonly server: Kept<ServerBundle> & { readonly importers: readonly Importers[] };
  readonly worker: string | undefined;
}

type Importers = readonly [file: FilePath, importers: readonly FilePath[]];

type Kept<Bundle> = Omit<Bundle, 'files' | 'assets' | 'demos' | 'importers' | 'inputs'> & {
  readonly files: readonly string[];
  readonly named: readonly (readonly [string, unknown])[];
};

/** Bundles, and what they were made from. */
export interface SettledBundles {
  readonly bundles: Bundles;
  readonly from: BundleInputs;
}

/** Bundles under way, with what they are made from. */
export interface BegunBundles {
  readonly key: string;
  readonly made: Promise<SettledBundles>;
}

/** Bundles with what the store keeps of them, and under which key. */
export interface RecordedBundles {
  readonly key: string;
  readonly record: BundlesRecord;
  readonly bundles: Bundles;
}

/** Demos that were made anew since the bundles were made. */
export interface Patches {
  /** The bundles that they go on top of. */
  readonly on: Bundles;
  /** By the id of the demo's entry, with what was changed of its files. */
  readonly made: ReadonlyMap<string, { readonly changes: string; readonly patch: DemoPatch }>;
}

/** The bundles that the builder holds in memory. */
export interface HeldBundles {
  latest?: RecordedBundles;
  /** For drafts alone. */
  patches?: Patches;
  /** Those that were begun before they were asked for. */
  begun?: BegunBundles | undefined;
}
