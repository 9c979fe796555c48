import { relative, resolve, sep } from 'node:path';
import type { BuildFailure, Message } from 'esbuild';
import { asSentence } from '../../lib/as-sentence.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { FilePath } from '../../model/path.ts';
import { liveNamespace } from './plugins/offer-imports.ts';

/** Converts esbuild's failure to diagnostics. Returns undefined for other errors. */
export function bundleDiagnostics(error: unknown, root: FilePath): Diagnostic[] | undefined {
  if (!isBuildFailure(error)) return undefined;
  const found = error.errors
    .filter((message) => liveFileOf(message, root) === undefined)
    .map((message) => toDiagnostic(message, root));
  const seen = new Set<string>();
  const others = error instanceof EditFailure ? error.others : [];
  // A module in the bundles for the browser and for Node fails in both.
  return [...found, ...others].filter((diagnostic) => {
    const key = JSON.stringify([diagnostic.message, diagnostic.place]);
    return !seen.has(key) && seen.add(key);
  });
}

/** A failure like esbuild's: an edited demo in `docs dev` does not compile. */
export class EditFailure extends Error {
  constructor(
    readonly errors: readonly Message[],
    /** Diagnostics of other modules. */
    readonly others: readonly Diagnostic[] = [],
  ) {
    super('An edited demo does not compile.');
  }

  /** Returns the failure with more diagnostics of other modules. */
  with(others: readonly Diagnostic[]): EditFailure {
    return new EditFailure(this.errors, [...this.others, ...others]);
  }
}

/** An import that cannot be bundled for readers who edit a demo. */
export interface LiveFailure {
  /** The demo's module. */
  readonly file: FilePath;
  readonly message: string;
}

/** Returns the failures of live entries in esbuild's failure. */
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
    message: asSentence(text),
    ...(hint === undefined ? {} : { hint }),
    ...(location && {
      place: { file: displayFile(location.file, root), line: location.line, column: location.column + 1 },
    }),
  };
}

function displayFile(file: string, root: FilePath): string {
  return relative(root, resolve(root, file)).split(sep).join('/');
}

/** True for esbuild's failure. */
export function isBuildFailure(error: unknown): error is BuildFailure {
  // An `AggregateError` that a module throws also has `errors`.
  return (
    error instanceof Error &&
    'errors' in error &&
    Array.isArray(error.errors) &&
    error.errors.every((one) => typeof one?.text === 'string')
  );
}

/** Converts esbuild's failure in the given work to diagnostics. Throws other errors. */
export async function stopOnBundleFailure<Outcome>(
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
