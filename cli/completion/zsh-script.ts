import type {
  CompletedArgument,
  CompletedCommand,
  CompletedOption,
  CompletedProgram,
  CompletedValue,
} from './describe-program.ts';

/** Writes the completion script for zsh. */
export function zshScript({ options, commands }: CompletedProgram): string {
  return `#compdef docs
# Completion of docs for zsh. Put this line into ~/.zshrc, after compinit:
#   source <(docs completion zsh)

_docs() {
  local curcontext=$curcontext state line
  local -a commands=(
${commands.map(({ name, summary }) => `    ${quote(`${name}:${summary}`)}\n`).join('')}  )
  _arguments -C \\
${options.map((option) => `    ${optionSpec(option)} \\\n`).join('')}    '1: :->command' \\
    '*:: :->argument'
  case $state in
    command) _describe -t commands command commands ;;
    argument)
      case $words[1] in
${commands.map(commandCase).join('')}      esac
      ;;
  esac
}

if [[ $funcstack[1] == _docs ]]; then
  _docs "$@"
else
  compdef _docs docs
fi
`;
}

function commandCase({ name, options, argument }: CompletedCommand): string {
  const specs = [...options.map(optionSpec), ...(argument ? [argumentSpec(argument)] : [])];
  return `        ${name})\n          _arguments \\\n            ${specs.join(' \\\n            ')}\n          ;;\n`;
}

/** `'1:code:(a b)'`; `'*:part:_directories'` for any number of arguments */
function argumentSpec({ name, value, isRepeated }: CompletedArgument): string {
  return quote(`${isRepeated ? '*' : '1'}:${name}${action(value)}`);
}

/** `'(--help -h)'{--help,-h}'[print this help]'`, `'--out[output folder]:value:_directories'` */
function optionSpec({ names: [long, short], description, value }: CompletedOption): string {
  const rest = `[${escaped(description)}]${value ? `:value${action(value)}` : ''}`;
  if (short === undefined) return quote(`${long}${rest}`);
  return `'(${long} ${short})'{${long},${short}}${quote(rest)}`;
}

function action(value: CompletedValue): string {
  switch (value.kind) {
    case 'words':
      return `:(${value.words.join(' ')})`;
    case 'folder':
      return ':_directories';
    case 'file':
      return ':_files';
    case 'text':
      return ': ';
  }
}

/** Escapes the characters that end a description. */
function escaped(text: string): string {
  return text.replace(/[[\]:\\]/g, '\\$&');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
