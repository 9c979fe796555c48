import type { Command, Option } from 'commander';

/** The command line as plain data, for completion scripts. */
export interface CompletedProgram {
  readonly options: readonly CompletedOption[];
  readonly commands: readonly CompletedCommand[];
}

/** A command with its options. */
export interface CompletedCommand {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly CompletedOption[];
  /** The first argument. Absent for a command without arguments. */
  readonly argument?: CompletedArgument;
}

/** An argument as a shell completes it. */
export interface CompletedArgument {
  readonly name: string;
  readonly value: CompletedValue;
  /** True if any number of them may follow. */
  readonly isRepeated: boolean;
}

/** An option as a shell completes it. */
export interface CompletedOption {
  /** `['--help', '-h']` */
  readonly names: readonly [long: string, short?: string];
  readonly description: string;
  /** Absent for a flag. */
  readonly value?: CompletedValue;
}

/** What completes the value of an option or argument. */
export type CompletedValue =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'folder' }
  /** A file or folder. */
  | { readonly kind: 'file' }
  /** Only the user knows. */
  | { readonly kind: 'text' };

/**
 * Describes all visible commands and options of a program.
 *
 * @param known the words that the argument of a command may be, by the name of the command
 */
export function describeProgram(
  program: Command,
  known: Readonly<Record<string, readonly string[]>>,
): CompletedProgram {
  const help = program.createHelp();
  const commands = help.visibleCommands(program);
  const names = commands.map((command) => command.name());
  return {
    options: help.visibleOptions(program).map(describeOption),
    commands: commands.map((command) => {
      const [argument] = command.registeredArguments;
      return {
        name: command.name(),
        summary: help.subcommandDescription(command),
        options: help.visibleOptions(command).map(describeOption),
        ...(argument && {
          argument: {
            name: argument.name(),
            value: completionOf(argument.name(), argument.argChoices ?? known[command.name()], names),
            isRepeated: argument.variadic,
          },
        }),
      };
    }),
  };
}

function describeOption(option: Option): CompletedOption {
  const { long, short, description, flags, argChoices } = option;
  const placeholder = /[<[]([\w-]+)/.exec(flags)?.[1];
  return {
    names: long === undefined ? [option.name()] : short === undefined ? [long] : [long, short],
    description,
    ...(placeholder !== undefined && { value: completionOf(placeholder, argChoices) }),
  };
}

/** Names of arguments that are folders. */
const folders: readonly string[] = ['root', 'dir', 'folder', 'part', 'place'];

/** Names of arguments that are files or folders: a packed package, or its folder. */
const files: readonly string[] = ['package'];

function completionOf(
  name: string,
  choices: readonly string[] | undefined,
  commands: readonly string[] = [],
): CompletedValue {
  if (choices) return { kind: 'words', words: choices };
  if (name === 'command') return { kind: 'words', words: commands };
  if (files.includes(name)) return { kind: 'file' };
  return { kind: folders.includes(name) ? 'folder' : 'text' };
}
