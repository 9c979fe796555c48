/** Where something stands in a file the user wrote. Lines and columns count from 1. */
export interface Place {
  /** Posix path relative to the site's root: `content/site.yaml`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** An error stops the build before anything is drawn; a warning does not, unless `--strict`. */
export type Severity = 'error' | 'warning';

/** One problem in the user's content, as a value. */
export interface Diagnostic {
  readonly severity: Severity;
  /** Stable kebab-case name: `duplicate-navigation-path`. */
  readonly code: string;
  /** One sentence that says what was found and what was expected. */
  readonly message: string;
  /** Absent only when no file is to blame. A place without a known line has line 1, column 1. */
  readonly place?: Place;
  /** The lines around the place, with a marker under the column. */
  readonly frame?: string;
  /** What to write instead: a sentence, or the corrected text. */
  readonly hint?: string;
  /** Other places that belong to the same problem, each with a few words. */
  readonly related?: readonly { readonly message: string; readonly place: Place }[];
}

/** A value that came out of a source, with what was noticed on the way. */
export interface Parsed<Value> {
  readonly value: Value;
  readonly diagnostics: readonly Diagnostic[];
}

/** Sorts problems by file, line, column and code, so that a report never depends on the order of work. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(
    (a, b) =>
      compare(a.place?.file ?? '', b.place?.file ?? '') ||
      (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
      (a.place?.column ?? 0) - (b.place?.column ?? 0) ||
      compare(a.code, b.code) ||
      compare(a.message, b.message),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
