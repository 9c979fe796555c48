import type { Diagnostic, Place } from '../model/diagnostic.ts';

/** Path from the root of a document to a value: `['products', 1, 'root']`. */
export type KeyPath = readonly (string | number)[];

/** A YAML or JSON text as plain data, with the places of its values. */
export interface ParsedYaml {
  /** Undefined when the text has a syntax error, null when it is empty. */
  readonly value: unknown;
  readonly diagnostics: readonly Diagnostic[];
  /**
   * Returns the place of a value, or of its key. For a path that does not exist it is the place of the
   * deepest value on the path; for an empty value it is the place of its key.
   */
  placeOf(path: KeyPath, part?: 'key' | 'value'): Place;
}

/** Options of `parseYaml`. */
export interface YamlOptions {
  /** Diagnostic code of syntax errors and duplicate keys. */
  readonly code?: string;
  /** Line of the file on which the text starts. */
  readonly firstLine?: number;
}
