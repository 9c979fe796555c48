import { Argument, Command, Option } from 'commander';
import { expect, test } from 'vitest';
import { bashScript } from '../../../../cli/completion/bash-script.ts';
import { describeProgram } from '../../../../cli/completion/describe-program.ts';
import { fishScript } from '../../../../cli/completion/fish-script.ts';
import { zshScript } from '../../../../cli/completion/zsh-script.ts';

// The scripts of a small program, so that they change with their writers and not with every option of docs.
// To see whether they work, source them in their shells; tests/cli does so in bash.
test.each([
  ['bash', bashScript],
  ['zsh', zshScript],
  ['fish', fishScript],
] as const)('the script for %s', async (shell, script) => {
  await expect(script(describeProgram(sampleProgram(), {}))).toMatchFileSnapshot(`expected/${shell}.txt`);
});

/** A program with an option and an argument of each kind. */
function sampleProgram(): Command {
  const program = new Command('docs').version('1.0.0', '-V, --version', 'print the version');
  program
    .command('build')
    .argument('[root]', 'folder that contains content/')
    .summary('build the website')
    .option('--out <folder>', "output folder (default: 'dist')")
    .option('--base <path>', 'path of the site: [/docs/]')
    .addOption(new Option('-f, --format <format>', 'format of the report').choices(['text', 'json']))
    .addOption(new Option('--secret', 'not shown').hideHelp())
    .option('--against <package>', 'a .tgz or a folder')
    .option('--force', 'ignore the cache');
  program
    .command('completion')
    .addArgument(new Argument('<shell>').choices(['bash', 'zsh']))
    .summary('print a script');
  program.command('merge').argument('<part...>', 'folders of parts').summary('join parts');
  return program.helpCommand('help [command]', 'print the help of a command');
}
