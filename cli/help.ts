import type { Command, Help } from 'commander';

/** Formats the help of a command: usage and description, then its commands, arguments and options. */
export function helpPage(command: Command, help: Help): string {
  const width = help.helpWidth ?? 100;
  const termWidth = help.padWidth(command, help);
  const section = (title: string, rows: readonly (readonly [term: string, text: string])[]): string[] =>
    rows.length === 0
      ? []
      : ['', `${title}:`, ...rows.map(([term, text]) => help.formatItem(term, termWidth, text, help))];
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

/** Formats a command for the list of commands: `build [root]`, `init <dir>`. */
export function commandTerm(command: Command): string {
  const values = command.registeredArguments.map((argument) =>
    argument.required ? `<${argument.name()}>` : `[${argument.name()}]`,
  );
  return [command.name(), ...values].join(' ');
}

/** Turns a usage error of commander into one line: `error: unknown option '--x'` → `Unknown option '--x'.` */
export function usageErrorText(message: string): string {
  const text = message
    .trim()
    .replace(/^error: /, '')
    .replaceAll('\n', ' ');
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.?!)]$/.test(sentence) ? sentence : `${sentence}.`;
}
