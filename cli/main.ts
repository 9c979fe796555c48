import { setFlagsFromString } from 'node:v8';
import { startThreadEarly } from '../src/early.ts';
import { createUnhandledErrorHandler, type ExitCode, exitCodes, internalErrorText } from './errors.ts';
import { outputProblem, outputStream } from './output-stream.ts';
import { runCli } from './run-cli.ts';
import type { Terminal } from './terminal.ts';
import { stopGrowth } from './tune-v8.ts';

const interruption = new AbortController();
let isFinished = false;

function onInterrupt(): void {
  if (interruption.signal.aborted) exitAtOnce();
  interruption.abort();
}

/** Exits without cleaning up, after a second Ctrl-C. */
function exitAtOnce(): never {
  process.off('SIGINT', onInterrupt);
  // Node.js would wait for calls of the file system, and the read of a pipe that nobody writes never ends.
  process.on('exit', () => process.kill(process.pid, 'SIGINT'));
  process.exit(exitCodes.interrupted);
}

process.on('SIGINT', onInterrupt);
process.on('SIGTERM', onInterrupt);

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // The reader of a pipe has exited, as in `docs --help | head -1`.
    if (error.code === 'EPIPE') process.exit(isFinished ? undefined : exitCodes.interrupted);
    onOutputFailure(error);
  });
}

function onOutputFailure(error: unknown): void {
  isFinished = true;
  try {
    process.stderr.write(outputProblem(error));
  } finally {
    // Both streams may lead to the same full disk.
    process.exit(exitCodes.usageError);
  }
}

function workingDirectory(): string {
  try {
    return process.cwd();
  } catch {
    process.stderr.write('The working directory no longer exists. Change to another folder.\n');
    process.exit(exitCodes.usageError);
  }
}

process.on('exit', (code) => {
  if (isFinished || code !== exitCodes.success) return;
  // Whatever has ended the process, such as a package that calls `process.exit(0)`, the report is missing.
  process.exitCode = exitCodes.internalError;
  process.stderr.write(internalErrorText('The program ended before its report was complete.'));
});

const startedWith = { ...process.env };

// Renders dates in demos the same on every machine. Threads that start later inherit the time zone.
process.env.TZ = 'UTC';

// The bundler, a child process in Go, collects garbage more often above this size. With 1,500 demos it takes
// two thirds of the memory and a quarter more processor time; a site with few demos stays below.
process.env.GOMEMLIMIT ??= '600MiB';

const terminal: Terminal = {
  cwd: workingDirectory(),
  environment: process.env,
  startedWith,
  out: outputStream(process.stdout, process.env, onOutputFailure),
  err: outputStream(process.stderr, process.env, onOutputFailure),
  signal: interruption.signal,
  async library() {
    const library = await import('../src/index.ts');
    stopGrowth(process.versions.v8, setFlagsFromString);
    return library;
  },
  startEarly: startThreadEarly,
};
const onUnhandledError = createUnhandledErrorHandler(terminal);

process.on('uncaughtException', async (error) => {
  const code = await onUnhandledError(error);
  if (code !== undefined) process.exit(code);
});

async function run(): Promise<ExitCode> {
  const code = await runCli(process.argv.slice(2), terminal);
  process.exitCode = code;
  isFinished = true;
  process.off('SIGINT', onInterrupt);
  process.off('SIGTERM', onInterrupt);
  return code;
}

/** Resolves once the command has ended and reported. */
export const finished: Promise<ExitCode> = run();
