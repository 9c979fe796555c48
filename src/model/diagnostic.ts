/** A position in a file of the site. Lines and columns count from 1. */
export interface Place {
  /** Posix path relative to the site's root: `content/site.yaml`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** An error stops the build before it writes. A warning stops it only with `--strict`. */
export type Severity = 'error' | 'warning';

/** A problem in the content of the site, as a value. */
export interface Diagnostic {
  readonly severity: Severity;
  /** Stable kebab-case name: `duplicate-navigation-path`. */
  readonly code: string;
  /** One sentence that names the problem. */
  readonly message: string;
  /** Absent if the problem belongs to no file. A place without a known line has line 1, column 1. */
  readonly place?: Place;
  /** Code frame: the lines around the place, with a marker under the column. */
  readonly frame?: string;
  /** How to fix it: a sentence, or the corrected text. */
  readonly hint?: string;
  /**
   * Present if there is exactly one right answer: the text at or after the place in
   * its line, and the correct one.
   */
  readonly fix?: { readonly from: string; readonly to: string };
  /** Other places of the same problem, each with a label. */
  readonly related?: readonly { readonly message: string; readonly place: Place }[];
}

/** A value that was read from a source, with the problems found in it. */
export interface Parsed<Value> {
  readonly value: Value;
  readonly diagnostics: readonly Diagnostic[];
}

/** Sorts diagnostics by file, line, column and code, so that a report does not depend on timing. */
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

/** Drops repeated diagnostics, such as those of a file that several pages include. */
export function distinctDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values()];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The user has to act: wrong usage, or an unsuitable environment. Printed without a stack. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** A source changed during the build, which has to run again; the watcher reports the change. */
export class SourceChanged extends UserError {}
