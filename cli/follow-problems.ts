import type { Diagnostic } from '../src/index.ts';

/** What of all problems is worth telling now. */
export interface ProblemNews {
  readonly told: readonly Diagnostic[];
  /** How many were told before and are left out. */
  readonly before: number;
}

/** How the site stands after an edit. */
export interface Outcome {
  readonly diagnostics: readonly Diagnostic[];
  readonly ok: boolean;
  /** Files that were saved, as their problems name them; a folder stands for all that it holds. */
  readonly saved: readonly string[];
}

/**
 * Follows the problems of a session, so that a site with a thousand warnings does not tell them all at every edit. Errors are told each time, a
 * warning when it is new or its file was saved.
 */
export function followProblems(): (outcome: Outcome) => ProblemNews {
  let known = new Map<string, number>();
  return ({ diagnostics, ok, saved }) => {
    const left = new Map(known);
    const told = diagnostics.filter((diagnostic) => {
      const wasTold = diagnostic.severity === 'warning' && takeOne(left, nameOf(diagnostic));
      return !wasTold || saved.some((path) => holds(path, diagnostic.place?.file));
    });
    const now = counts(diagnostics);
    // Where an error stops the rest from being looked at, its warnings are not mended.
    known = ok ? now : atLeast(known, now);
    return { told, before: diagnostics.length - told.length };
  };
}

/** The same for a warning that an edit has moved to another line. */
function nameOf({ code, message, place }: Diagnostic): string {
  return [place?.file, code, message].join('\n');
}

function takeOne(left: Map<string, number>, name: string): boolean {
  const count = left.get(name) ?? 0;
  left.set(name, count - 1);
  return count > 0;
}

function holds(path: string, file: string | undefined): boolean {
  return file === path || file?.startsWith(`${path}/`) === true;
}

function counts(diagnostics: readonly Diagnostic[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const name of diagnostics.map(nameOf)) found.set(name, (found.get(name) ?? 0) + 1);
  return found;
}

function atLeast(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): Map<string, number> {
  const most = new Map(one);
  for (const [name, count] of other) most.set(name, Math.max(count, most.get(name) ?? 0));
  return most;
}
