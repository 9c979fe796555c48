import type { OutputFile } from './output.ts';

/** A site that is served on this machine until it is closed. */
export interface ServedSite {
  /** Ends in a slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the files of a site from memory, only to this machine. Implemented by `serve`. */
export type ServeOutputs = (files: readonly OutputFile[], base: string) => Promise<ServedSite>;
