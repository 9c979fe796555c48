import { expect, test } from 'vitest';
import { componentName } from '../../../src/lib/component-name.ts';

test.each([
  ['more/basic-button.tsx', 'BasicButton'],
  ['List', 'List'],
  ['/site/content/größe_wählen.js', 'GrößeWählen'],
  ['2-columns.tsx', 'Demo2Columns'],
])('the component in "%s" is %s', (file, name) => {
  expect(componentName(file)).toBe(name);
});
