import { CommanderError } from 'commander';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { faultText } from './fault-text.ts';
import { createProgram } from './program.ts';
import type { Terminal } from './terminal.ts';

/** Runs a command line, without the words `node` and `docs`, to its exit code. Never rejects. */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let code: ExitCode = exitCodes.fine;
  try {
    await createProgram(terminal, (given) => {
      code = given;
    }).parseAsync(args, { from: 'user' });
    return terminal.signal.aborted ? exitCodes.interrupted : code;
  } catch (error) {
    return explain(error, terminal);
  }
}

async function explain(error: unknown, terminal: Terminal): Promise<ExitCode> {
  // The help page ends in an error too, of exit code 0. What there was to say has been said.
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.fine : exitCodes.usage;
  if (terminal.signal.aborted) return exitCodes.interrupted;
  const { UserError } = await terminal.library();
  if (error instanceof UserError) {
    terminal.err.write(`${error.message}\n`);
    return exitCodes.usage;
  }
  terminal.err.write(faultText(error));
  return exitCodes.fault;
}
