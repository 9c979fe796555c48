import type { BrowserBundle, ServerBundle } from '../model/entry.ts';

/** What the bundler makes of the site's entries. */
export interface Bundles {
  readonly browser: BrowserBundle;
  readonly server: ServerBundle;
  /** Script of the service worker; empty where the site wants none. */
  readonly worker: string;
}

/** The bundles that the builder holds in memory. */
export interface HeldBundles {
  /** With the hash of their record. */
  latest?: { readonly sum: string; readonly bundles: Bundles };
  /** Those of the shell alone, begun before it was known what else there is to bundle. */
  begun?: Promise<Bundles> | undefined;
}
