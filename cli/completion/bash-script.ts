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

_docs() {
  local cur=\${COMP_WORDS[COMP_CWORD]} command= word
  COMPREPLY=()
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case $word in
      ${names.join(' | ')})
        command=$word
        break
        ;;
    esac
  done
  case "$command \${COMP_WORDS[COMP_CWORD-1]}" in
${commands.flatMap((command) => command.options.flatMap((option) => valueCase(command, option))).join('')}  esac
  case $command in
    '') _docs_words ${words([...names, ...allNames(options)])} ;;
${commands.map(commandCase).join('')}  esac
}

complete -F _docs docs
`;
}

function valueCase({ name }: CompletedCommand, { names, value }: CompletedOption): string[] {
  if (value === undefined) return [];
  const pattern = names.map((option) => `'${name} ${option}'`).join(' | ');
  return [`    ${pattern})\n${indent(completed(value), 6)}      return\n      ;;\n`];
}

function commandCase({ name, options, argument }: CompletedCommand): string {
  const flags = `_docs_words ${words(allNames(options))}`;
  const value = argument && completed(argument);
  const body = value ? `if [[ $cur == -* ]]; then\n  ${flags}\nelse\n${indent(value, 2)}fi\n` : `${flags}\n`;
  return `    ${name})\n${indent(body, 6)}      ;;\n`;
}

function completed(value: CompletedValue): string {
  switch (value.kind) {
    case 'words':
      return `_docs_words ${words(value.words)}\n`;
    case 'folder':
      return '_docs_folders\n';
    case 'text':
      return ':\n';
  }
}

function allNames(options: readonly CompletedOption[]): string[] {
  return options.flatMap(({ names }) => names.filter((name) => name !== undefined));
}

/** Quotes words as one argument, with a line for each, because a value may contain a space. */
function words(list: readonly string[]): string {
  return `$'${list.join('\\n')}'`;
}

function indent(text: string, width: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(width));
}
