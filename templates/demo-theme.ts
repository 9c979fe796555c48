import { createTheme, type Theme } from '@mui/material/styles';
import type { Direction } from '../src/model/language.ts';

let themes: Readonly<Record<Direction, Theme>> | undefined;

/**
 * The theme of every demo, on the server and in the browser: Material's own, its colours as variables `--mui-…`. Made when it is asked for:
 * a thread that draws no demo does without its 370 variables.
 */
export function demoThemeFor(direction: Direction = 'ltr'): Theme {
  themes ??= makeThemes();
  return themes[direction];
}

function makeThemes(): Readonly<Record<Direction, Theme>> {
  const ltr = createTheme({
    cssVariables: { cssVarPrefix: 'mui', colorSchemeSelector: 'data-mui-color-scheme' },
    colorSchemes: { light: true, dark: true },
  });
  return { ltr, rtl: { ...ltr, direction: 'rtl' } };
}
