import * as library from '../../src/index.ts';
import type { DevServer, DevServerOptions } from '../../src/public.ts';
import { internalErrorText } from '../errors.ts';
import { problemsText } from '../problems.ts';
import { startDev } from '../sessions/start-dev.ts';
import { createPaint, type TextStream } from '../terminal.ts';
import { inUtc } from './in-utc.ts';
import { siteFolder } from './site-folder.ts';

/**
 * Serves a site while its author edits it, as `docs dev` does, until `close` is called.
 *
 * @param root The folder that contains `content`, absolute or relative to the working directory.
 * @returns The running server, once it listens.
 * @throws {UserError} If the configuration has errors, or the port is not available.
 */
export async function createDevServer(root: string, options: DevServerOptions = {}): Promise<DevServer> {
  const { environment = process.env, port = 4172, host = '127.0.0.1', log, onProblems } = options;
  const flags = { only: [], force: false, sizes: false, strict: false, drafts: true, environment };
  const folder = siteFolder(root, 'createDevServer');
  const load = () => library.loadConfig(folder, flags);
  const out: TextStream = { write: (text) => log?.(text), interactive: false, colours: false, columns: 100 };
  const warn = options.onWarning ?? ((sentence: string) => out.write(`Warning: ${sentence}\n`));
  const since = library.realNow();
  const { value: config, diagnostics } = await load();
  if (config === undefined)
    throw new library.UserError(problemsText(diagnostics, createPaint(out)).trimEnd());
  const closed = new AbortController();
  const signal = AbortSignal.any([closed.signal, ...(options.signal ? [options.signal] : [])]);
  const progress = { stage() {}, advance() {}, clear() {}, warn };
  const dev = await startDev(
    {
      library,
      port,
      host,
      cwd: process.cwd(),
      out,
      err: out,
      progress,
      signal,
      load,
      ...(onProblems && { onProblems }),
    },
    { config, diagnostics, since },
  );
  const ended = inUtc(() => dev.run());
  // Reported here as well, because `close` may come much later.
  ended.catch((error) =>
    out.write(error instanceof library.UserError ? `${error.message}\n` : internalErrorText(error)),
  );
  return {
    url: dev.url,
    async close() {
      closed.abort();
      await ended;
    },
  };
}
