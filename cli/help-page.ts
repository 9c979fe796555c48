import type { Command, Help } from 'commander';

/** The help page of a command: usage, what it does, then what can be chosen, commands first. */
export function helpPage(command: Command, help: Help): string {
  const width = help.helpWidth ?? 100;
  const termWidth = help.padWidth(command, help);
  const section = (title: string, rows: readonly (readonly [term: string, words: string])[]): string[] =>
    rows.length === 0
      ? []
      : ['', `${title}:`, ...rows.map(([term, words]) => help.formatItem(term, termWidth, words, help))];
  const lines = [
    `Usage: ${help.commandUsage(command)}`,
    '',
    help.boxWrap(help.commandDescription(command), width),
    ...section(
      'Commands',
      help.visibleCommands(command).map((sub) => [help.subcommandTerm(sub), help.subcommandDescription(sub)]),
    ),
    ...section(
      'Arguments',
      help
        .visibleArguments(command)
        .map((argument) => [help.argumentTerm(argument), help.argumentDescription(argument)]),
    ),
    ...section(
      'Options',
      help.visibleOptions(command).map((option) => [help.optionTerm(option), help.optionDescription(option)]),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

/** A command as the list of commands shows it: `build [root]`, `init <dir>`. */
export function commandTerm(command: Command): string {
  const values = command.registeredArguments.map((argument) =>
    argument.required ? `<${argument.name()}>` : `[${argument.name()}]`,
  );
  return [command.name(), ...values].join(' ');
}
