import type { Parsed } from '../model/diagnostic.ts';
import type { CharacterCount, PageDocument } from '../model/document.ts';
import type { ExtensionLocation } from '../model/extension-location.ts';
import type { SourcePath } from '../model/path.ts';

/** What the site and the command ask of the parser; part of the key under which a page is stored. */
export interface ParseOptions {
  /** Raw HTML passes as written. */
  readonly trust: boolean;
  /** Code samples are checked by the parser of their language, which takes longer than rendering them. */
  readonly samples?: 'checked';
}

/** A page to parse; plain data. */
export interface ParseTask {
  readonly path: SourcePath;
  readonly options: ParseOptions;
  /** The site module whose plugins and directives the page needs. */
  readonly extensions?: ExtensionLocation;
}

/** A parsed page. Its body is a byte array, which moves between threads without a copy. */
export interface ParseResult {
  readonly parsed: Parsed<PageDocument>;
  readonly body: Uint8Array;
  readonly cost: ParseCost;
}

/** What parsing a page took. */
export interface ParseCost {
  readonly ms: number;
  readonly characters: CharacterCount;
}

/** Reads the text of a page when its turn comes. */
export type TextSource = (task: ParseTask) => Promise<string>;

/**
 * Parses pages and passes each result with the index of its task to `onResult` as soon as it is ready, in any
 * order. Implemented by `workers`, on this thread or in a pool.
 */
export type ParsePages = (
  tasks: readonly ParseTask[],
  textOf: TextSource,
  onResult: (result: ParseResult, index: number) => Promise<void>,
) => Promise<void>;
