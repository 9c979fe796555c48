import { expect, test } from 'vitest';
import { pruneVariables } from '../../../../templates/styles/prune-variables.ts';

test.each([
  ['a used one stays', ':root{--a:1}p{margin:var(--a)}', ':root{--a:1}p{margin:var(--a)}'],
  ['an unused one goes', ':root{--a:1;--b:2}p{margin:var(--b)}', ':root{--b:2}p{margin:var(--b)}'],
  ['the last of a block goes', ':root{--b:2;--a:1}p{margin:var(--b)}', ':root{--b:2;}p{margin:var(--b)}'],
  ['what only an unused one refers to goes', ':root{--a:var(--b);--b:2}p{margin:0}', 'p{margin:0}'],
  ['in every block', '.x{--a:1;color:red}@media print{.x{--a:2}}', '.x{color:red}@media print{}'],
  [
    'a name that begins like another',
    ':root{--a:1;--ab:2}p{margin:var(--ab)}',
    ':root{--ab:2}p{margin:var(--ab)}',
  ],
  [
    'a fallback counts as a use',
    ':root{--b:1}p{margin:var(--a, var(--b))}',
    ':root{--b:1}p{margin:var(--a, var(--b))}',
  ],
])('%s', (_name, css, expected) => {
  expect(pruneVariables(css)).toBe(expected);
});
