import { Command } from 'commander';
import { version } from '../package.json';
import { defineApi } from './commands/api.ts';
import { defineBuild } from './commands/build.ts';
import { defineCheck } from './commands/check.ts';
import { defineCompletion } from './commands/completion.ts';
import { defineDev } from './commands/dev.ts';
import { defineEject } from './commands/eject.ts';
import { defineExplain } from './commands/explain.ts';
import { defineInit } from './commands/init.ts';
import { defineMerge } from './commands/merge.ts';
import { definePreview } from './commands/preview.ts';
import { type ExitCode, exitCodes } from './errors.ts';
import { commandTerm, helpPage, usageErrorText } from './help.ts';
import { plugAndPlayProblem } from './plug-and-play.ts';
import type { Terminal } from './terminal.ts';

const description =
  'Builds a fast static website from the documentation of React component libraries. Reads Markdown pages, ' +
  'their demos and the side navigation from content/, renders every page at build time, and writes files that ' +
  'any static host can serve.';

const epilogue = `
Examples:
  docs init acme-ui                create a site in a new folder
  docs dev --open                  serve the site and update it when edits are saved
  docs build                       build the site in the current folder into dist
  docs build --watch               rebuild the site after every change
  docs build --only '/x/**'        build only some of the pages
  docs merge parts/*               build it from parts of docs build --shard 1/8
  docs check --format github       report problems as annotations on a pull request
  docs explain missing-page        print what the manual says about a diagnostic code
  docs api                         update the API documents of TypeScript packages
  docs preview --port 8080         serve the built website
  docs eject footer                copy our footer into templates/, to change it

Exit codes:
    0  success
    1  the content has errors
    2  wrong usage or configuration
    3  internal error
  130  interrupted by Ctrl-C

Run docs <command> --help for the options of a command.`;

/** Creates the command line. Each command passes its exit code to `finish`. */
export function createProgram(terminal: Terminal, finish: (code: ExitCode) => void): Command {
  const program = new Command('docs')
    .description(description)
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .addHelpText('after', epilogue)
    .usage('<command> [options]')
    .configureHelp({ formatHelp: helpPage, subcommandTerm: commandTerm })
    .exitOverride()
    .hook('preAction', (_, command) => {
      const problem = plugAndPlayProblem(command.name(), process.versions.pnp);
      if (problem !== undefined) command.error(problem, { exitCode: exitCodes.usageError });
    })
    .configureOutput({
      writeOut: (text) => terminal.out.write(text),
      writeErr: (text) => terminal.err.write(text),
      outputError: (text, write) => write(`${usageErrorText(text)}\n`),
      getOutHelpWidth: () => terminal.out.columns,
      getErrHelpWidth: () => terminal.err.columns,
      getOutHasColors: () => terminal.out.colours,
      getErrHasColors: () => terminal.err.colours,
    });
  for (const define of [
    defineInit,
    defineDev,
    defineBuild,
    defineMerge,
    defineCheck,
    defineExplain,
    defineApi,
    definePreview,
    defineEject,
    defineCompletion,
  ])
    define(program, terminal, finish);
  for (const command of program.commands)
    command
      .helpOption('-h, --help', 'print this help')
      .configureOutput({ outputError: (text, write) => write(`${usageErrorText(text, command.name())}\n`) });
  return program;
}
