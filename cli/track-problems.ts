import { relative, sep } from 'node:path';
import type { BuildReport, ChangeSet, Config, Diagnostic } from '../src/index.ts';

/** The problems to print after an edit. */
export interface ProblemsToPrint {
  readonly problems: readonly Diagnostic[];
  /** The number of problems left out because they were printed before. */
  readonly alreadyReported: number;
  /** True if the result before had errors, and this one has none. */
  readonly isFixed: boolean;
}

/** The result of a build or snapshot after an edit. */
export interface EditResult extends Pick<BuildReport, 'ok' | 'diagnostics'> {
  /** Saved files or folders, relative to the site's root like the files of problems. */
  readonly saved: readonly string[];
}

/** So many errors that were printed before are printed again: those of a page that is being written. */
const repeatedErrors = 20;

/**
 * Tracks the problems of a session, so that a site with a thousand of them does not print all after every
 * edit. A problem is printed when it is new or its file was saved, and the first errors each time.
 */
export function trackProblems(): (result: EditResult) => ProblemsToPrint {
  let known = new Map<string, number>();
  let wasOk = true;
  return ({ diagnostics, ok, saved }) => {
    const remaining = new Map(known);
    let repeated = 0;
    const problems = diagnostics.filter((diagnostic) => {
      if (!takeOne(remaining, keyOf(diagnostic))) return true;
      if (saved.some((path) => contains(path, diagnostic.place?.file))) return true;
      if (diagnostic.severity === 'error') repeated += 1;
      return diagnostic.severity === 'error' && repeated <= repeatedErrors;
    });
    const current = countByKey(diagnostics);
    // An error can hide warnings that still exist, so only a successful result forgets any.
    known = ok ? current : maxCounts(known, current);
    const isFixed = ok && !wasOk;
    wasOk = ok;
    return { problems, alreadyReported: diagnostics.length - problems.length, isFixed };
  };
}

/** Identifies a problem regardless of its line, because an edit can move it. */
function keyOf({ code, message, place }: Diagnostic): string {
  return [place?.file, code, message].join('\n');
}

function takeOne(remaining: Map<string, number>, key: string): boolean {
  const count = remaining.get(key) ?? 0;
  remaining.set(key, count - 1);
  return count > 0;
}

function contains(path: string, file: string | undefined): boolean {
  return file === path || file?.startsWith(`${path}/`) === true;
}

function countByKey(diagnostics: readonly Diagnostic[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of diagnostics.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function maxCounts(
  one: ReadonlyMap<string, number>,
  other: ReadonlyMap<string, number>,
): Map<string, number> {
  const counts = new Map(one);
  for (const [key, count] of other) counts.set(key, Math.max(count, counts.get(key) ?? 0));
  return counts;
}

/** Returns the paths of a change relative to the site's root, like the files of problems: `content/a.md`. */
export function savedFiles(change: ChangeSet | undefined, { root }: Pick<Config, 'root'>): readonly string[] {
  return (change?.paths ?? []).map((path) => relative(root, path).split(sep).join('/'));
}
