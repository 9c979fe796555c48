import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { messageSections } from '../../support/manual/message-sections.ts';
import { programSentences } from '../../support/manual/program-sentences.ts';
import { manualPage } from '../../support/manual/reference-page.ts';
import { readTree } from '../../support/read-tree.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The TypeScript modules of a folder, by their paths in the repository. */
const modulesIn = async (folder: string) =>
  [...(await readTree(`${root}${folder}`))]
    .filter(([path]) => path.endsWith('.ts'))
    .map(([path, text]) => [`${folder}/${path}`, text] as const);

const sentences = programSentences(new Map([...(await modulesIn('cli')), ...(await modulesIn('src'))]));

test('the messages of the terminal that have no code', async () => {
  const page = manualPage(
    {
      title: 'Messages of the terminal',
      description:
        'What the docs command prints besides diagnostics, such as wrong usage and what a machine lacks.',
      lead: 'Problems in the content end with a code, and [each code has a page](/docs/diagnostics/). The sentences on this page have none. Wrong usage ends a command with exit code 2; a line that begins with `Warning:` ends nothing. “…” stands for a name, a path or a number.',
    },
    messageSections(sentences),
  );
  await expect(page).toMatchFileSnapshot(`${root}content/docs/messages/messages.md`);
});

test.each([
  ['a text', `throw new UserError('No page has this path.');`, ['No page has this path.']],
  [
    'values that only a run knows',
    `throw new UserError(\`The file "\${file}" has \${count} of \${total()} lines.\`);`,
    ['The file "…" has … of … lines.'],
  ],
  [
    'alternatives of a phrase',
    `const hint = isNew ? 'Choose another folder.' : 'Remove it.';
     warn(\`The folder cannot be written. \${hint}\`);`,
    ['The folder cannot be written. Choose another folder.', 'The folder cannot be written. Remove it.'],
  ],
  [
    'alternatives of a word',
    `warn(\`Parts are missing, so this machine builds \${many ? 'them' : 'it'}.\`);`,
    ['Parts are missing, so this machine builds ….'],
  ],
  [
    'a function, whose parameters are not constants of the same name',
    `const name = 'a name of this module';
     function problem(name: string): string { return \`There is no product "\${name}".\`; }
     throw new UserError(problem(id));`,
    ['There is no product "…".'],
  ],
  [
    'texts in an object',
    `const hints = { A: 'Raise the limit of files.', B: 'Choose another port instead.' };
     throw new UserError(hints[code] ?? 'Something else went wrong.');`,
    ['Raise the limit of files.', 'Choose another port instead.', 'Something else went wrong.'],
  ],
  [
    'what stands in place of the words of a package',
    `const ours = [[/^unknown option '(.*)'$/, 'Unknown option "$1". Run "docs --help".']];`,
    ['Unknown option "…". Run "docs --help".'],
  ],
  ['what a command was asked for', `terminal.out.write('No problems in these pages.\\n');`, []],
])('sentences are found: %s', (_case, text, expected) => {
  expect(programSentences(new Map([['a.ts', text]])).map((one) => one.text)).toEqual(expected);
});

test('a function of another module is followed', () => {
  const modules = new Map([
    ['a.ts', 'throw new UserError(nothingToWrite(name));'],
    ['b.ts', `export function nothingToWrite(id) { return \`Builds write nothing for "\${id}".\`; }`],
  ]);
  expect(programSentences(modules)).toEqual([{ module: 'a.ts', text: 'Builds write nothing for "…".' }]);
});
