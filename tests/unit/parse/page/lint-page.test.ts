import { expect, test } from 'vitest';
import type { SourcePath } from '../../../../src/model/path.ts';
import { parsePage } from '../../../../src/parse/page/parse-page.ts';

const long = (length: number) => `${'a'.repeat(length - 1)}.`;
const page = (title: string, description: string) => `---\ndescription: ${description}\n---\n# ${title}\n`;

const parse = (text: string) => parsePage({ path: 'a.md' as SourcePath, text }, { trust: true });

test.each<[string, string, string[]]>([
  ['a good page', page('Button', 'Buttons do things.'), []],
  ['no title', '---\ndescription: Words.\n---\nText', ['error title-missing']],
  ['a title only in code', '---\ndescription: Words.\n---\n```sh\n# Not it\n```\n', ['error title-missing']],
  ['70 characters', page('a'.repeat(70), 'Words.'), []],
  ['71 characters', page('a'.repeat(71), 'Words.'), ['warning title-long']],
  ['70 characters of two units', page('𝒜'.repeat(70), 'Words.'), []],
  ['71 characters of two units', page('𝒜'.repeat(71), 'Words.'), ['warning title-long']],
  ['160 characters with emoji', page('T', `🎉${long(159)}`), []],
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
  const { diagnostics } = parse(text);
  expect(diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toEqual(expected);
  for (const { place, hint } of diagnostics) {
    expect(place).toEqual({ file: 'content/a.md', line: 1, column: 1 });
    expect(hint).toBeDefined();
  }
});

test.each([
  ['ui/date-picker.md', 'Date picker'],
  ['ui/date-picker/date-picker.mdx', 'Date picker'],
  ['ui/date-picker.de.md', 'Date picker'],
  ['ui/date-picker/index.md', 'Date picker'],
  ['ui/date-picker/README.md', 'Date picker'],
  ['index.md', 'Index'],
  ['../README.md', 'README'],
])('the file %s suggests the title "%s"', (path, title) => {
  const hints = (body: string) =>
    parsePage(
      { path: path as SourcePath, text: `---\ndescription: Words.\n---\n${body}` },
      { trust: true },
    ).diagnostics.map(({ hint }) => hint);
  expect(hints('Text.')).toEqual([`Start it with a heading: # ${title}`]);
  expect(hints('# 🚀\n')).toEqual([`Add words: # 🚀 ${title}`]);
});

test.each<[string, string, string]>([
  ['an emoji', '🚀', 'only emoji'],
  ['emoji of several signs', '👩‍👩‍👧 ❤️ 👍🏽 🇩🇪', 'only emoji'],
  ['a picture', '![Acme](a.svg)', 'no words'],
  ['nothing', '', 'no words'],
])('a heading of %s is reported as a missing title', (_name, heading, content) => {
  const { value, diagnostics } = parse(page(heading, 'Words.'));
  expect(diagnostics.map(({ code, message, place }) => [code, message, place?.line])).toEqual([
    ['title-missing', `This page has no title: its heading has ${content}.`, 4],
  ]);
  expect(value.document.mainHeading).toBeUndefined();
});

test('the title of the front matter replaces a heading of an emoji', () => {
  const { value, diagnostics } = parse('---\ntitle: Emoji\ndescription: Words.\n---\n# 😀\n');
  expect(diagnostics).toEqual([]);
  expect(value.document).toMatchObject({ title: 'Emoji' });
  expect(value.document.mainHeading).toBeUndefined();
});

test.each<[string, string, string[]]>([
  ['YAML that breaks', 'description: "Broken', ['yaml-syntax']],
  ['a description of another kind', 'title: T\ndescription: true', ['front-matter-value']],
  ['a title of another kind', 'title: [T]\ndescription: Words.', ['front-matter-value']],
  ['no list of keys', '- a', ['front-matter-value']],
  ['a key without a value', 'title:\ndescription:', ['title-missing', 'description-missing']],
  ['nothing', '', ['title-missing', 'description-missing']],
  ['another wrong key', 'draft: 2', ['front-matter-value', 'title-missing', 'description-missing']],
])('front matter with %s is reported without its consequences', (_name, yaml, codes) => {
  expect(parse(`---\n${yaml}\n---\nText.\n`).diagnostics.map(({ code }) => code)).toEqual(codes);
});

test('a title that other tools take from a block of code', () => {
  const { diagnostics } = parse(
    '---\ndescription: Words.\n---\n\n`````\nData entry\n\n# Mentions\n`````\n\nText\n',
  );
  expect(diagnostics).toMatchObject([
    {
      code: 'title-missing',
      message: 'This page has no title: its heading "# Mentions" is in a code block.',
      place: { line: 5 },
    },
  ]);
});
