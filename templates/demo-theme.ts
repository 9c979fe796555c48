import { createTheme, type Theme } from '@mui/material/styles';
import type { Direction } from '../src/model/language.ts';

/** Themes of libraries besides Material UI, by the key under which their components look for them. */
export const scopedThemes: Readonly<Record<string, object>> = {};

let themes: Readonly<Record<Direction, Theme>> | undefined;

/**
 * Returns the theme of all demos, on the server and in the browser: Material's own, with its colours as
 * variables `--mui-…`. Created on first use: workers that render no demo do without its 370 variables.
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
