#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { exitCodes } from './exit-codes.ts';
import { createLateErrors } from './late-errors.ts';
import { runCli } from './run-cli.ts';
import type { Terminal, TextStream } from './terminal.ts';
import { tuneEngine } from './tune-engine.ts';

// Before the library is loaded, and before threads start.
tuneEngine(process.versions.v8, setFlagsFromString);

const interruption = new AbortController();

function onInterrupt(): void {
  // Who asks twice does not want to wait for an orderly end.
  if (interruption.signal.aborted) process.exit(exitCodes.interrupted);
  interruption.abort();
}

process.on('SIGINT', onInterrupt);
process.on('SIGTERM', onInterrupt);

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // The reader went away, as in `docs --help | head -1`; nobody is left to be told.
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}

// Demos are drawn in one time zone wherever they are built; threads that start later take it over.
process.env.TZ = 'UTC';

const terminal: Terminal = {
  cwd: process.cwd(),
  environment: process.env,
  out: textStream(process.stdout),
  err: textStream(process.stderr),
  signal: interruption.signal,
  library: () => import('../src/index.ts'),
};
const tellLateError = createLateErrors(terminal.err, () => import('../src/index.ts'));

process.on('uncaughtException', async (error) => {
  const code = await tellLateError(error);
  if (code !== undefined) process.exit(code);
});

process.exitCode = await runCli(process.argv.slice(2), terminal);
process.off('SIGINT', onInterrupt);
process.off('SIGTERM', onInterrupt);

function textStream(stream: NodeJS.WriteStream): TextStream {
  const interactive = stream.isTTY === true && !process.env.CI && process.env.TERM !== 'dumb';
  return {
    write: (text) => void stream.write(text),
    interactive,
    colours: interactive && !process.env.NO_COLOR,
    // Pages stay readable on very wide terminals.
    columns: Math.min(stream.columns ?? 100, 100),
  };
}
