import { isAbsolute, relative, resolve, sep } from 'node:path';
import { type Command, Option } from 'commander';
import { version } from '../../package.json';
import type { BuildReport, CheckRequest, CodePage } from '../../src/index.ts';
import { type ExitCode, exitCodes } from '../errors.ts';
import { githubFormat, jsonFormat, sarifFormat } from '../formats.ts';
import { rootArgument, strictOption, toBuildFlags, typesWithOption } from '../options.ts';
import { createProgress } from '../progress.ts';
import { checkText, configErrorReport, withConfigWarnings } from '../report.ts';
import type { Terminal } from '../terminal.ts';

const formats = ['text', 'json', 'sarif', 'github'] as const;

interface CheckOptions {
  readonly format: (typeof formats)[number];
  readonly strict?: boolean;
  readonly external?: boolean;
  readonly types?: boolean;
  readonly typesWith?: Readonly<Record<string, string>>;
  readonly fix?: boolean;
  readonly pages?: boolean;
  readonly browser?: boolean;
  readonly against?: string;
  readonly released?: string;
  readonly baseline?: string;
  readonly updateBaseline?: boolean;
}

/** Adds `docs check`. */
export function defineCheck(program: Command, terminal: Terminal, finish: (code: ExitCode) => void): void {
  rootArgument(program.command('check'))
    .summary('report every problem in the content')
    .description(
      'Reports every problem that a build would report, and syntax errors in code samples. ' +
        'Writes nothing except the cache, unless --fix or --update-baseline is given.',
    )
    .addOption(new Option('--format <format>', 'format of the report').choices(formats).default('text'))
    .addOption(strictOption())
    .option('--external', 'also request the links that leave the site')
    .option('--types', 'also check the types of demos, and of code samples that are modules')
    .addOption(typesWithOption())
    .option('--pages', 'also render every page, and check its size and HTML')
    .option('--browser', 'also run every demo in Chromium: its console, axe, and keyboard tables')
    .option('--against <report>', 'also report pages that have grown since this JSON report')
    .option('--released <file>', 'report lost addresses of the last release, by its link-manifest.json')
    .option('--fix', 'make the corrections of problems that have exactly one')
    .option('--baseline <file>', 'report only problems that this file does not contain')
    .option('--update-baseline', 'write the problems of this check to the file of --baseline')
    .action(async (root: string, options: CheckOptions) => finish(await check(root, options, terminal)));
}

async function check(root: string, options: CheckOptions, terminal: Terminal): Promise<ExitCode> {
  const { format, strict = false } = options;
  const rootDir = resolve(terminal.cwd, root);
  terminal.startEarly(rootDir);
  const { codePages, loadConfig, createBuilder, repositoryRoot, UserError } = await terminal.library();
  if (options.updateBaseline && options.baseline === undefined)
    throw new UserError('--update-baseline needs the file: --baseline docs-baseline.json');
  const workspace = enclosing(rootDir, terminal.environment.GITHUB_WORKSPACE);
  const repository = workspace ?? (await repositoryRoot(rootDir)) ?? terminal.cwd;
  const folder = relative(repository, rootDir).split(sep).join('/');
  const context: ReportContext = { folder, pages: format === 'sarif' ? await codePages() : new Map() };
  const print = (report: BuildReport): void =>
    terminal.out.write(reportText(report, context, options, terminal));
  const config = await loadConfig(rootDir, toBuildFlags({ strict }, terminal));
  if (config.value === undefined) {
    print(configErrorReport(config.diagnostics));
    return exitCodes.usageError;
  }
  const progress = createProgress(terminal.err, { quiet: format !== 'text' });
  const builder = await createBuilder(config.value, { progress, signal: terminal.signal });
  try {
    const found = await builder.check(await checkRequest(options, terminal));
    const report = withConfigWarnings(found, config.diagnostics);
    progress.clear();
    print(report);
    return report.ok ? exitCodes.success : exitCodes.contentError;
  } finally {
    progress.clear();
    await builder.close();
  }
}

/** What the options ask for, with absolute paths. */
async function checkRequest(options: CheckOptions, terminal: Terminal): Promise<CheckRequest> {
  const { external, types, typesWith, fix, updateBaseline, pages, browser, against, released, baseline } =
    options;
  const { findBrowser } = await terminal.library();
  const absolute = (file: string | undefined) =>
    file === undefined ? undefined : resolve(terminal.cwd, file);
  return {
    external,
    types,
    typesWith,
    fix,
    updateBaseline,
    pages,
    ...(browser && { browser: { program: findBrowser(terminal.environment) } }),
    against: absolute(against),
    released: absolute(released),
    baseline: absolute(baseline),
  };
}

/** Returns the folder if it contains the site. */
function enclosing(rootDir: string, folder: string | undefined): string | undefined {
  if (folder === undefined || folder === '') return undefined;
  const steps = relative(folder, rootDir);
  return isAbsolute(steps) || steps.split(sep)[0] === '..' ? undefined : folder;
}

/** What a report needs besides its problems. */
interface ReportContext {
  /** Leads from the repository to the site: other tools expect files relative to the repository. */
  readonly folder: string;
  readonly pages: ReadonlyMap<string, CodePage>;
}

function reportText(
  report: BuildReport,
  { folder, pages }: ReportContext,
  { format, strict = false }: CheckOptions,
  { out, environment }: Terminal,
): string {
  switch (format) {
    case 'json':
      return jsonFormat(report);
    case 'sarif':
      return sarifFormat(report, { folder, version, manual: environment.COLOPHON_MANUAL, pages });
    case 'github':
      return githubFormat(report, folder);
    case 'text':
      return checkText(report, { colours: out.colours, strict, interactive: out.interactive });
  }
}
