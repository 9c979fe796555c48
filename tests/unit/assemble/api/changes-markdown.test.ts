import { expect, test } from 'vitest';
import { changeSections } from '../../../../src/assemble/api/change-sections.ts';
import { changesMarkdown } from '../../../../src/assemble/api/changes-markdown.ts';
import type { ApiChange } from '../../../../src/model/api-release.ts';

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
  expect(changesMarkdown(changeSections(changes))).toBe(`### Added

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
  expect(changesMarkdown(changeSections([]))).toBe('The API has not changed.\n');
});

test('quotes template literals', () => {
  const fields = [{ field: 'type', before: '`a-b`', after: 'string' }] as const;
  const change: ApiChange = { ...chip, kind: 'changed', group: 'props', item: 'id', fields };
  expect(changesMarkdown(changeSections([change]))).toContain('type `` `a-b` `` → `string`');
});
