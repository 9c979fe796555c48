import { expect, test } from 'vitest';
import type { SourcePath } from '../../../src/model/path.ts';
import { parsePage } from '../../../src/parse/parse-page.ts';

const long = (length: number) => `${'a'.repeat(length - 1)}.`;
const page = (title: string, description: string) => `---\ndescription: ${description}\n---\n# ${title}\n`;

test.each<[string, string, string[]]>([
  ['a good page', page('Button', 'Buttons do things.'), []],
  ['no title', '---\ndescription: Words.\n---\nText', ['error title-missing']],
  ['a title of an emoji', page('🎉', 'Words.'), ['error title-missing']],
  ['a title only in a fence', '---\ndescription: Words.\n---\n```\n# Not it\n```\n', ['error title-missing']],
  ['70 characters', page('a'.repeat(70), 'Words.'), []],
  ['71 characters', page('a'.repeat(71), 'Words.'), ['warning title-long']],
  ['no description', '# Button\n', ['warning description-missing']],
  ['160 characters', page('T', long(160)), []],
  ['161 characters', page('T', long(161)), ['warning description-long']],
  ['no full stop', page('T', 'Words'), ['warning description-full-stop']],
  ['a question', page('T', 'Words?'), []],
  ['a Chinese full stop', page('T', '按钮。'), []],
  [
    'the description in the body',
    '# T\n\n<p class="description">Words</p>\n',
    ['warning description-full-stop'],
  ],
  ['an empty file', '', []],
  ['a file of white space', '\n \n\t\n', []],
])('%s', (_name, text, expected) => {
  const { diagnostics } = parsePage({ path: 'a.md' as SourcePath, text }, { trust: true });
  expect(diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toEqual(expected);
  for (const { place, hint } of diagnostics) {
    expect(place).toEqual({ file: 'content/a.md', line: 1, column: 1 });
    expect(hint).toBeDefined();
  }
});
