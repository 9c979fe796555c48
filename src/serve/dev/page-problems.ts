import type { DevSnapshot } from '../../dev/snapshot.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SitePath } from '../../model/path.ts';
import type { ServedSnapshot } from './served-snapshot.ts';

/** Warnings of a snapshot as a page shows them, and what is wrong elsewhere. */
export interface PageWarnings {
  /** Warnings in the files of the page, and in the configuration, which concerns every page. */
  readonly page: readonly Diagnostic[];
  /** Number of warnings in the whole site. */
  readonly site: number;
  /** Number of errors that concern other pages only. */
  readonly errors: number;
}

/** The latest snapshot, which may have no site, and the one whose site is served. */
export interface ShownSnapshots {
  readonly latest: DevSnapshot | undefined;
  readonly served: ServedSnapshot | undefined;
}

/** Returns the errors that concern a page: in its files, or in those of no page. */
export function errorsOn(
  path: SitePath | undefined,
  { latest, served }: ShownSnapshots,
): readonly Diagnostic[] {
  return withSeverity('error', latest).filter(errorFilter(path, served));
}

/** Returns the warnings in the files of a page and in the configuration, and how many others there are. */
export function warningsOn(path: SitePath, { latest, served }: ShownSnapshots): PageWarnings {
  const all = withSeverity('warning', latest);
  const files = new Set(served?.site.filesOf(path));
  const concerns = errorFilter(path, served);
  return {
    page: all.filter(({ place, code }) => place && (files.has(place.file) || code.startsWith('config-'))),
    site: all.length,
    errors: withSeverity('error', latest).filter((error) => !concerns(error)).length,
  };
}

function withSeverity(
  severity: Diagnostic['severity'],
  snapshot: DevSnapshot | undefined,
): readonly Diagnostic[] {
  return snapshot?.diagnostics.filter((diagnostic) => diagnostic.severity === severity) ?? [];
}

/** Returns a function that is true for an error, unless it is in a file of other pages only. */
function errorFilter(
  path: SitePath | undefined,
  served: ServedSnapshot | undefined,
): (error: Diagnostic) => boolean {
  if (!served || path === undefined) return () => true;
  const files = new Set(served.site.filesOf(path));
  return ({ place }) => !place || files.has(place.file) || !served.pageFiles().has(place.file);
}
