import { expect, test } from 'vitest';
import { chosenTab, tabKey } from '../../../../../templates/browser/code/code-tabs.ts';

test.each([
  ['the wanted label', 'yarn', 0, 2],
  ['an unknown label: the shown tab stays', 'bun', 1, 1],
  ['no label', null, 1, 1],
])('chosenTab: %s', (_name, wanted, shown, index) => {
  expect(chosenTab(['npm', 'pnpm', 'yarn'], wanted, shown)).toBe(index);
});

test('tabKey returns the established storage key', () => {
  expect(tabKey('package-manager')).toBe('codeblock-package-manager');
});
