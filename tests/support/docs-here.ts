import { runCli } from '../../cli/run-cli.ts';
import type { Terminal } from '../../cli/terminal.ts';

/** A `docs` that runs in this process. */
export interface DocsHere extends AsyncDisposable {
  /** What it has written so far, to either stream. */
  readonly written: () => string;
  /** Ends it as Ctrl-C does. */
  stop(): void;
  readonly ended: Promise<number>;
}

/** Starts `docs` in this process, with parts of the library changed; disposing of it ends it. */
export function startDocsHere(
  args: readonly string[],
  cwd: string,
  changed: Partial<Awaited<ReturnType<Terminal['library']>>> = {},
): DocsHere {
  const interruption = new AbortController();
  let written = '';
  const stream = {
    write(text: string) {
      written += text;
    },
    interactive: false,
    colours: false,
    columns: 100,
  };
  const ended = runCli(args, {
    cwd,
    environment: {},
    startedWith: {},
    out: stream,
    err: stream,
    signal: interruption.signal,
    startEarly() {},
    library: async () => ({ ...(await import('../../src/index.ts')), ...changed }),
  });
  const stop = () => interruption.abort();
  return {
    written: () => written,
    stop,
    ended,
    async [Symbol.asyncDispose]() {
      stop();
      await ended;
    },
  };
}
