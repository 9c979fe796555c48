import * as site from 'colophon:site-theme';
import { theme as siteTheme } from 'colophon:site-theme';
import { createTheme, type Theme } from '@mui/material/styles';
import type { Direction } from '../src/model/language.ts';

// Copied, because the bundler reports a missing export that is asked for by name, as the theme is.
const { scopedThemes: ownThemes = {} } = { ...site };

/** Themes of libraries besides Material UI, by the key under which their components look for them. */
export const scopedThemes: Readonly<Record<string, object>> = ownThemes;

let themes: Readonly<Record<Direction, Theme>> | undefined;

/**
 * Returns the theme of all demos of a site with `content/theme.ts`: Material's own with the site's options.
 */
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
  const rtlThemes = Object.entries(scopedThemes).map(([id, theme]) => [id, { ...theme, direction: 'rtl' }]);
  return {
    ltr: { ...ltr, ...scopedThemes },
    rtl: { ...ltr, ...Object.fromEntries(rtlThemes), direction: 'rtl' },
  };
}
