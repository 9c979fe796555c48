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
