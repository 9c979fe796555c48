import { resolve } from 'node:path';
import type { Command } from 'commander';
import { version } from '../../package.json';
import { type ExitCode, exitCodes } from '../errors.ts';
import { createPaint, type Terminal } from '../terminal.ts';

interface EjectOptions {
  readonly list?: boolean;
  readonly print?: boolean;
}

/** Adds `docs eject`. */
export function defineEject(program: Command, terminal: Terminal, finish: (code: ExitCode) => void): void {
  program
    .command('eject')
    .argument('[part]', 'part of the page, such as footer or layout/footer')
    .argument('[root]', 'folder that contains content/', '.')
    .summary('copy a part of the page into templates, to change it')
    .description(
      'Copies one of our templates into templates/ of the site, where it replaces ours. The copy builds unchanged, ' +
        'and docs check reports when a new version has changed its original. Never overwrites a file.',
    )
    .option('--list', 'list all parts')
    .option('--print', 'print the copy instead of writing it')
    .action(async (part: string | undefined, root: string, options: EjectOptions) =>
      finish(await eject({ part, root, options }, terminal)),
    );
}

interface Request {
  readonly part: string | undefined;
  readonly root: string;
  readonly options: EjectOptions;
}

async function eject({ part, root, options }: Request, terminal: Terminal): Promise<ExitCode> {
  const { copyTemplate, writeTemplate } = await terminal.library();
  if (options.list === true) return list(terminal);
  if (part === undefined) return refuse('Name a part, or pass --list to see all parts.', terminal);
  const found = await copyTemplate(part, version);
  if (found.kind === 'unknown') {
    const hint = found.near === undefined ? 'Pass --list to see all parts.' : `Did you mean "${found.near}"?`;
    return refuse(`There is no part "${part}". ${hint}`, terminal);
  }
  const { path, text } = found.template;
  if (options.print === true) {
    terminal.out.write(text);
    return exitCodes.success;
  }
  await writeTemplate(resolve(terminal.cwd, root), { path, text });
  const done = createPaint(terminal.out)('success', `Copied ${path}`);
  terminal.out.write(`${done} → templates/${path}\n`);
  return exitCodes.success;
}

async function list(terminal: Terminal): Promise<ExitCode> {
  const parts = await (await terminal.library()).templateParts();
  const width = parts.reduce((widest, { name }) => Math.max(widest, name.length), 0);
  const paint = createPaint(terminal.out);
  const lines = parts.map(({ name, summary }) => `${paint('strong', name.padEnd(width))}  ${summary}\n`);
  terminal.out.write(lines.join(''));
  return exitCodes.success;
}

function refuse(sentence: string, terminal: Terminal): ExitCode {
  terminal.err.write(`${sentence}\n`);
  return exitCodes.usageError;
}
