import { relative, resolve } from 'node:path';
import { type Command, Option } from 'commander';
import type { BuildReport } from '../../src/index.ts';
import { buildOnce, type Session, watchBuild } from '../build-session.ts';
import type { ExitCode } from '../exit-codes.ts';
import { followProblems, type ProblemNews } from '../follow-problems.ts';
import { jsonFormat } from '../formats.ts';
import {
  onlyOption,
  outOption,
  rootArgument,
  type SharedOptions,
  strictOption,
  toBuildFlags,
} from '../options.ts';
import { profileText } from '../profile.ts';
import { createProgress } from '../progress.ts';
import { buildText } from '../report.ts';
import { sizesText } from '../sizes.ts';
import type { Terminal } from '../terminal.ts';
import { whyText } from '../why.ts';

interface BuildOptions extends SharedOptions {
  readonly watch?: boolean;
  readonly profile?: boolean;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** Adds `docs build`. */
export function defineBuild(program: Command, terminal: Terminal, finish: (code: ExitCode) => void): void {
  rootArgument(program.command('build'))
    .summary('build the website into dist')
    .description(
      'Reads the content below the root and writes the website. Only what changed since the last build is done again. ' +
        'When the content has an error nothing is written, and the last good website stays; only a demo ' +
        'that does not compile is replaced by a notice, and the rest is built.',
    )
    .addOption(new Option('--watch', 'build again at every change').conflicts('json'))
    .addOption(outOption())
    .option('--base <path>', 'path the site is served under: /docs/')
    .option('--site-url <origin>', 'canonical origin: https://docs.acme.dev')
    .addOption(onlyOption())
    .option('--sizes', 'tell what every page and demo makes a reader load')
    .option('--profile', 'tell what every stage took, and the ten slowest pages')
    .option('--why <page>', 'tell why the page with this address or file was drawn again, or was not')
    .option('--force', 'ignore what the cache holds')
    .addOption(strictOption())
    .option('--json', 'one report object on stdout, nothing else')
    .option('--quiet', 'no progress, no word when all is well')
    .action(async (root: string, options: BuildOptions) => finish(await build(root, options, terminal)));
}

async function build(root: string, options: BuildOptions, terminal: Terminal): Promise<ExitCode> {
  const library = await terminal.library();
  const progress = createProgress(terminal.err, {
    quiet: options.json === true || options.quiet === true,
  });
  const newsOf = followProblems();
  const session: Session = {
    library,
    progress,
    signal: terminal.signal,
    load: () => library.loadConfig(resolve(terminal.cwd, root), toBuildFlags(options, terminal)),
    tell(report, outDir, saved = []) {
      progress.clear();
      const { diagnostics, ok } = report;
      const news = newsOf({ diagnostics, ok, saved });
      terminal.out.write(reportText({ report, news, outDir }, options, terminal));
    },
  };
  return options.watch === true ? watchBuild(session) : buildOnce(session);
}

/** A build, and what of its problems is told. */
interface Built {
  readonly report: BuildReport;
  readonly news: ProblemNews;
  readonly outDir: string;
}

function reportText({ report, news, outDir }: Built, options: BuildOptions, terminal: Terminal): string {
  if (options.json === true) return jsonFormat(report);
  const why = report.why === undefined ? '' : whyText(report.why);
  if (options.quiet === true && report.ok && news.told.length === 0) return why;
  const out = relative(terminal.cwd, outDir) || '.';
  const sizes = report.weights === undefined ? '' : `${sizesText(report.weights)}\n`;
  const profile = options.profile === true ? profileText(report) : '';
  return (
    sizes +
    profile +
    why +
    buildText(report, { colours: terminal.out.colours, out, strict: options.strict === true }, news)
  );
}
