import { Argument, type Command } from 'commander';
import { bashScript } from '../completion/bash-script.ts';
import { type CompletedProgram, describeProgram } from '../completion/describe-program.ts';
import { fishScript } from '../completion/fish-script.ts';
import { zshScript } from '../completion/zsh-script.ts';
import { type ExitCode, exitCodes } from '../errors.ts';
import type { Terminal } from '../terminal.ts';

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript } as const satisfies Record<
  string,
  (program: CompletedProgram) => string
>;

/** Adds `docs completion`. */
export function defineCompletion(
  program: Command,
  terminal: Terminal,
  finish: (code: ExitCode) => void,
): void {
  program
    .command('completion')
    .addArgument(new Argument('<shell>', 'your shell').choices(Object.keys(scripts)))
    .summary('print a script that completes commands and options')
    .description(
      'Prints a script with which your shell completes the commands and options of docs. The first lines of the ' +
        'script say how to install it. The shell must find docs itself, for example in node_modules/.bin.',
    )
    .action(async (shell: keyof typeof scripts) => {
      const { codePages, templateParts } = await terminal.library();
      const known = {
        eject: (await templateParts()).map(({ name }) => name),
        explain: [...(await codePages()).keys()],
      };
      terminal.out.write(scripts[shell](describeProgram(program, known)));
      finish(exitCodes.success);
    });
}
