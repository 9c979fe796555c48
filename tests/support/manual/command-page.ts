import type { Command, Option } from 'commander';

/** A section for each command, with its arguments and options. */
export function commandSections(program: Command): string {
  const help = program.createHelp();
  return help
    .visibleCommands(program)
    .filter((command) => command.name() !== 'help')
    .map((command) =>
      [
        `## docs ${command.name()}`,
        text(command.description() || command.summary()),
        `\`\`\`bash nocheck\n${`docs ${command.name()} ${argumentsOf(command)}`.trim()} [options]\n\`\`\``,
        table(help.visibleOptions(command)),
      ].join('\n\n'),
    )
    .join('\n\n');
}

function argumentsOf(command: Command): string {
  return command.registeredArguments
    .map((argument) => (argument.required ? `<${argument.name()}>` : `[${argument.name()}]`))
    .join(' ');
}

function table(options: readonly Option[]): string {
  const rows = options.map((option) => {
    const choices = option.argChoices
      ? ` One of ${option.argChoices.map((choice) => `\`${choice}\``).join(', ')}.`
      : '';
    // Of a list that is empty until an option is given, the default says nothing.
    const fallback = String(option.defaultValue ?? '') && ` Default: \`${String(option.defaultValue)}\`.`;
    return `| \`${option.flags.replaceAll('|', '\\|')}\` | ${text(sentence(option.description))}${choices}${fallback} |`;
  });
  return ['| Option | Effect |', '| :--- | :--- |', ...rows].join('\n');
}

/** `print this help` → `Print this help.` */
function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

function text(words: string): string {
  return words.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('*', '\\*');
}
