import { relative, resolve, sep } from 'node:path';
import type { BuildFailure, Message } from 'esbuild';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';
import { liveNamespace } from './live-plugin.ts';

/** Reads the bundler's failure as problems of the author's files. Undefined for an error that is none of its failures. */
export function bundleDiagnostics(error: unknown, root: FilePath): Diagnostic[] | undefined {
  if (!isBuildFailure(error)) return undefined;
  const found = error.errors
    .filter((message) => liveFileOf(message, root) === undefined)
    .map((message) => toDiagnostic(message, root));
  const seen = new Set<string>();
  const beside = error instanceof EditFailure ? error.beside : [];
  // A module that both bundles hold fails in both.
  return [...found, ...beside].filter((diagnostic) => {
    const key = JSON.stringify([diagnostic.message, diagnostic.place]);
    return !seen.has(key) && seen.add(key);
  });
}

/** Edited demos do not compile. Whoever reads the bundler's failures reads this one too, and what was found beside it. */
export class EditFailure extends Error {
  constructor(
    readonly errors: readonly Message[],
    readonly beside: readonly Diagnostic[] = [],
  ) {
    super('An edited demo does not compile.');
  }

  /** The same, with more that was found. */
  with(found: readonly Diagnostic[]): EditFailure {
    return new EditFailure(this.errors, [...this.beside, ...found]);
  }
}

/** An import of a demo that the bundler could not offer to its readers. */
export interface LiveFailure {
  /** The demo's module. */
  readonly file: FilePath;
  readonly message: string;
}

/** The failures of what readers need to edit demos; where the demo itself does not compile, its own failure is told beside them. */
export function liveFailures(error: unknown, root: FilePath): LiveFailure[] {
  if (!isBuildFailure(error)) return [];
  return error.errors.flatMap((message) => {
    const file = liveFileOf(message, root);
    return file === undefined ? [] : [{ file, message: message.text }];
  });
}

function liveFileOf({ location }: Message, root: FilePath): FilePath | undefined {
  const prefix = `${liveNamespace}:`;
  if (!location?.file.startsWith(prefix)) return undefined;
  return resolve(root, location.file.slice(prefix.length)) as FilePath;
}

function toDiagnostic({ text, location, notes }: Message, root: FilePath): Diagnostic {
  const hint = notes.find((note) => !note.location)?.text.split('\n')[0];
  return {
    severity: 'error',
    code: 'demo-compile',
    message: /[.?!]$/.test(text) ? text : `${text}.`,
    ...(hint === undefined ? {} : { hint }),
    ...(location && {
      place: { file: displayFile(location.file, root), line: location.line, column: location.column + 1 },
    }),
  };
}

function displayFile(file: string, root: FilePath): string {
  return relative(root, resolve(root, file)).split(sep).join('/');
}

/** Whether an error is what the bundler fails with. */
export function isBuildFailure(error: unknown): error is BuildFailure {
  // An `AggregateError` of a module that is run has errors of its own.
  return (
    error instanceof Error &&
    'errors' in error &&
    Array.isArray(error.errors) &&
    error.errors.every((one) => typeof one?.text === 'string')
  );
}

/**
 * Runs work that bundles modules of a site. A module that does not compile stops it with diagnostics; other errors are
 * thrown.
 */
export async function orBundleFailure<Outcome>(
  work: () => Promise<Outcome>,
  root: FilePath,
): Promise<Outcome | { readonly kind: 'stopped'; readonly diagnostics: readonly Diagnostic[] }> {
  try {
    return await work();
  } catch (error) {
    const diagnostics = bundleDiagnostics(error, root);
    if (!diagnostics) throw error;
    return { kind: 'stopped', diagnostics };
  }
}
