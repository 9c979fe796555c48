import { expect, test } from 'vitest';
import { kebabCase, kebabCases } from '../../../src/lib/kebab-case.ts';

test.each([
  ['DataGrid2', 'data-grid-2'],
  ['useSVGIcon', 'use-svg-icon'],
  ['Dialog.Root', 'dialog-root'],
  ['Überschrift', 'überschrift'],
  ['ÜberGrößeÄnderung', 'über-größe-änderung'],
  ['Größe2', 'größe-2'],
  ['КнопкаМеню', 'кнопка-меню'],
  ['按钮', '按钮'],
  // The accents of decomposed letters belong to them.
  ['Cafe\u0301Menu', 'cafe\u0301-menu'],
])('%s becomes %s', (name, expected) => {
  expect(kebabCase(name)).toBe(expected);
});

test('both forms of a name with digits', () => {
  expect(kebabCases('Größe2')).toEqual(['größe2', 'größe-2']);
});
