import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { devSession } from '../dev-session.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { faultText } from '../fault-text.ts';
import { openBrowser } from '../open-browser.ts';
import { parsePort, rootArgument, toBuildFlags } from '../options.ts';
import { createPaint } from '../paint.ts';
import { createProgress } from '../progress.ts';
import { duration, problemsText } from '../report.ts';
import type { Terminal } from '../terminal.ts';

interface DevOptions {
  readonly port: number;
  readonly host: string;
  readonly open?: boolean;
}

/** Adds `docs dev`. */
export function defineDev(program: Command, terminal: Terminal, finish: (code: ExitCode) => void): void {
  rootArgument(program.command('dev'))
    .summary('serve the site while it is written')
    .description(
      'Serves the pages that docs build would write, each drawn when it is asked for, and brings every saved edit into the ' +
        'open pages without loading them anew. The page that is asked for first does not wait for the others. Errors are shown over the ' +
        'page until they are mended, and a mark in the corner opens its warnings. Leaves dist alone.',
    )
    .addOption(new Option('--port <port>', '0 takes a free one').argParser(parsePort).default(4172))
    .addOption(new Option('--host <host>', '0.0.0.0 shows it to the network').default('127.0.0.1'))
    .option('--open', 'open the site in a browser')
    .action(async (root: string, options: DevOptions) => finish(await dev(root, options, terminal)));
}

async function dev(root: string, { port, host, open }: DevOptions, terminal: Terminal): Promise<ExitCode> {
  const begun = performance.now();
  const { signal, out, err } = terminal;
  const library = await terminal.library();
  const load = () => library.loadConfig(resolve(terminal.cwd, root), toBuildFlags({}, terminal));
  const paint = createPaint(out);
  const since = library.realNow();
  const { value: config, diagnostics } = await load();
  out.write(problemsText(diagnostics, paint));
  if (config === undefined) return exitCodes.usage;
  // A fault of ours ends the server too, so that the command ends.
  const ended = new AbortController();
  const progress = createProgress(err, { quiet: !err.interactive });
  const server = await library.serveDev({
    port,
    host,
    base: config.base,
    signal: AbortSignal.any([signal, ended.signal]),
    fail(error) {
      // What Ctrl-C cuts off is no fault.
      if (signal.aborted) return;
      if (error instanceof library.UserError) return progress.warn(error.message);
      progress.clear();
      err.write(faultText(error));
    },
  });
  const ready = duration(performance.now() - begun);
  out.write(`Serving ${config.name} at ${paint('strong', server.url)}, ready in ${ready}; Ctrl-C ends it.\n`);
  if (open === true) openBrowser(server.url, (sentence) => err.write(`${sentence}\n`));
  const now = () => performance.now();
  try {
    await devSession(
      { library, progress, signal, load, server, now, out, cwd: terminal.cwd },
      { config, since },
    );
  } finally {
    ended.abort();
    await server.closed;
  }
  return exitCodes.fine;
}
