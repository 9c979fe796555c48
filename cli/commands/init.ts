import { relative, resolve } from 'node:path';
import type { Command } from 'commander';
import { name, version } from '../../package.json';
import { type ExitCode, exitCodes } from '../errors.ts';
import { siteNames, starterPackage } from '../starter.ts';
import { counted, createPaint, type Terminal } from '../terminal.ts';

interface InitOptions {
  readonly quiet?: boolean;
}

/** The starter's own name, which is replaced by the name of the new site. */
const sampleName = 'Acme UI';

/** Adds `docs init`. */
export function defineInit(program: Command, terminal: Terminal, finish: (code: ExitCode) => void): void {
  program
    .command('init')
    .argument('<dir>', 'new or empty folder; the site is named after it')
    .summary('create a site in a new folder')
    .description(
      'Creates a small site that builds without problems: a page of each kind, live demos, a translation, and a ' +
        'package.json with scripts. Refuses to write into a folder that contains anything except .git.',
    )
    .option('--quiet', 'no output on success')
    .action(async (dir: string, options: InitOptions) => finish(await init(dir, options, terminal)));
}

async function init(dir: string, { quiet = false }: InitOptions, terminal: Terminal): Promise<ExitCode> {
  const { readStarter, writeNewSite, programDependency } = await terminal.library();
  const folder = resolve(terminal.cwd, dir);
  const { title, packageName } = siteNames(folder);
  const texts = new Map<string, string>();
  for (const [path, text] of await readStarter())
    texts.set(
      path,
      text.replaceAll(sampleName, () => title),
    );
  const program = await programDependency(folder, { name, version });
  texts.set('package.json', starterPackage(packageName, program));
  await writeNewSite(folder, texts);
  if (!quiet) terminal.out.write(successText(relative(terminal.cwd, folder), texts.size, terminal));
  return exitCodes.success;
}

function successText(folder: string, count: number, { out }: Terminal): string {
  const paint = createPaint(out);
  const enter = folder === '' ? [] : [`cd ${shellWord(folder)}`];
  const commands = [...enter, 'npm install', 'npx docs dev --open'].map(
    (line) => `  ${paint('strong', line)}\n`,
  );
  const created = paint('success', `Created a site with ${counted(count, 'file')}`);
  return `${created} → ${folder || '.'}\n\nNext steps:\n${commands.join('')}`;
}

/** Quotes a path that contains special characters: `my docs` → `"my docs"`. */
function shellWord(text: string): string {
  return /^[\w./\\:@-]+$/.test(text) ? text : `"${text}"`;
}
