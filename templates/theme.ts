import { createTheme } from '@mui/material/styles';
import { darkPalette, lightPalette } from './palette.ts';

const fontFamily = 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif';

/** The theme of the shell. Colours are CSS variables `--docs-…`; an attribute of `<html>` sets the scheme. */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'docs', colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  shape: { borderRadius: 12 },
  typography: { fontFamily },
});
