import { setFlagsFromString } from 'node:v8';
import { startThreadEarly } from '../src/early.ts';
import { createUnhandledErrorHandler, exitCodes, internalErrorText } from './errors.ts';
import { keepCompiledCode } from './keep-compiled-code.ts';
import { runCli } from './run-cli.ts';
import type { Terminal, TextStream } from './terminal.ts';
import { tuneV8 } from './tune-v8.ts';

// Before the library loads and threads start.
tuneV8(process.versions.v8, setFlagsFromString);
keepCompiledCode();

const interruption = new AbortController();
let isFinished = false;

function onInterrupt(): void {
  // The second Ctrl-C exits without cleaning up.
  if (interruption.signal.aborted) process.exit(exitCodes.interrupted);
  interruption.abort();
}

process.on('SIGINT', onInterrupt);
process.on('SIGTERM', onInterrupt);

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // The reader of a pipe has exited, as in `docs --help | head -1`.
    if (error.code !== 'EPIPE') throw error;
    process.exit(isFinished ? undefined : exitCodes.interrupted);
  });
}

process.on('exit', (code) => {
  if (isFinished || code !== exitCodes.success) return;
  // Whatever has ended the process, such as a package that calls `process.exit(0)`, the report is missing.
  process.exitCode = exitCodes.internalError;
  process.stderr.write(internalErrorText('The program ended before its report was complete.'));
});

// Renders dates in demos the same on every machine. Threads that start later inherit the time zone.
process.env.TZ = 'UTC';

// The bundler, a child process in Go, collects garbage more often above this size. With 1,500 demos it takes
// two thirds of the memory and a quarter more processor time; a site with few demos stays below.
process.env.GOMEMLIMIT ??= '600MiB';

const terminal: Terminal = {
  cwd: process.cwd(),
  environment: process.env,
  out: textStream(process.stdout),
  err: textStream(process.stderr),
  signal: interruption.signal,
  library: () => import('../src/index.ts'),
  startEarly: startThreadEarly,
};
const onUnhandledError = createUnhandledErrorHandler(terminal);

process.on('uncaughtException', async (error) => {
  const code = await onUnhandledError(error);
  if (code !== undefined) process.exit(code);
});

process.exitCode = await runCli(process.argv.slice(2), terminal);
isFinished = true;
process.off('SIGINT', onInterrupt);
process.off('SIGTERM', onInterrupt);

function textStream(stream: NodeJS.WriteStream): TextStream {
  const interactive = stream.isTTY === true && !process.env.CI && process.env.TERM !== 'dumb';
  return {
    write: (text) => void stream.write(text),
    interactive,
    colours: interactive && !process.env.NO_COLOR,
    // Keeps help readable on very wide terminals.
    columns: Math.min(stream.columns ?? 100, 100),
  };
}
