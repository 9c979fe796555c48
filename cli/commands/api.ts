import { resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { ApiSession, Diagnostic } from '../../src/index.ts';
import {
  comparisonText,
  coverageText,
  differing,
  frozenText,
  jsonText,
  staleText,
  updateText,
} from '../api-texts.ts';
import { type ExitCode, exitCodes } from '../errors.ts';
import { rootArgument, toBuildFlags } from '../options.ts';
import { problemsText, refusal } from '../problems.ts';
import { createProgress } from '../progress.ts';
import { createPaint, type Paint, type Terminal } from '../terminal.ts';

interface ApiOptions {
  readonly check?: boolean;
  readonly against?: string;
  readonly freeze?: string;
  readonly coverage?: boolean;
  readonly product?: readonly string[];
  readonly json?: boolean;
}

/** Adds `docs api`. */
export function defineApi(program: Command, terminal: Terminal, finish: (code: ExitCode) => void): void {
  rootArgument(program.command('api'))
    .summary('write API documents from TypeScript')
    .description(
      'Writes the API documents of the packages in site.yaml that have changed, into the folder that "out" ' +
        'names. Removes its own documents of exports that are gone, and leaves all other files alone.',
    )
    .addOption(mode('--check', 'write nothing; exit with 1 if documents differ from the types'))
    .addOption(
      mode('--against <package>', 'print what has changed since another version: a .tgz or a folder'),
    )
    .addOption(mode('--freeze <label>', 'keep the present API as a release, such as 7.1.0').argParser(label))
    .addOption(mode('--coverage', 'print the props that no demo shows'))
    .addOption(productOption())
    .option('--json', 'print one JSON value to stdout, and nothing else')
    .action(async (root: string, options: ApiOptions) => finish(await api(root, options, terminal)));
}

const modes = ['check', 'against', 'freeze', 'coverage'];

/** Creates the option of a mode, which excludes the others. */
function mode(flags: string, description: string): Option {
  const option = new Option(flags, description);
  return option.conflicts(modes.filter((name) => name !== option.attributeName()));
}

function label(text: string): string {
  if (!/^\w[\w.+-]*$/.test(text)) throw new InvalidArgumentError('Use a version such as 7.1.0.');
  return text;
}

function productOption(): Option {
  return new Option('--product <id>', 'only this product; can be repeated').argParser(
    (id: string, earlier: readonly string[] = []): readonly string[] => [...earlier, id],
  );
}

async function api(root: string, options: ApiOptions, terminal: Terminal): Promise<ExitCode> {
  const { out, err, signal } = terminal;
  const { loadConfig, createApiSession } = await terminal.library();
  const config = await loadConfig(resolve(terminal.cwd, root), toBuildFlags({}, terminal));
  if (config.value === undefined) {
    const { diagnostics } = config;
    const text = refusal(diagnostics, 'Nothing was done.', createPaint(out));
    out.write(options.json === true ? jsonText({ diagnostics }) : text);
    return exitCodes.usageError;
  }
  const progress = createProgress(err, { quiet: options.json === true || !err.interactive });
  const session = await createApiSession(config.value, { progress, signal });
  try {
    const result = await runMode(session, options, terminal);
    progress.clear();
    out.write(options.json === true ? jsonText(result.value) : result.text);
    return result.code;
  } finally {
    progress.clear();
    await session.close();
  }
}

/** What a mode prints. */
interface Result {
  readonly value: unknown;
  readonly text: string;
  readonly code: ExitCode;
}

async function runMode(session: ApiSession, options: ApiOptions, terminal: Terminal): Promise<Result> {
  const { check = false, against, freeze, coverage, product = [] } = options;
  const { success, contentError } = exitCodes;
  const paint = createPaint(terminal.out);
  if (against !== undefined) {
    const value = await session.compare(resolve(terminal.cwd, against), product);
    // Markdown goes into a file or a pull request, so problems are not part of it.
    terminal.err.write(problemsText(value.diagnostics, createPaint(terminal.err)));
    return { value, text: comparisonText(value), code: hasErrors(value) ? contentError : success };
  }
  if (freeze !== undefined) {
    const value = await session.freeze(freeze, product);
    return withProblems(value, frozenText(freeze, value.releases, paint), paint);
  }
  if (coverage === true) {
    const value = await session.coverage(product);
    return { value, text: coverageText(value, paint), code: success };
  }
  const value = await session.update({ write: !check }, product);
  const isStale = check && differing(value) > 0;
  const result = withProblems(value, check ? staleText(value, paint) : updateText(value, paint), paint);
  return isStale ? { ...result, code: contentError } : result;
}

/** Prints problems first. With an error among them, they are all that is printed. */
function withProblems(
  value: { readonly diagnostics: readonly Diagnostic[] },
  text: string,
  paint: Paint,
): Result {
  const problems = problemsText(value.diagnostics, paint);
  return hasErrors(value)
    ? { value, text: `${problems}Nothing was written.\n`, code: exitCodes.contentError }
    : { value, text: problems + text, code: exitCodes.success };
}

function hasErrors({ diagnostics }: { readonly diagnostics: readonly Diagnostic[] }): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}
