import { expect, test } from 'vitest';
import { demoVariables } from '../../../../templates/styles/theme-variables.ts';

test('markup without variables of the demos needs none', () => {
  expect(demoVariables('<p style="color:var(--docs-palette-divider)">')).toBe('');
});

test('a variable has a value for every scheme, and other variables are absent', () => {
  const css = demoVariables('<style>.a{color:var(--mui-palette-primary-main, #1976d2)}</style>');
  expect(names(css)).toEqual(['--mui-palette-primary-main']);
  expect(css).toContain(':root, [data-mui-color-scheme="light"]{');
  expect(css).toContain('[data-mui-color-scheme="dark"]{');
  expect(css).toContain(':root:not([data-mui-color-scheme]){');
});

test('variables that a variable uses are included, also if it uses them in one scheme only', () => {
  // Filled alerts are `error-main` in the light scheme, and `error-dark` in the dark one.
  const css = demoVariables('<b style="background:var(--mui-palette-Alert-errorFilledBg)">');
  expect(names(css)).toEqual([
    '--mui-palette-Alert-errorFilledBg',
    '--mui-palette-error-dark',
    '--mui-palette-error-main',
  ]);
});

function names(css: string): string[] {
  return [...new Set(Array.from(css.matchAll(/(--[\w-]+):/g), ([, name = '']) => name))].sort();
}
