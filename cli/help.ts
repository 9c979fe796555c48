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

/** Formats a command for the list of commands: `build [root]`, `init <dir>`, `merge <part...>`. */
export function commandTerm(command: Command): string {
  const values = command.registeredArguments.map((argument) => {
    const name = argument.variadic ? `${argument.name()}...` : argument.name();
    return argument.required ? `<${name}>` : `[${name}]`;
  });
  return [command.name(), ...values].join(' ');
}

/**
 * Turns a usage error of commander into one line: `error: unknown option '-x'` → `Unknown option "-x". …`
 * Names the help of the command, if one was given.
 */
export function usageErrorText(message: string, command = '<command>'): string {
  const text = message
    .trim()
    .replace(/^error: /, '')
    .replaceAll('\n', ' ');
  const [, written = ''] = /^unknown command '(.*?)'/.exec(text) ?? [];
  const meant = otherNames.get(written);
  if (meant !== undefined) return `Unknown command "${written}". Did you mean "${meant}"?`;
  const ours = sentences.find(([pattern]) => pattern.test(text));
  if (ours !== undefined) return text.replace(...ours).replace('<command>', command);
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.?!)]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** Commands of other tools. By its letters, `serve` is nearest to `merge`. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['create', 'init'],
  ['new', 'init'],
  ['start', 'dev'],
  ['develop', 'dev'],
  ['watch', 'dev'],
  ['generate', 'build'],
  ['lint', 'check'],
  ['test', 'check'],
  ['validate', 'check'],
  ['serve', 'preview'],
]);

/** Sentences of commander, with what we write instead. */
const sentences: readonly (readonly [commander: RegExp, ours: string])[] = [
  [/^unknown (\S+) '(.*)' \(Did you mean one of (.*)\?\)$/, 'Unknown $1 "$2". Did you mean one of $3?'],
  [/^unknown (\S+) '(.*)' \(Did you mean (.*)\?\)$/, 'Unknown $1 "$2". Did you mean "$3"?'],
  [/^unknown command '(.*)'$/, 'Unknown command "$1". Run "docs --help" to list all commands.'],
  [/^unknown option '(.*)'$/, 'Unknown option "$1". Run "docs <command> --help" to list all options.'],
  [/^option '(.*)' argument missing$/, 'Option "$1" needs a value.'],
  [/^too many arguments for '(.*)'\. (.*)$/, 'Too many arguments for "$1". $2'],
  [/^option '(.*)' cannot be used with option '(.*)'$/, 'Option "$1" cannot be used with option "$2".'],
  [
    /^missing required argument '(.*)'$/,
    'Argument <$1> is missing. Run "docs <command> --help" for the usage.',
  ],
  [/^option '(.*)' argument '(.*)' is invalid\. (.*)$/, 'Option "$1" does not accept "$2". $3'],
  [
    /^command-argument value '(.*)' is invalid for argument '(.*)'\. (.*)$/,
    'Argument <$2> does not accept "$1". $3',
  ],
];
