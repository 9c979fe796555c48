import type { CompletedOption, CompletedProgram, CompletedValue } from './describe-program.ts';

/** Writes the completion script for fish. */
export function fishScript({ options, commands }: CompletedProgram): string {
  const lines = [
    '# Completion of docs for fish. Write it to the folder of completions:',
    '#   docs completion fish > ~/.config/fish/completions/docs.fish',
    '',
    'complete -c docs -f',
    ...options.map((option) => `complete -c docs -n __fish_use_subcommand ${optionTerms(option)}`),
    ...commands.flatMap(({ name, summary, options, argument }) => [
      '',
      `complete -c docs -n __fish_use_subcommand -a ${name} -d ${quote(summary)}`,
      ...[
        ...options.map(optionTerms),
        ...(argument === undefined || argument.value.kind === 'text' ? [] : [candidates(argument.value)]),
      ].map((terms) => `complete -c docs -n ${quote(`__fish_seen_subcommand_from ${name}`)} ${terms}`),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

/** `-l help -s h -d 'print this help'`, `-l format -x -a 'text json' -d 'format of the report'` */
function optionTerms({ names: [long, short], description, value }: CompletedOption): string {
  return [
    `-l ${long.replace(/^--/, '')}`,
    ...(short === undefined ? [] : [`-s ${short.replace(/^-/, '')}`]),
    ...(value === undefined ? [] : [value.kind === 'file' ? '-r' : '-x']),
    ...(value === undefined || value.kind === 'text' ? [] : [candidates(value)]),
    `-d ${quote(description)}`,
  ].join(' ');
}

function candidates(value: Exclude<CompletedValue, { kind: 'text' }>): string {
  switch (value.kind) {
    case 'folder':
      return "-a '(__fish_complete_directories)'";
    case 'file':
      return '-F';
    case 'words':
      return `-a ${quote(value.words.join(' '))}`;
  }
}

function quote(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}
