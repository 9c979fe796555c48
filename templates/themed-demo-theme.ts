import * as site from 'colophon:site-theme';
import { theme as siteTheme } from 'colophon:site-theme';
import { createTheme, type Theme } from '@mui/material/styles';
import type { Direction } from '../src/model/language.ts';

// Copied, because the bundler reports a missing export that is asked for by name, as the theme is.
const { scopedThemes: ownThemes = {} } = { ...site };

/** Themes of libraries besides Material UI, by the key under which their components look for them. */
export const scopedThemes: Readonly<Record<string, object>> = ownThemes;

// Made when the module loads: a theme that fails is then one problem of the site, and not one of each demo.
const themes = makeThemes();

/**
 * Returns the theme of all demos of a site with `content/theme.ts`: Material's own with the site's options.
 */
export function demoThemeFor(direction: Direction = 'ltr'): Theme {
  return themes[direction];
}

function makeThemes(): Readonly<Record<Direction, Theme>> {
  const ltr = createOwnTheme();
  const rtlThemes = Object.entries(scopedThemes).map(([id, theme]) => [id, { ...theme, direction: 'rtl' }]);
  return {
    ltr: { ...ltr, ...scopedThemes },
    rtl: { ...ltr, ...Object.fromEntries(rtlThemes), direction: 'rtl' },
  };
}

/** Material's theme with the site's options. `render/template-failures.ts` knows how its errors begin. */
function createOwnTheme(): Theme {
  if (typeof siteTheme !== 'object' || siteTheme === null || 'then' in siteTheme)
    throw new Error(`The exported "theme" is ${kindOf(siteTheme)}.`);
  try {
    return createTheme({
      ...siteTheme,
      // The page switches schemes by these variables.
      cssVariables: { cssVarPrefix: 'mui', colorSchemeSelector: 'data-mui-color-scheme' },
      colorSchemes: { light: true, dark: true, ...siteTheme.colorSchemes },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The exported "theme" made createTheme() fail: ${reason}`, { cause: error });
  }
}

/** What was exported in place of options. */
function kindOf(value: unknown): string {
  if (typeof value === 'object' && value !== null) return 'a promise';
  return typeof value === 'function' ? 'a function' : JSON.stringify(value);
}
