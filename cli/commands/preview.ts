import { relative, resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { outOption, parsePort, rootArgument, toBuildFlags } from '../options.ts';
import { createPaint } from '../paint.ts';
import { problemsText } from '../report.ts';
import type { Terminal } from '../terminal.ts';

interface PreviewOptions {
  readonly out?: string;
  readonly port: number;
  readonly host: string;
}

/** Adds `docs preview`. */
export function definePreview(program: Command, terminal: Terminal, finish: (code: ExitCode) => void): void {
  rootArgument(program.command('preview'))
    .summary('serve dist as a static host would')
    .description(
      'Serves the website that was built: clean addresses, the 404 page, the generated headers and redirects.',
    )
    .addOption(outOption())
    .addOption(new Option('--port <port>', '0 takes a free one').argParser(parsePort).default(4173))
    .addOption(new Option('--host <host>', '0.0.0.0 shows it to the network').default('127.0.0.1'))
    .action(async (root: string, options: PreviewOptions) => finish(await preview(root, options, terminal)));
}

async function preview(root: string, options: PreviewOptions, terminal: Terminal): Promise<ExitCode> {
  const { loadConfig, servePreview } = await terminal.library();
  const flags = toBuildFlags(options.out === undefined ? {} : { out: options.out }, terminal);
  const config = await loadConfig(resolve(terminal.cwd, root), flags);
  const paint = createPaint(terminal.out);
  if (config.value === undefined) {
    terminal.out.write(problemsText(config.diagnostics, paint));
    return exitCodes.usage;
  }
  const { port, host } = options;
  const server = await servePreview(config.value, { port, host, signal: terminal.signal });
  const folder = relative(terminal.cwd, config.value.outDir) || '.';
  terminal.out.write(`Serving ${folder} at ${paint('strong', server.url)}; Ctrl-C ends it.\n`);
  await server.closed;
  return exitCodes.fine;
}
