import { expect, test } from 'vitest';
import { currentKeys } from '../../../../src/parse/api/current-keys.ts';

test('a document of an earlier generator has the keys of today', () => {
  const written = {
    name: 'Chip',
    props: {},
    slots: { Icon: { default: 'ChipIcon', type: { name: 'elementType' } }, Label: {} },
    styles: { classes: ['root', 'disabled'], globalClasses: { disabled: 'Acme-disabled' }, name: 'AcmeChip' },
    packages: ['@acme/ui', '@acme/ui-pro'],
    spread: true,
  };
  expect(currentKeys(written)).toEqual({
    name: 'Chip',
    props: {},
    spread: true,
    slots: [
      { name: 'Icon', class: null, default: 'ChipIcon' },
      { name: 'Label', class: null },
    ],
    muiName: 'AcmeChip',
    classes: [
      { key: 'root', className: 'AcmeChip-root', isGlobal: false },
      { key: 'disabled', className: 'Acme-disabled', isGlobal: true },
    ],
    imports: ["import { Chip } from '@acme/ui';", "import { Chip } from '@acme/ui-pro';"],
  });
});

test.each([
  [[{ name: 'select' }]],
  [{ name: 'A', properties: {} }],
  [{ name: 'A', props: {}, slots: [{ name: 'root' }], classes: [], imports: [] }],
  [{ name: 'A', props: {}, classes: [], styles: { own: 1 } }],
  [null],
])('%j stays as it is', (value) => {
  expect(currentKeys(value)).toEqual(value);
});
