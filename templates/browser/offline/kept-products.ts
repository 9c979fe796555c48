import type { OfflineList, OfflineProduct } from '../../../src/model/offline.ts';

// Shared by pages and the service worker.

/** Why a product could not be downloaded: no network, no space on the device, or an error of the server. */
export type KeepFailure = 'network' | 'space' | 'server';

/** A product that a reader keeps, or has tried to keep, as the service worker reports it to pages. */
export interface KeptProduct extends OfflineProduct {
  /** Whether all files are on the device, perhaps those of an earlier version. */
  readonly complete: boolean;
  /** The share that has been downloaded, from 0 to 1, while a download runs. */
  readonly progress?: number;
  readonly failure?: KeepFailure;
}

/** What a page asks of the service worker. `list` names a product. */
export type KeepRequest =
  | { readonly type: 'keep'; readonly product: OfflineProduct }
  | { readonly type: 'cancel' | 'remove'; readonly list: string }
  /** Asks for a report, for updates, and for downloads that were interrupted. */
  | { readonly type: 'kept' };

/** What the service worker reports to all pages whenever it changes. */
export interface KeptReport {
  readonly type: 'kept';
  readonly products: readonly KeptProduct[];
}

/** A product that a reader wants on the device, as the service worker stores it. */
export interface KeptRecord {
  readonly product: OfflineProduct;
  /** The files that are all on the device; absent until the first download is complete. */
  readonly list?: OfflineList;
  /** The files that are being downloaded; absent when all are there. */
  readonly next?: OfflineList;
  /** When the list was complete, in milliseconds since 1970. */
  readonly savedAt?: number;
}

/**
 * Returns the names of the caches of kept products, for files and for records by the address of their list.
 */
export function keptCaches(scope: string): { readonly files: string; readonly records: string } {
  return { files: `kept-${scope}`, records: `kept-records-${scope}` };
}
