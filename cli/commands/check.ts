import { relative, resolve, sep } from 'node:path';
import { type Command, Option } from 'commander';
import { version } from '../../package.json';
import type { BuildReport } from '../../src/index.ts';
import { type ExitCode, exitCodes } from '../errors.ts';
import { githubFormat, jsonFormat, sarifFormat } from '../formats.ts';
import { rootArgument, strictOption, toBuildFlags } from '../options.ts';
import { createProgress } from '../progress.ts';
import { checkText, configErrorReport, withConfigWarnings } from '../report.ts';
import type { Terminal } from '../terminal.ts';

const formats = ['text', 'json', 'sarif', 'github'] as const;

interface CheckOptions {
  readonly format: (typeof formats)[number];
  readonly strict?: boolean;
}

/** Adds `docs check`. */
export function defineCheck(program: Command, terminal: Terminal, finish: (code: ExitCode) => void): void {
  rootArgument(program.command('check'))
    .summary('report every problem in the content')
    .description(
      'Reports every problem that a build would report, and syntax errors in code samples. ' +
        'Writes nothing except the cache.',
    )
    .addOption(new Option('--format <format>', 'format of the report').choices(formats).default('text'))
    .addOption(strictOption())
    .action(async (root: string, options: CheckOptions) => finish(await check(root, options, terminal)));
}

async function check(root: string, options: CheckOptions, terminal: Terminal): Promise<ExitCode> {
  const { format, ...flags } = options;
  const { loadConfig, createBuilder } = await terminal.library();
  const rootDir = resolve(terminal.cwd, root);
  const print = (report: BuildReport): void =>
    terminal.out.write(reportText(report, rootDir, options, terminal));
  const config = await loadConfig(rootDir, toBuildFlags(flags, terminal));
  if (config.value === undefined) {
    print(configErrorReport(config.diagnostics));
    return exitCodes.usageError;
  }
  const progress = createProgress(terminal.err, { quiet: format !== 'text' });
  const builder = await createBuilder(config.value, { progress, signal: terminal.signal });
  try {
    const report = withConfigWarnings(await builder.check(), config.diagnostics);
    progress.clear();
    print(report);
    return report.ok ? exitCodes.success : exitCodes.contentError;
  } finally {
    progress.clear();
    await builder.close();
  }
}

function reportText(report: BuildReport, rootDir: string, options: CheckOptions, terminal: Terminal): string {
  // Other tools expect files relative to the working directory, not to the site's root.
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
