import { theme as siteTheme } from 'colophon:site-theme';
import { createTheme, type Theme } from '@mui/material/styles';
import type { Direction } from '../src/model/language.ts';

let themes: Readonly<Record<Direction, Theme>> | undefined;

/** Returns the theme of all demos of a site with `content/theme.ts`: Material's own with the site's options. */
export function demoThemeFor(direction: Direction = 'ltr'): Theme {
  themes ??= makeThemes();
  return themes[direction];
}

function makeThemes(): Readonly<Record<Direction, Theme>> {
  const ltr = createTheme({
    ...siteTheme,
    // The page switches schemes by these variables.
    cssVariables: { cssVarPrefix: 'mui', colorSchemeSelector: 'data-mui-color-scheme' },
    colorSchemes: { light: true, dark: true, ...siteTheme.colorSchemes },
  });
  return { ltr, rtl: { ...ltr, direction: 'rtl' } };
}
