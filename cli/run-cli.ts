import { CommanderError } from 'commander';
import { type ExitCode, exitCodes, reportUnexpected } from './errors.ts';
import { createProgram } from './program.ts';
import type { Terminal } from './terminal.ts';
import { visibleControls } from './visible-controls.ts';

/** Runs `docs` with the given arguments and returns its exit code. Never rejects. */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let code: ExitCode = exitCodes.success;
  try {
    await createProgram(terminal, (given) => {
      code = given;
    }).parseAsync(args, { from: 'user' });
    return terminal.signal.aborted ? exitCodes.interrupted : code;
  } catch (error) {
    return reportError(error, terminal);
  }
}

async function reportError(error: unknown, terminal: Terminal): Promise<ExitCode> {
  // Commander has already printed its message. `--help` ends in such an error too, with exit code 0.
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.success : exitCodes.usageError;
  if (terminal.signal.aborted) return exitCodes.interrupted;
  // If the library does not load, as when a package is missing, its error is the one in hand.
  const library = await terminal.library().catch(() => undefined);
  if (library && error instanceof library.UserError) {
    // It may name files, whose names may contain anything.
    terminal.err.write(`${visibleControls(error.message)}\n`);
    return exitCodes.usageError;
  }
  return reportUnexpected(error, terminal);
}
