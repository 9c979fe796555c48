import type { ThemeOptions } from '@mui/material/styles';

export const theme: ThemeOptions = {
  shape: { borderRadius: 20 },
  colorSchemes: {
    light: { palette: { primary: { main: '#7a36ee' } } },
    dark: { palette: { primary: { main: '#b79cff' } } },
  },
};

/** The theme of a second library, whose components look for it by this key. */
export const scopedThemes = {
  $$acme: {
    cssVarPrefix: 'acme',
    tone: 'var(--acme-tone, #0a66c2)',
    generateCssVars: () => ({ css: { '--acme-tone': '#7ab8ff' } }),
  },
};
