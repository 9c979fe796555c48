import type { Config, Diagnostic, Parsed } from '../../src/index.ts';
import { internalErrorText } from '../errors.ts';
import type { ShownProgress } from '../progress.ts';
import type { Library, TextStream } from '../terminal.ts';
import { devSession } from './dev-session.ts';
import type { LoadedConfig } from './track-config.ts';

/** Dependencies of the development server. */
export interface DevStart {
  readonly library: Library;
  readonly port: number;
  readonly host: string;
  readonly cwd: string;
  readonly out: TextStream;
  readonly err: Pick<TextStream, 'write'>;
  readonly progress: ShownProgress;
  /** Aborted to stop the server. */
  readonly signal: AbortSignal;
  load(): Promise<Parsed<Config | undefined>>;
  /** Receives all problems of each snapshot. */
  onProblems?(problems: readonly Diagnostic[]): void;
}

/** A server that answers requests, and waits for its session. */
export interface StartedDev {
  readonly url: string;
  /** Serves the site and shows every change until the signal is aborted, then closes the server. */
  run(): Promise<void>;
}

/** Starts the server of a site. Rejects with a `UserError` if the port is not available. */
export async function startDev(start: DevStart, loaded: LoadedConfig): Promise<StartedDev> {
  const { library, port, host, signal, err, progress } = start;
  // Closes the server after an internal error too, so that the process can exit.
  const ended = new AbortController();
  const server = await library.serveDev({
    port,
    host,
    base: loaded.config.base,
    signal: AbortSignal.any([signal, ended.signal]),
    fail(error) {
      // An interruption ends requests; the resulting errors are expected.
      if (signal.aborted) return;
      if (error instanceof library.UserError) return progress.warn(error.message);
      progress.clear();
      err.write(internalErrorText(error));
    },
  });
  return {
    url: server.url,
    async run() {
      try {
        await devSession({ ...start, server, now: () => performance.now() }, loaded);
      } finally {
        ended.abort();
        await server.closed;
      }
    },
  };
}
