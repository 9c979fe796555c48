/** What the browser downloads so that a product can be read without a network, in one language. */
export interface OfflineProduct {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  /** URL of its first page, with base. */
  readonly href: string;
  /** Path of its list below the base: `_offline/en/material-ui.json`. */
  readonly list: string;
  /** Differs whenever a file of the list differs. */
  readonly version: string;
  /** Size of all files on the device, nearly. */
  readonly bytes: number;
}

/**
 * A file that is needed offline: its path below the base, perhaps with a query, its size, and what identifies
 * its content; the last is absent if the address does.
 */
export type OfflineFile = readonly [path: string, bytes: number, revision?: string];

/** The files of a product in one language. */
export interface OfflineList extends OfflineProduct {
  readonly files: readonly OfflineFile[];
}

/** The products of a site that can be kept on a device, in one language. */
export interface OfflineIndex {
  readonly products: readonly OfflineProduct[];
}
