import { relative, resolve } from 'node:path';
import { type Command, Option } from 'commander';
import type { BuildFlags, BuildReport } from '../../src/index.ts';
import { profileText, sizesText, whyText } from '../details.ts';
import type { ExitCode } from '../errors.ts';
import { jsonFormat } from '../formats.ts';
import { impactText } from '../impact-text.ts';
import {
  keepGoingOption,
  onlyOption,
  outOption,
  remoteCacheOptions,
  rootArgument,
  shardOption,
  strictOption,
  toBuildFlags,
} from '../options.ts';
import { createProgress } from '../progress.ts';
import { buildText, type ReportOptions } from '../report.ts';
import { type BuildSession, buildOnce, watchBuild } from '../sessions/build-session.ts';
import type { Terminal } from '../terminal.ts';
import { type ProblemsToPrint, trackProblems } from '../track-problems.ts';

/** The options of a build, as typed. */
export interface BuildOptions extends Partial<BuildFlags> {
  readonly watch?: boolean;
  readonly profile?: boolean;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** Adds `docs build`. */
export function defineBuild(program: Command, terminal: Terminal, finish: (code: ExitCode) => void): void {
  const command = rootArgument(program.command('build'))
    .summary('build the website into dist')
    .description(
      'Reads content/ and writes the website. Rebuilds only what has changed since the last build. If there are ' +
        'errors, all of them are reported, nothing is written and the previous website stays in place. With ' +
        '--keep-going, everything else is written: a demo or page that fails is replaced by a notice.',
    )
    .addOption(new Option('--watch', 'rebuild after every change').conflicts('json'))
    .addOption(outOption())
    .option('--base <path>', 'path under which the site is served, such as /docs/')
    .option('--site-url <origin>', 'canonical origin of the site, such as https://docs.acme.dev')
    .addOption(onlyOption())
    .option('--sizes', 'print the download size of every page and demo')
    .option('--profile', 'print the time and memory of every stage, and the ten slowest pages')
    .addOption(
      new Option('--against <report>', 'print what differs from this JSON report, as Markdown').conflicts(
        'watch',
      ),
    )
    .option('--why <page>', 'print why the page with this path or file was rendered again, or why not')
    .option('--force', 'ignore the cache; with --out, write into a folder with other files')
    .addOption(strictOption())
    .addOption(keepGoingOption())
    .option('--json', 'print one JSON report to stdout, and nothing else')
    .option('--quiet', 'no output on success');
  const shard = shardOption().conflicts(['watch', 'only', 'sizes', 'against', 'why']);
  for (const option of [...remoteCacheOptions(), shard]) command.addOption(option);
  command.action(async (root: string, options: BuildOptions) => finish(await build(root, options, terminal)));
}

/** Builds a site, once or after every change. */
export async function build(root: string, options: BuildOptions, terminal: Terminal): Promise<ExitCode> {
  const { watch = false, profile, json, quiet, ...given } = options;
  const flags = {
    ...given,
    ...(json === true && { contents: true }),
    ...(given.against !== undefined && { against: resolve(terminal.cwd, given.against) }),
  };
  terminal.startEarly(resolve(terminal.cwd, root));
  const library = await terminal.library();
  const progress = createProgress(terminal.err, { quiet: json === true || quiet === true });
  const newProblems = trackProblems();
  const session: BuildSession = {
    library,
    progress,
    signal: terminal.signal,
    load: () => library.loadConfig(resolve(terminal.cwd, root), toBuildFlags(flags, terminal)),
    print(report, outDir, saved = []) {
      progress.clear();
      const problems = newProblems({ ...report, saved });
      const out = relative(terminal.cwd, outDir) || '.';
      const { colours, interactive } = terminal.out;
      terminal.out.write(reportText(report, problems, { ...options, out, colours, interactive }));
    },
  };
  return watch ? watchBuild(session) : buildOnce(session);
}

type TextOptions = BuildOptions & Pick<ReportOptions, 'out' | 'colours' | 'interactive'>;

function reportText(report: BuildReport, newProblems: ProblemsToPrint, options: TextOptions): string {
  if (options.json === true) return jsonFormat(report);
  // A file with this text is a comment on a pull request.
  if (report.impact && report.ok) return impactText(report.impact);
  const why = report.why === undefined ? '' : whyText(report.why);
  if (options.quiet === true && report.ok && newProblems.problems.length === 0) return why;
  const sizes = report.weights === undefined ? '' : sizesText(report.weights);
  const profile = options.profile === true ? profileText(report) : '';
  return (
    sizes + profile + why + buildText(report, { ...options, strict: options.strict === true }, newProblems)
  );
}
