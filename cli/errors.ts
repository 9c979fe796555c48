import { inspect } from 'node:util';
import { missingPackageProblem } from './missing-package.ts';
import type { Terminal } from './terminal.ts';
import { visibleControls } from './visible-controls.ts';

/** Exit codes of the `docs` command. */
export const exitCodes = {
  success: 0,
  contentError: 1,
  /** Wrong usage or configuration. */
  usageError: 2,
  internalError: 3,
  /** Ended by Ctrl-C. */
  interrupted: 130,
} as const;

/** One of the exit codes. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Describes an unexpected error, with its stack and causes. */
export function internalErrorText(error: unknown): string {
  return `Internal error: this is a bug in Colophon, not in your content. Please report it with these lines:\n\n${inspect(error)}\n`;
}

/** Prints an unexpected error, and returns the exit code to end with. */
export function reportUnexpected(
  error: unknown,
  { err, environment }: Pick<Terminal, 'err' | 'environment'>,
): ExitCode {
  const missing = missingPackageProblem(error, environment);
  err.write(missing === undefined ? internalErrorText(error) : `${missing}\n`);
  return missing === undefined ? exitCodes.internalError : exitCodes.usageError;
}

/**
 * Creates a handler for unhandled errors. An error of a demo is reported once and the program goes on;
 * for any other error the handler returns the exit code to end with.
 */
export function createUnhandledErrorHandler({
  err,
  environment,
  library,
}: Pick<Terminal, 'err' | 'environment' | 'library'>): (error: unknown) => Promise<ExitCode | undefined> {
  const reported = new Set<string>();
  return async (error) => {
    // If the library does not load, as when a package is missing, the error is not one of a demo.
    const loaded = await library().catch(() => undefined);
    const message = loaded?.unhandledErrorMessage(error);
    if (message === undefined) return reportUnexpected(error, { err, environment });
    if (!reported.has(message)) err.write(`Warning: ${visibleControls(message)}\n`);
    reported.add(message);
    return undefined;
  };
}
