import { relative, resolve } from 'node:path';
import type { Command } from 'commander';
import { counted } from '../counted.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { createPaint } from '../paint.ts';
import { siteNames, starterPackage } from '../starter.ts';
import type { Terminal } from '../terminal.ts';

interface InitOptions {
  readonly quiet?: boolean;
}

/** The name of the starter, in whose place that of the new site is put. */
const sampleName = 'Acme UI';

/** Adds `docs init`. */
export function defineInit(program: Command, terminal: Terminal, finish: (code: ExitCode) => void): void {
  program
    .command('init')
    .argument('<dir>', 'a new folder, or an empty one; its name becomes that of the site')
    .summary('begin a site in a new folder')
    .description(
      'Writes a small site that builds and checks clean: a page of every kind, live demos, a translation, and a ' +
        'package.json with scripts. Never writes into a folder that holds anything but .git.',
    )
    .option('--quiet', 'no word when all is well')
    .action(async (dir: string, options: InitOptions) => finish(await init(dir, options, terminal)));
}

async function init(dir: string, { quiet = false }: InitOptions, terminal: Terminal): Promise<ExitCode> {
  const { readStarter, writeNewSite, packageRoot } = await terminal.library();
  const folder = resolve(terminal.cwd, dir);
  const { title, packageName } = siteNames(folder);
  const texts = new Map([
    ...[...(await readStarter())].map(
      ([path, text]) => [path, text.replaceAll(sampleName, () => title)] as const,
    ),
    ['package.json', starterPackage(packageName, { site: folder, program: packageRoot() })] as const,
  ]);
  await writeNewSite(folder, texts);
  if (!quiet) terminal.out.write(doneText(relative(terminal.cwd, folder), texts.size, terminal));
  return exitCodes.fine;
}

function doneText(folder: string, count: number, { out }: Terminal): string {
  const paint = createPaint(out);
  const enter = folder === '' ? [] : [`cd ${shellWord(folder)}`];
  const commands = [...enter, 'npm install', 'npx docs dev --open'].map(
    (line) => `  ${paint('strong', line)}\n`,
  );
  const wrote = paint('good', `Wrote a site of ${counted(count, 'file')}`);
  return `${wrote} → ${folder || '.'}\n\nNext:\n${commands.join('')}`;
}

/** `my docs` → `"my docs"` */
function shellWord(text: string): string {
  return /^[\w./\\:@-]+$/.test(text) ? text : `"${text}"`;
}
