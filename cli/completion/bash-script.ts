import type {
  CompletedCommand,
  CompletedOption,
  CompletedProgram,
  CompletedValue,
} from './describe-program.ts';

/** Writes the completion script for bash. It runs in bash 3.2, the version of macOS. */
export function bashScript({ options, commands }: CompletedProgram): string {
  const names = commands.map(({ name }) => name);
  return `# Completion of docs for bash. Put this line into ~/.bashrc:
#   source <(docs completion bash)

_docs_words() {
  local IFS=$'\\n'
  COMPREPLY=($(compgen -W "$*" -- "$cur"))
}

_docs_folders() {
  local IFS=$'\\n'
  COMPREPLY=($(compgen -d -- "$cur"))
  # Adds the slash after a folder.
  compopt -o filenames 2>/dev/null
}

_docs_files() {
  local IFS=$'\\n'
  COMPREPLY=($(compgen -f -- "$cur"))
  compopt -o filenames 2>/dev/null
}

_docs() {
  local cur=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} command= word
  # In --format=json, bash takes the equals sign for a word.
  if [[ $cur == = ]]; then
    cur=
  elif [[ $before == = ]]; then
    before=\${COMP_WORDS[COMP_CWORD-2]}
  fi
  COMPREPLY=()
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case $word in
      ${names.join(' | ')})
        command=$word
        break
        ;;
    esac
  done
  case "$command $before" in
${valueCases(commands)}  esac
  case $command in
    '') _docs_words ${words([...names, ...longNames(options)])} ;;
${commands.map(commandCase).join('')}  esac
}

complete -F _docs docs
`;
}

/** The values of options, one case for all options with the same values. */
function valueCases(commands: readonly CompletedCommand[]): string {
  const patterns = new Map<string, string[]>();
  for (const { name, options } of commands) {
    for (const { names, value } of options) {
      if (value === undefined) continue;
      const body = completed(value);
      const known = patterns.get(body) ?? [];
      patterns.set(body, [...known, ...names.map((option) => `'${name} ${option}'`)]);
    }
  }
  return [...patterns]
    .map(([body, found]) => `    ${found.join(' | ')})\n${indent(body, 6)}      return\n      ;;\n`)
    .join('');
}

function commandCase({ name, options, argument }: CompletedCommand): string {
  const flags = options.length === 0 ? undefined : `_docs_words ${words(longNames(options))}\n`;
  const value = argument && completed(argument.value);
  const body =
    flags && value
      ? `if [[ $cur == -* ]]; then\n${indent(flags, 2)}else\n${indent(value, 2)}fi\n`
      : (flags ?? value ?? ':\n');
  return `    ${name})\n${indent(body, 6)}      ;;\n`;
}

function completed(value: CompletedValue): string {
  switch (value.kind) {
    case 'words':
      return `_docs_words ${words(value.words)}\n`;
    case 'folder':
      return '_docs_folders\n';
    case 'file':
      return '_docs_files\n';
    case 'text':
      return ':\n';
  }
}

function longNames(options: readonly CompletedOption[]): string[] {
  return options.map(({ names: [long] }) => long);
}

/** Quotes words as one argument, with a line for each, because a value may contain a space. */
function words(list: readonly string[]): string {
  return `$'${list.join('\\n')}'`;
}

function indent(text: string, width: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(width));
}
