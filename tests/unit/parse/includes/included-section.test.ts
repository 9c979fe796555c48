import { expect, test } from 'vitest';
import type { SourcePath } from '../../../../src/model/path.ts';
import { includedSection } from '../../../../src/parse/includes/included-section.ts';

const text = `---
title: T
---
# Button

Intro.

## Root

The root.

### Props

a

\`\`\`sh
# no heading
## Icon
\`\`\`

b

## Icon

c
`;

const options = {
  page: 'm/a.mdx' as SourcePath,
  included: new Map([
    ['m/types.md' as SourcePath, { hash: 'a', text }],
    ['m/picture.md' as SourcePath, { hash: 'b' }],
  ]),
  folders: [],
};

/** Its lines that are not empty. */
function section(file: string, heading: string): readonly string[] | undefined {
  const lines = includedSection(file, heading, options)?.map((line) => line.text);
  return lines?.filter((line) => line !== '');
}

const props = ['a', '```sh', '# no heading', '## Icon', '```', 'b'];

test.each<[heading: string, lines: readonly string[] | undefined]>([
  ['', ['# Button', 'Intro.', '## Root', 'The root.', '### Props', ...props, '## Icon', 'c']],
  ['Root', ['The root.', '### Props', ...props]],
  ['root', ['The root.', '### Props', ...props]],
  ['Props', props],
  ['Icon', ['c']],
  // The title is no section, and neither is a comment in a code block.
  ['Button', undefined],
  ['no heading', undefined],
  ['a', undefined],
  ['Other', undefined],
])('the section "%s"', (heading, lines) => {
  expect(section('./types.md', heading)).toEqual(lines);
});

test('lines of a section have their places in the file', () => {
  const [blank, first] = includedSection('./types.md', 'Root', options) ?? [];
  expect(blank).toMatchObject({ text: '', origin: { source: 'm/types.md', line: 9 } });
  expect(first).toMatchObject({ text: 'The root.', origin: { source: 'm/types.md', line: 10 } });
});

test.each(['./none.md', './picture.md', '../types.md'])('%s has no section', (file) => {
  expect(section(file, '')).toBeUndefined();
});
