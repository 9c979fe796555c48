import { join } from 'node:path';
import type { Message } from 'esbuild';
import { expect, test } from 'vitest';
import { columnOf, describeMessage } from '../../../../../src/bundle/esbuild/problems/describe-message.ts';
import type { FilePath } from '../../../../../src/model/path.ts';
import { folderWith } from '../../../../support/folder-with.ts';

const root = '/site' as FilePath;
const file = '/site/content/Demo.tsx' as FilePath;

/** A message of esbuild at a byte of a line. */
function messageOf(text: string, lineText = '', column = 0, notes: Message['notes'] = []): Message {
  const location = { file: 'a', namespace: '', line: 1, column, length: 1, lineText, suggestion: '' };
  return { id: '', pluginName: '', text, location, notes, detail: '' };
}

const asText = (name: string) => `Import its text as "${name}?raw", or its address as "${name}?url".`;
const asPicture = (name: string) => `Move it to the public folder, and write its address: src="/${name}"`;
const asComponent = 'Write it as a React component: .tsx or .jsx.';
const asStyles = 'Write it as CSS, or as .scss with the package "sass".';

test.each<[name: string, extension: string, hint: string]>([
  ['Photo.TIFF', '.TIFF', asPicture('Photo.TIFF')],
  ['film.mp4', '.mp4', asPicture('film.mp4')],
  ['letters.ttf', '.ttf', asPicture('letters.ttf')],
  ['Card.svelte', '.svelte', asComponent],
  ['card.styl', '.styl', asStyles],
  ['rows.svgz', '.svgz', asText('rows.svgz')],
  ['rows.csv', '.csv', asText('rows.csv')],
])('%s cannot be imported', (name, extension, hint) => {
  const message = messageOf(`No loader is configured for "${extension}" files: content/data/${name}`);
  expect(describeMessage(message, { root, file })).toEqual({
    code: 'import-type',
    message: `A module cannot import "${extension}" files such as "${name}".`,
    hint,
  });
});

test('a file without extension cannot be imported', () => {
  const message = messageOf('No loader is configured for "" files: content/LICENSE');
  expect(describeMessage(message, { root, file })).toEqual({
    code: 'import-type',
    message: 'A module cannot import "LICENSE", which has no extension.',
    hint: asText('LICENSE'),
  });
});

test('of the ends of an import, the two that there are are named', () => {
  expect(describeMessage(messageOf('Unknown query of the import "./a.ts?worker"'), { root, file })).toEqual({
    code: 'import-type',
    message: 'An import cannot end with "?worker".',
    hint: 'Import its text from "./a.ts?raw", or its address from "./a.ts?url".',
  });
});

const constants = (count: number) =>
  Array.from({ length: count }, (_, at) => `export const name${at + 1}x = 1;`).join('\n');

test.each<[text: string, name: string, message: string, hint: string]>([
  ['export let shade;', 'Shade', 'does not export "Shade"', 'Did you mean "shade"?'],
  ['export let shade;', 'default', 'has no default export', 'It exports shade.'],
  ['export {};', 'Card', 'does not export "Card"', 'Export it there, or correct the import.'],
  [
    constants(8),
    'Card',
    'does not export "Card"',
    'It exports name1x, name2x, name3x, name4x, name5x, name6x, name7x, name8x.',
  ],
  [
    constants(10),
    'Card',
    'does not export "Card"',
    'It exports name1x, name2x, name3x, name4x, name5x, name6x, name7x, name8x and 2 more.',
  ],
  [
    'export const Card = 1;\nexport const Cart = 2;',
    'Card',
    'does not export "Card"',
    'It is written there, so first correct the problems of that module and of those that it exports from.',
  ],
])('%j does not export %s', async (text, name, message, hint) => {
  await using folder = await folderWith({ 'content/colours.ts': text });
  const missing = messageOf(`No matching export in "content/colours.ts" for import "${name}"`);
  expect(describeMessage(missing, { root: folder.path as FilePath, file })).toEqual({
    code: 'missing-export',
    message: `"content/colours.ts" ${message}.`,
    hint,
  });
});

test('a demo without a default export gets one at the line of its component', async () => {
  await using folder = await folderWith({ 'content/Demo.tsx': '// A demo.\nexport class Demo {}' });
  const context = { root: folder.path as FilePath, file: join(folder.path, 'content/Demo.tsx') as FilePath };
  const missing = (name: string) =>
    messageOf(`No matching export in "content/Demo.tsx" for import "${name}"`);
  expect(describeMessage(missing('default'), context)).toEqual({
    code: 'missing-export',
    message: 'This module has no default export, so the page cannot show it.',
    hint: 'export default Demo;',
    line: 2,
  });
  // By another module, or another name, it is an import like others.
  expect(describeMessage(missing('default'), { ...context, file })).toMatchObject({
    message: '"content/Demo.tsx" has no default export.',
  });
  expect(describeMessage(missing('Damo'), context)).toMatchObject({ hint: 'Did you mean "Demo"?' });
});

test('JSX in a file for other code is renamed', () => {
  const text = 'The JSX syntax extension is not currently enabled';
  expect(
    describeMessage(messageOf(text, '<b />', 0, [{ text: 'A note.', location: null }]), { root, file }),
  ).toEqual({
    code: 'demo-compile',
    message: 'This file contains JSX, but its extension does not allow it.',
    hint: 'Rename it to .tsx, .jsx or .js.',
  });
});

const place = messageOf('').location;

test.each<[what: string, notes: Message['notes'], hint: string | undefined]>([
  ['the first line of a note', [{ text: 'Use a class.\nOr not.', location: null }], 'Use a class.'],
  [
    'a note without a place',
    [
      { text: 'It is here:', location: place },
      { text: 'Use it.', location: null },
    ],
    'Use it.',
  ],
  ['no note with a place', [{ text: 'It is here:', location: place }], undefined],
  ['no note about options of esbuild', [{ text: 'You can mark it as external.', location: null }], undefined],
  ['no note about loaders', [{ text: 'Configure a loader.', location: null }], undefined],
])('the hint of another message is %s', (_, notes, hint) => {
  const described = describeMessage(messageOf('Something is wrong', '', 0, notes), { root, file: undefined });
  expect(described).toEqual({
    code: 'demo-compile',
    message: 'Something is wrong.',
    ...(hint !== undefined && { hint }),
  });
});

test.each<[lineText: string, column: number, text: string, hint: string | undefined]>([
  ['  a color: red }', 4, 'Expected "{"', 'a{color: red }'],
  ['größe color: red }', 8, 'Expected "{"', 'größe{color: red }'],
  ['  color: red }', 2, 'Expected "{"', undefined],
  ['a color: red }', 2, 'Unexpected "c"', undefined],
])('of a style sheet, the line %j with the missing mark is the hint', (lineText, column, text, hint) => {
  const sheet = '/site/content/a.css' as FilePath;
  expect(describeMessage(messageOf(text, lineText, column), { root, file: sheet }).hint).toBe(hint);
});

test.each<[name: string, text: string, column: number, hint: string | undefined]>([
  ['Demo.tsx', 'const a = (1;\n', 12, 'const a = (1);'],
  ['rows.json', '[1 2]\n', 3, '[1, 2]'],
  ['Demo.md', 'const a = (1;\n', 12, undefined],
])('of %s, the corrected line is the hint', async (name, text, column, hint) => {
  await using folder = await folderWith({ [name]: text });
  const message = messageOf('Expected ")" but found ";"', text.trimEnd(), column);
  const broken = join(folder.path, name) as FilePath;
  expect(describeMessage(message, { root, file: broken }).hint).toBe(hint);
  expect(describeMessage(message, { root, file: `${broken}x.ts` as FilePath }).hint).toBeUndefined();
});

test.each([
  ['', 4, 5],
  ['abc', 0, 1],
  ['é = 1', 3, 3],
  ['🎉 = 1', 5, 4],
])('in %j, byte %i is in column %i', (lineText, column, expected) => {
  expect(columnOf({ lineText, column })).toBe(expected);
});
