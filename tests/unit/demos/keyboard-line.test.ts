import { expect, test } from 'vitest';
import { keyboardLine } from '../../../src/demos/keyboard-line.ts';

const text = `# Tabs

| Key | Effect |
| --- | --- |
| Enter | Another table |

## Keyboard interaction

\`\`\`md
## Code
| Key | Effect |
\`\`\`

### With a mouse, too

| Key | Effect |
| --- | --- |
| <kbd>Home</kbd> | First |
| <kbd>Arrow</kbd> <kbd>Left</kbd> | Left |

| Key | Effect |
| --- | --- |
| \`End\` | Last |

## Props

| Key | Effect |
`;

test.each([
  [0, 0, 'Home', 18],
  [0, 1, 'Arrow Left', 19],
  [1, 0, 'End', 23],
  [0, 0, 'Tab', undefined],
  [1, 1, 'End', undefined],
  [2, 0, 'End', undefined],
])('table %i, row %i, %s', (table, row, keys, line) => {
  expect(keyboardLine(text, { table, row, keys })).toBe(line);
});

const sections = [
  '### Keyboard support',
  '',
  '| Key |',
  '| --- |',
  '| **Home** |',
  '',
  '#### Touch',
  '| Key |',
  '| --- |',
  '| End |',
  '### Mouse',
  '| Key |',
  '| --- |',
  '| Tab |',
  '## KEYBOARD',
  '~~~',
  '| Key |',
  '~~~',
  '| Key |',
  '| --- |',
  '| Enter |',
  '## Keyboards on screen',
  '| Key |',
  '| --- |',
  '| Escape |',
];

test.each([
  ['a section of the third level', 0, 0, 'Home', 5],
  ['a section below it', 1, 0, 'End', 10],
  ['no section beside it, and no code', 2, 0, 'Enter or Space', 21],
  ['no row behind the end of the table', 2, 1, 'Enter', undefined],
  ['no heading with a longer word', 3, 0, 'Escape', undefined],
])('tables are counted in %s', (_name, table, row, keys, line) => {
  expect(keyboardLine(sections.join('\r\n'), { table, row, keys })).toBe(line);
});

test('a row is found only in the table itself', () => {
  const page = '## Keyboard\n\n| Key |\n| --- |\n\nHome moves to the start.\n';
  expect(keyboardLine(page, { table: 0, row: 1, keys: 'Home' })).toBeUndefined();
});

test('a fence in code does not end it', () => {
  const page = '## Keyboard\n\n````md\n```\n| Key |\n````\n\n| Key |\n| --- |\n| Home |\n';
  expect(keyboardLine(page, { table: 0, row: 0, keys: 'Home' })).toBe(10);
});
