import { expect, test } from 'vitest';
import { changeSections } from '../../../../../src/assemble/api/releases/change-sections.ts';
import {
  type ChangesStyle,
  changesMarkdown,
  plainChanges,
} from '../../../../../src/assemble/api/releases/changes-markdown.ts';
import type { ApiChange } from '../../../../../src/model/api-release.ts';

const button = { document: 'button', name: 'Button' };
const chip = { document: 'chip', name: 'Chip' };

const changes: readonly ApiChange[] = [
  { ...button, kind: 'added', group: 'props', item: 'loading' },
  { ...button, kind: 'added', group: 'classes', item: 'MuiButton-loading' },
  { ...button, kind: 'deprecated', group: 'props', item: 'dense' },
  {
    ...button,
    kind: 'changed',
    group: 'props',
    item: 'size',
    fields: [
      { field: 'type', before: "'small'", after: "'small' | 'large'" },
      { field: 'default', after: "'small'" },
      { field: 'required', before: 'true' },
    ],
  },
  { ...chip, kind: 'document-added' },
  { document: 'old', name: 'Old', kind: 'document-removed' },
];

test('sorts changes into sections', () => {
  expect(changesMarkdown(changeSections(changes), plainChanges)).toBe(`### Added

- \`Button\`
  - \`loading\` prop
  - \`MuiButton-loading\` class
- \`Chip\`

### Changed

- \`Button\`: \`size\` prop: type \`'small'\` → \`'small' | 'large'\`; default is now \`'small'\`; no longer required

### Deprecated

- \`Button\`: \`dense\` prop

### Removed

- \`Old\`
`);
});

test('says that nothing has changed', () => {
  expect(changesMarkdown(changeSections([]), plainChanges)).toBe('The API has not changed.\n');
});

test('names a changed type alias, and a return value that has no name', () => {
  const fields = [{ field: 'type', before: 'string', after: 'number' }] as const;
  const all: readonly ApiChange[] = [
    { document: 'format', name: 'format', kind: 'changed', group: 'return-value', item: '', fields },
    { document: 'tone', name: 'Tone', kind: 'document-changed', fields },
  ];
  expect(changesMarkdown(changeSections(all), plainChanges)).toBe(`### Changed

- \`format\`: return value: type \`string\` → \`number\`
- \`Tone\`: type \`string\` → \`number\`
`);
});

test('quotes template literals', () => {
  const fields = [{ field: 'type', before: '`a-b`', after: 'string' }] as const;
  const change: ApiChange = { ...chip, kind: 'changed', group: 'props', item: 'id', fields };
  expect(changesMarkdown(changeSections([change]), plainChanges)).toContain('type `` `a-b` `` → `string`');
});

test('links what the site still documents', () => {
  const hrefOf: ChangesStyle['hrefOf'] = (document, item) =>
    document === 'button' ? `../button.json${item ? `#button-prop-${item.item}` : ''}` : undefined;
  const text = changesMarkdown(changeSections(changes.slice(3)), { ...plainChanges, heading: '##', hrefOf });
  expect(text).toContain(
    '## Changed\n\n- [`Button`](../button.json): [`size`](../button.json#button-prop-size) prop: ',
  );
  expect(text).toContain('## Removed\n\n- `Old`\n');
});
