import { relative, resolve } from 'node:path';
import type { Command } from 'commander';
import { type ExitCode, exitCodes } from '../errors.ts';
import { hostOption, outOption, portOption, rootArgument, toBuildFlags } from '../options.ts';
import { refusal } from '../problems.ts';
import { createPaint, type Terminal } from '../terminal.ts';

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
      'Serves the built website with clean URLs, its 404 page, and the generated headers and redirects.',
    )
    .addOption(outOption())
    .addOption(portOption(4173))
    .addOption(hostOption())
    .action(async (root: string, options: PreviewOptions) => finish(await preview(root, options, terminal)));
}

async function preview(root: string, options: PreviewOptions, terminal: Terminal): Promise<ExitCode> {
  const { loadConfig, servePreview } = await terminal.library();
  const { port, host, ...flags } = options;
  const config = await loadConfig(resolve(terminal.cwd, root), toBuildFlags(flags, terminal));
  const paint = createPaint(terminal.out);
  if (config.value === undefined) {
    terminal.out.write(refusal(config.diagnostics, 'Nothing is served.', paint));
    return exitCodes.usageError;
  }
  const server = await servePreview(config.value, { port, host, signal: terminal.signal });
  const folder = relative(terminal.cwd, config.value.outDir) || '.';
  terminal.out.write(`Serving ${folder} at ${paint('strong', server.url)}; press Ctrl-C to stop.\n`);
  await server.closed;
  return exitCodes.success;
}
