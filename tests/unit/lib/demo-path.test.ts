import { expect, test } from 'vitest';
import { demoPath } from '../../../src/lib/demo-path.ts';

test.each([
  ['Chips.js', 'src/pages/components/chips/chips.md', 'Chips.js'],
  ['./Chips.js', 'src/pages/components/chips/chips.md', './Chips.js'],
  ['../Chips.js', 'src/pages/components/chips/chips.md', '../Chips.js'],
  ['pages/components/chips/Chips.js', '../tree/src/pages/components/chips/chips.md', 'Chips.js'],
  ['chips/Chips.js', 'chips/chips.md', 'Chips.js'],
  // A folder beside the page.
  ['chips/Chips.js', 'components/chips.md', 'chips/Chips.js'],
  ['hips/Chips.js', 'chips/chips.md', 'hips/Chips.js'],
])('%s in %s is %s', (written, page, name) => {
  expect(demoPath(written, page)).toBe(name);
});
