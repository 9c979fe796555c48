import type { Diagnostic } from '../model/diagnostic.ts';

/** The number of problems of a kind in a file; lines are left out, because edits move them. */
interface KnownProblem {
  readonly file: string;
  readonly code: string;
  readonly message: string;
  readonly count: number;
}

/** Problems that a site had when its baseline was written. */
export interface Baseline {
  readonly problems: readonly KnownProblem[];
}

/** Problems that a baseline does not contain. */
export interface NewProblems {
  readonly diagnostics: readonly Diagnostic[];
  readonly known: number;
  /** Problems of the baseline that no longer exist. */
  readonly fixed: number;
}

/** Returns the text of a baseline, with a problem on each line so that versions of it can be compared. */
export function writeBaseline(diagnostics: readonly Diagnostic[]): string {
  const counts = new Map<string, { problem: Omit<KnownProblem, 'count'>; count: number }>();
  for (const diagnostic of diagnostics) {
    const key = keyOf(diagnostic);
    const { code, message, place } = diagnostic;
    const known = counts.get(key) ?? { problem: { file: place?.file ?? '', code, message }, count: 0 };
    counts.set(key, { ...known, count: known.count + 1 });
  }
  const lines = [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { problem, count }]) => `    ${JSON.stringify({ ...problem, count })}`);
  return `{\n  "version": 1,\n  "problems": [${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n  `}]\n}\n`;
}

/** Reads a baseline; undefined for a text that is none. */
export function readBaseline(text: string): Baseline | undefined {
  try {
    const { version, problems }: { version?: unknown; problems?: unknown } = Object(JSON.parse(text));
    return version === 1 && Array.isArray(problems) && problems.every(isKnown) ? { problems } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isKnown(value: unknown): value is KnownProblem {
  const { file, code, message, count } = Object(value);
  const isCount = Number.isSafeInteger(count) && count >= 0;
  return isCount && [file, code, message].every((text) => typeof text === 'string');
}

/** Leaves out as many problems of each kind as the baseline has. */
export function newProblems(diagnostics: readonly Diagnostic[], { problems }: Baseline): NewProblems {
  const left = new Map(problems.map(({ file, code, message, count }) => [join(file, code, message), count]));
  const found = diagnostics.filter((diagnostic) => {
    const count = left.get(keyOf(diagnostic)) ?? 0;
    if (count === 0) return true;
    left.set(keyOf(diagnostic), count - 1);
    return false;
  });
  const fixed = [...left.values()].reduce((sum, count) => sum + count, 0);
  return { diagnostics: found, known: diagnostics.length - found.length, fixed };
}

function keyOf({ place, code, message }: Diagnostic): string {
  return join(place?.file ?? '', code, message);
}

function join(file: string, code: string, message: string): string {
  return [file, code, message].join('\n');
}
