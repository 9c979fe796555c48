import type { BrowserBundle, ServerBundle } from '../model/entry.ts';

/** What the bundler makes of the site's entries. */
export interface Bundles {
  readonly browser: BrowserBundle;
  readonly server: ServerBundle;
  /** Script of the service worker; empty where the site wants none. */
  readonly worker: string;
}

/** The bundles that the builder holds in memory, with the hash of their record. */
export interface HeldBundles {
  latest?: { readonly sum: string; readonly bundles: Bundles };
}
