import { Command } from 'commander';
import { version } from '../package.json';
import { defineBuild } from './commands/build.ts';
import { defineCheck } from './commands/check.ts';
import { defineDev } from './commands/dev.ts';
import { defineInit } from './commands/init.ts';
import { definePreview } from './commands/preview.ts';
import type { ExitCode } from './exit-codes.ts';
import { commandTerm, helpPage } from './help-page.ts';
import type { Terminal } from './terminal.ts';
import { usageSentence } from './usage-sentence.ts';

const description =
  'Turns the documentation of React component libraries into a fast static website. Reads Markdown pages, their demos and ' +
  'the side navigation from content/, draws every page ahead of time, and writes files that any static host can serve.';

const epilogue = `
Examples:
  docs init acme-ui                begin a site in a new folder
  docs dev --open                  write, and see every edit as it is saved
  docs build                       build the site of this folder into dist
  docs build --watch               build it again at every change
  docs build --only '/x/**'        build a part of it
  docs check --format github       tell problems as annotations of a pull request
  docs preview --port 8080         look at what was built

Exit codes:
    0  all is well
    1  the content has errors
    2  wrong usage or configuration
    3  a fault of this program
  130  ended by Ctrl-C

The options of a command: docs <command> --help`;

/** The command line as a whole. Each command gives its exit code to `finish`. */
export function createProgram(terminal: Terminal, finish: (code: ExitCode) => void): Command {
  const program = new Command('docs')
    .description(description)
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this page')
    .helpCommand('help [command]', 'print the page of a command')
    .addHelpText('after', epilogue)
    .usage('<command> [root] [options]')
    .configureHelp({ formatHelp: helpPage, subcommandTerm: commandTerm })
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.out.write(text),
      writeErr: (text) => terminal.err.write(text),
      outputError: (text, write) => write(`${usageSentence(text)}\n`),
      getOutHelpWidth: () => terminal.out.columns,
      getErrHelpWidth: () => terminal.err.columns,
      getOutHasColors: () => terminal.out.colours,
      getErrHasColors: () => terminal.err.colours,
    });
  defineInit(program, terminal, finish);
  defineDev(program, terminal, finish);
  defineBuild(program, terminal, finish);
  defineCheck(program, terminal, finish);
  definePreview(program, terminal, finish);
  for (const command of program.commands) command.helpOption('-h, --help', 'print this page');
  return program;
}
