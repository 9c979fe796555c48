import { expect, test } from 'vitest';
import { themeModule, usesExtendedTheme } from '../../../src/inspect/theme-module.ts';

test.for([
  ['...theme.applyDarkStyles({ color: 1 })', true],
  ['theme.palette.primaryDark[800]', true],
  ['(theme.vars || theme).palette.gradients.linearSubtle', true],
  ["borderColor: 'primaryDark.700'", true],
  ["theme.applyStyles('dark', {})", false],
  ['theme.palette.primary[800]', false],
  ['const gradients = 1', false],
] as const)('%s needs more than the theme of Material UI: %s', ([text, needed]) => {
  expect(usesExtendedTheme(text)).toBe(needed);
});

test('demos that need no theme of their own have no module', () => {
  expect(themeModule([])).toBeUndefined();
});

test('both themes fit into one module', () => {
  const text = themeModule(['extended', 'joy']) ?? '';
  expect(text.match(/^(?:import|export|const) .*$/gm)).toEqual([
    "import { extendTheme, THEME_ID } from '@mui/joy/styles';",
    "import { blue, blueGrey } from '@mui/material/colors';",
    'const added = (surface: string, glow: string) => ({',
    'export const theme = {',
    'export const scopedThemes = { [THEME_ID]: extendTheme() };',
  ]);
});
