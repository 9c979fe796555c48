import type { Argument, Command, Option } from 'commander';
import { typographicQuotes } from './typographic-quotes.ts';

/** A section for each command, with its arguments and options. */
export function commandSections(program: Command): string {
  const help = program.createHelp();
  return help
    .visibleCommands(program)
    .filter((command) => command.name() !== 'help')
    .map((command) =>
      [
        `## docs ${command.name()}`,
        typographicQuotes(text(command.description() || command.summary())),
        `\`\`\`bash nocheck\n${`docs ${command.name()} ${argumentsOf(command)}`.trim()} [options]\n\`\`\``,
        table('Argument', command.registeredArguments.map(argumentRow)),
        table('Option', help.visibleOptions(command).map(optionRow)),
      ]
        .filter(Boolean)
        .join('\n\n'),
    )
    .join('\n\n');
}

function argumentsOf(command: Command): string {
  return command.registeredArguments.map(written).join(' ');
}

/** `<part...>`, `[root]` */
function written(argument: Argument): string {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
  return argument.required ? `<${name}>` : `[${name}]`;
}

function argumentRow(argument: Argument): string {
  return row(written(argument), argument);
}

function optionRow(option: Option): string {
  return row(option.flags, option);
}

/** What an argument and an option state in the same way. */
type Facts = Pick<Option & Argument, 'argChoices' | 'defaultValue' | 'description'>;

function row(name: string, { argChoices, defaultValue, description }: Facts): string {
  const choices = argChoices ? ` One of ${argChoices.map((choice) => `\`${choice}\``).join(', ')}.` : '';
  // Of a list that is empty until an option is given, the default says nothing.
  const fallback = String(defaultValue ?? '') && ` Default: \`${String(defaultValue)}\`.`;
  return `| \`${name.replaceAll('|', '\\|')}\` | ${withCode(sentence(description))}${choices}${fallback} |`;
}

function table(heading: string, rows: readonly string[]): string {
  return rows.length === 0 ? '' : [`| ${heading} | Effect |`, '| :--- | :--- |', ...rows].join('\n');
}

/** `print this help` → `Print this help.` */
function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** `such as '/ui/**'` → ``such as `/ui/**` `` */
function withCode(words: string): string {
  const parts = words.split(/'([^']*)'/);
  return parts
    .map((part, index) => (index % 2 === 1 ? `\`${part}\`` : typographicQuotes(text(part))))
    .join('');
}

function text(words: string): string {
  return words.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('*', '\\*');
}
