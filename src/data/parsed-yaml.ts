import type { Diagnostic, Place } from '../model/diagnostic.ts';

/** Steps from the top of a document to a value: `['products', 1, 'root']`. */
export type KeyPath = readonly (string | number)[];

/** A YAML or JSON text as plain data that still knows where everything stood. */
export interface ParsedYaml {
  /** Undefined when the text has a syntax error, null when it is empty. */
  readonly value: unknown;
  readonly diagnostics: readonly Diagnostic[];
  /**
   * Where a value stands, or with `'key'` the key in front of it. A path that leads nowhere gives the deepest value on
   * the way; a value that is not written gives its key.
   */
  placeOf(path: KeyPath, part?: 'key' | 'value'): Place;
}

/** What a caller may say about a text. */
export interface YamlOptions {
  /** Diagnostic code of syntax errors and of keys given twice. */
  readonly code?: string;
  /** Line of the file on which the text starts, for a text cut out of a file. */
  readonly firstLine?: number;
}
