import type { DevSnapshot } from '../../dev/snapshot.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';

/** Errors of a draft that cannot be shown as it is. */
export function errorsOf(snapshot: DevSnapshot | undefined): readonly Diagnostic[] {
  return snapshot?.ok === false ? snapshot.diagnostics.filter(({ severity }) => severity === 'error') : [];
}

/** Warnings of a draft as a page tells of them. */
export interface PageWarnings {
  /** Those in the files of the page. */
  readonly page: readonly Diagnostic[];
  /** How many there are in the whole site. */
  readonly site: number;
}

/** Warnings of a draft, seen from a page that is made from some files. */
export function warningsOf(snapshot: DevSnapshot | undefined, files: readonly string[]): PageWarnings {
  const all = snapshot?.diagnostics.filter(({ severity }) => severity === 'warning') ?? [];
  const own = new Set(files);
  return { page: all.filter(({ place }) => place && own.has(place.file)), site: all.length };
}
