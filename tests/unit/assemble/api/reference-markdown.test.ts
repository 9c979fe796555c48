import { expect, test } from 'vitest';
import { referenceMarkdown } from '../../../../src/assemble/api/reference-markdown.ts';
import type { SourcePath } from '../../../../src/model/path.ts';
import { english } from '../../../../src/model/words.ts';
import { parseApiDocument } from '../../../../src/parse/api/parse-api-document.ts';

function markdownOf(file: object, limit = 100): string {
  const { value } = parseApiDocument({
    document: { source: 'ui/api/a.json' as SourcePath, text: JSON.stringify(file) },
    folder: 'ui/api' as SourcePath,
    descriptions: [],
    lint: false,
  });
  return value
    ? referenceMarkdown(value, {
        words: english.reference,
        limit,
        textOf: ({ markdown }) => markdown,
      })
    : '';
}

test('props that belong together', () => {
  const markdown = markdownOf({
    name: 'Picker',
    imports: [],
    props: { multiple: { type: { name: 'boolean' } } },
    combinations: [
      [
        { multiple: { type: 'true', required: true }, value: { type: 'string[] | null' } },
        { multiple: { type: 'false' }, 'aria-label': { type: 'never' } },
      ],
    ],
  });
  expect(markdown).toContain(`| \`multiple\` | \`boolean\` |

These props belong together in one of these combinations:

- \`{ multiple: true; value?: string[] | null }\`
- \`{ multiple?: false; 'aria-label'?: never }\`
`);
});

test('a component', () => {
  const markdown = markdownOf({
    name: 'Button',
    imports: ["import { Button } from '@acme/ui';"],
    description: 'A button.',
    deprecated: true,
    deprecationInfo: 'Use `Link`.',
    demos: '<ul><li><a href="/ui/react-button/">Button</a></li></ul>',
    examples: ['<Button />'],
    props: {
      size: { type: { description: "'s'<br>&#124;&nbsp;'m'" }, default: "'m'", description: 'Its\n\nsize.' },
      onPress: {
        type: { name: 'func' },
        required: true,
        since: '1.1.0',
        description: 'Called.',
        signature: {
          type: '(event: Event) => void',
          parameters: [{ name: 'event', type: 'Event', description: 'The event.' }],
          returns: { type: 'void' },
        },
      },
      old: { type: { name: 'bool' }, deprecated: true, deprecationInfo: 'Gone.' },
    },
    spread: true,
    inherited: [
      {
        source: 'ButtonBase',
        items: [
          { name: 'href', type: 'string | undefined' },
          { name: 'kind', type: 'Kind', default: "'a'", required: true, description: 'Its\n\nkind.' },
          { name: 'old', type: 'Kind', deprecated: true, deprecationInfo: 'Use `kind`.' },
        ],
      },
    ],
    handle: { focus: { type: { name: 'func' }, required: true } },
    slots: [{ name: 'root', class: 'Button-root', description: 'The root.', default: "'button'" }],
    classes: [{ key: 'root', className: 'Button-root', description: 'The root.', isGlobal: false }],
  });
  expect(markdown).toBe(`# Button API

Reference of the React component Button: its props, slots, CSS classes and other parts.

> **Deprecated.** Use \`Link\`.

A button.

## Import

\`\`\`js
import { Button } from '@acme/ui';
\`\`\`

\`\`\`tsx
<Button />
\`\`\`

## Demos

- [Button](/ui/react-button/)

## Props

| Name | Type | Default | Description |
| --- | --- | --- | --- |
| \`size\` | \`'s' \\| 'm'\` | \`'m'\` | Its<br>size. |
| \`onPress\` | \`func\` |  | **Required.**<br>Since 1.1.0.<br>Called.<br>\`(event: Event) => void\`<br>\`event\` (\`Event\`): The event. |
| \`old\` | \`bool\` |  | **Deprecated.** Gone. |

### Inherited from ButtonBase

- \`href\`: \`string | undefined\`
- \`kind\`: \`Kind\` (Default: \`'a'\`). **Required.** Its kind.
- \`old\`: \`Kind\`. **Deprecated.** Use \`kind\`.

- All other props are passed to the root element.

## Imperative handle

| Name | Type |
| --- | --- |
| \`focus\` | \`func\` |

## Slots

| Name | Class name | Default | Description |
| --- | --- | --- | --- |
| \`root\` | \`Button-root\` | \`'button'\` | The root. |

## CSS classes

| Name | Class name | Description |
| --- | --- | --- |
| \`root\` | \`Button-root\` | The root. |
`);
});

test.each<[object, string]>([
  [{ spread: true }, '- All other props are passed to the root element.'],
  [
    { spread: true, inheritance: { component: 'ButtonBase', pathname: '/ui/api/button-base/' } },
    '- All other props are passed to [`ButtonBase`](/ui/api/button-base/).',
  ],
  [{ inheritance: { component: 'Base' } }, '- The props of `Base` are accepted too.'],
  [
    { cssComponent: true, forwardsRefTo: null },
    '- CSS properties can be set as props.\n- The component does not accept a ref.',
  ],
  [{ forwardsRefTo: 'HTMLElement' }, '- A ref gives the `HTMLElement`.'],
  [
    { themeDefaultProps: true, muiName: 'MuiA' },
    '- The theme can change the default props, under the name `MuiA`.',
  ],
])('facts of a component: %j', (facts, text) => {
  expect(markdownOf({ name: 'A', props: {}, ...facts })).toContain(`\n\n${text}\n`);
});

test('a type and a function', () => {
  expect(markdownOf({ name: 'Size', kind: 'type', properties: {}, signatures: ["'s' | 'm'"] })).toBe(
    "# Size API\n\nReference of the type Size.\n\n```ts\n's' | 'm'\n```\n",
  );
  const returned = { name: 'alpha', parameters: {}, returnValue: { type: { name: 'string' } } };
  expect(markdownOf(returned)).toContain('## Return value\n\n| Type |\n| --- |\n| `string` |\n');
});

test('a resolved type that is too long for the page', () => {
  const type = { name: 'Size', text: 'Size', expanded: "'small' | 'large'" };
  const file = { name: 'Button', imports: [], props: { size: { type } } };
  expect(markdownOf(file, 16)).toContain("| `size` | `Size` | Full type: `'small' \\| 'large'` |");
  expect(markdownOf(file, 17)).not.toContain('small');
});
