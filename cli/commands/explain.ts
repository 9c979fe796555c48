import type { Command } from 'commander';
import { type ExitCode, exitCodes } from '../errors.ts';
import { createPaint, type Terminal } from '../terminal.ts';

/** Adds `docs explain`. */
export function defineExplain(program: Command, terminal: Terminal, finish: (code: ExitCode) => void): void {
  program
    .command('explain')
    .argument('<code>', 'diagnostic code, such as missing-page')
    .summary('print what a diagnostic code means')
    .description(
      'Prints what the manual says about a diagnostic code: its meaning, an example, and the correction. ' +
        'Needs no site and no network.',
    )
    .action(async (code: string) => finish(await explain(code, terminal)));
}

async function explain(code: string, terminal: Terminal): Promise<ExitCode> {
  const { codePages, nearestName } = await terminal.library();
  const pages = await codePages();
  const page = pages.get(code);
  if (page === undefined) {
    const near = nearestName(code, [...pages.keys()]);
    const hint =
      near === undefined
        ? 'Codes stand at the end of a message. Those that contain a slash belong to the site and its plugins.'
        : `Did you mean "${near}"?`;
    terminal.err.write(`There is no diagnostic code "${code}". ${hint}\n`);
    return exitCodes.usageError;
  }
  terminal.out.write(`${createPaint(terminal.out)('strong', code)}\n\n${page.text}`);
  return exitCodes.success;
}
