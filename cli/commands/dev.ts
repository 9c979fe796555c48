import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { type ExitCode, exitCodes } from '../errors.ts';
import { hostOption, portOption, rootArgument, toBuildFlags } from '../options.ts';
import { refusal } from '../problems.ts';
import { createProgress } from '../progress.ts';
import { startDev } from '../sessions/start-dev.ts';
import { createPaint, duration, type Terminal } from '../terminal.ts';
import { visibleControls } from '../visible-controls.ts';

interface DevOptions {
  readonly port: number;
  readonly host: string;
  readonly open?: boolean;
}

/** Adds `docs dev`. */
export function defineDev(program: Command, terminal: Terminal, finish: (code: ExitCode) => void): void {
  rootArgument(program.command('dev'))
    .summary('serve the site and update it when edits are saved')
    .description(
      'Serves the pages that docs build would write, renders each one when it is requested, and updates open pages ' +
        'when an edit is saved. The first requested page does not wait for the others. An error overlay covers the ' +
        'page until the error is fixed, and a badge in the corner opens the list of warnings. Does not write to dist.',
    )
    .addOption(portOption(4172))
    .addOption(hostOption())
    .option('--open', 'open the site in a browser')
    .action(async (root: string, options: DevOptions) => finish(await dev(root, options, terminal)));
}

async function dev(root: string, { port, host, open }: DevOptions, terminal: Terminal): Promise<ExitCode> {
  const start = performance.now();
  const { signal, out, err } = terminal;
  const library = await terminal.library();
  const load = () =>
    library.loadConfig(resolve(terminal.cwd, root), toBuildFlags({ drafts: true }, terminal));
  const paint = createPaint(out);
  const since = library.realNow();
  const { value: config, diagnostics } = await load();
  if (config === undefined) {
    out.write(refusal(diagnostics, 'Nothing is served.', paint));
    return exitCodes.usageError;
  }
  const progress = createProgress(err, { quiet: !err.interactive });
  const session = { library, port, host, cwd: terminal.cwd, out, err, progress, signal, load };
  const server = await startDev(session, { config, diagnostics, since });
  const ready = duration(performance.now() - start);
  const url = paint('strong', server.url);
  out.write(`Serving ${visibleControls(config.name)} at ${url}, ready in ${ready}; press Ctrl-C to stop.\n`);
  if (open === true) openBrowser(server.url, terminal);
  await server.run();
  return exitCodes.success;
}

/** The command that opens a URL, by operating system; others have `xdg-open`. */
const openers: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

function openBrowser(url: string, { err, startedWith }: Pick<Terminal, 'err' | 'startedWith'>): void {
  const [command, ...args] = openers[process.platform] ?? ['xdg-open'];
  // Not our own environment: a browser with our time zone would show all websites in it.
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true, env: startedWith });
  child.once('error', () => err.write(`Could not open a browser. Open ${url} yourself.\n`));
  // Lets this process exit before the browser does.
  child.unref();
}
