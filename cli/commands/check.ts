import { relative, resolve, sep } from 'node:path';
import { type Command, Option } from 'commander';
import { version } from '../../package.json';
import type { BuildReport } from '../../src/index.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { failedReport, withConfigWarnings } from '../failed-report.ts';
import { githubFormat, jsonFormat, sarifFormat } from '../formats.ts';
import { rootArgument, strictOption, toBuildFlags } from '../options.ts';
import { createProgress } from '../progress.ts';
import { checkText } from '../report.ts';
import type { Terminal } from '../terminal.ts';

const formats = ['text', 'json', 'sarif', 'github'] as const;

interface CheckOptions {
  readonly format: (typeof formats)[number];
  readonly strict?: boolean;
}

/** Adds `docs check`. */
export function defineCheck(program: Command, terminal: Terminal, finish: (code: ExitCode) => void): void {
  rootArgument(program.command('check'))
    .summary('tell every problem of the content, write nothing')
    .description('Finds everything a build would complain of, and what takes longer to find. Writes nothing.')
    .addOption(new Option('--format <format>', 'how problems are told').choices(formats).default('text'))
    .addOption(strictOption())
    .action(async (root: string, options: CheckOptions) => finish(await check(root, options, terminal)));
}

async function check(root: string, options: CheckOptions, terminal: Terminal): Promise<ExitCode> {
  const { loadConfig, createBuilder } = await terminal.library();
  const rootDir = resolve(terminal.cwd, root);
  const tell = (report: BuildReport): void =>
    terminal.out.write(reportText(report, rootDir, options, terminal));
  const config = await loadConfig(rootDir, toBuildFlags({ strict: options.strict ?? false }, terminal));
  if (config.value === undefined) {
    tell(failedReport(config.diagnostics));
    return exitCodes.usage;
  }
  const progress = createProgress(terminal.err, { quiet: options.format !== 'text' });
  const builder = await createBuilder(config.value, { progress, signal: terminal.signal });
  try {
    const report = withConfigWarnings(await builder.check(), config.diagnostics);
    progress.clear();
    tell(report);
    return report.ok ? exitCodes.fine : exitCodes.content;
  } finally {
    progress.clear();
    await builder.close();
  }
}

function reportText(report: BuildReport, rootDir: string, options: CheckOptions, terminal: Terminal): string {
  // Places are seen from the site's root; other tools see files from where the command runs.
  const folder = relative(terminal.cwd, rootDir).split(sep).join('/');
  switch (options.format) {
    case 'json':
      return jsonFormat(report);
    case 'sarif':
      return sarifFormat(report, { folder, version });
    case 'github':
      return githubFormat(report, folder);
    case 'text':
      return checkText(report, { colours: terminal.out.colours, strict: options.strict === true });
  }
}
